/**
 * Offers the platform's share sheet where there is one, otherwise copies the address: the canonical one, or with
 * the visitor's choices where the page keeps them in its own.
 */
export function mount(box: HTMLElement) {
	const button = box.querySelector("button");
	const status = box.querySelector("[role=status]");
	const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
	const canShare = "share" in navigator;
	// Browsers offer the clipboard only to pages served over https.
	if (!button || !status || !(canShare || navigator.clipboard)) return;
	if (!canShare) button.textContent = "Copy link";
	button.hidden = false;
	button.addEventListener("click", async () => {
		const url = ("choices" in box.dataset ? undefined : canonical) ?? location.href;
		status.textContent = "";
		try {
			if (canShare) await navigator.share({ title: document.querySelector("h1")?.innerText, url });
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
