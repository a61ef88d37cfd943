import "../+client.ts";
import { store } from "../../components/Form/browserStorage.ts";
import { whenShown } from "../../components/islands/client.ts";

// An enquiry sent without script has arrived, and so has an earlier page's draft of it. Who only comes back to the page,
// by reloading it or through the history, may have begun another enquiry since.
whenShown(() => {
	const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (location.pathname !== "/thank-you" || opened?.type !== "navigate") return;
	// Its name as in draft.ts: importing that would fetch the rest of the form's code.
	store("enquiry-draft", "");
});
