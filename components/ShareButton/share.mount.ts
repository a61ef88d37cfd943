/**
 * Offers the platform's share sheet where there is one, otherwise copies the address: the canonical one, with what
 * the visitor has chosen on the page (Choices/choices.ts).
 */
export function mount(box: HTMLElement) {
	const button = box.querySelector("button");
	const status = box.querySelector("span");
	const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
	const canShare = "share" in navigator;
	// Browsers offer the clipboard only to pages served over https.
	if (!button || !status || !canonical || !(canShare || navigator.clipboard)) return;
	if (!canShare) button.textContent = "Copy link";
	button.hidden = false;
	button.addEventListener("click", async () => {
		const url = canonical.href + location.search;
		status.textContent = "";
		try {
			if (canShare) await navigator.share({ title: document.title, url });
			else {
				await navigator.clipboard.writeText(url);
				status.textContent = "Link copied.";
			}
		} catch (error) {
			// Closing the share sheet is not a failure.
			if ((error as Error).name === "AbortError") return;
			status.textContent = `That did not work. The address is ${url}`;
		}
	});
}
