import { findWay, share } from "../ShareButton/sharing.ts";

/** Shows the button of a post where the browser can share or copy, and says what came of it. */
export function watchShare(box: HTMLElement): void {
	const [button, status] = box.children as unknown as [HTMLButtonElement, HTMLElement];
	const way = findWay();
	if (!way) return;
	if (way === "copy") button.textContent = "Copy link";
	button.hidden = false;
	button.addEventListener("click", async () => {
		status.textContent = "";
		status.textContent = await share(way);
	});
}
