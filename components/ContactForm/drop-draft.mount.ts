/**
 * For the thank-you page of an enquiry sent without script: an earlier page's draft has arrived. Who only comes back
 * to the page, by reloading it or through the history, may have begun another enquiry since.
 */
export function mount() {
	const [opened] = performance.getEntriesByType("navigation");
	if ((opened as PerformanceNavigationTiming | undefined)?.type !== "navigate") return;
	try {
		// As in storage.ts: importing it would make two files of the form's code, 150 bytes more.
		localStorage.removeItem("enquiry-draft");
	} catch {
		// Without storage there is no draft.
	}
}
