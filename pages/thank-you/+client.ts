import "../+client.ts";
import { whenShown } from "../../components/islands/client.ts";

// An enquiry sent without script has arrived, and so has an earlier page's draft of it. Who only comes back to the page,
// by reloading it or through the history, may have begun another enquiry since.
whenShown(() => {
	const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (location.pathname !== "/thank-you" || opened?.type !== "navigate") return;
	try {
		// As in storage.ts: importing it would fetch the rest of the form's code.
		localStorage.removeItem("enquiry-draft");
	} catch {
		// Without storage there is no draft.
	}
});
