import { findWay, share } from "./sharing.ts";

/** Shows the button of ShareButton where the browser can share or copy, and says what came of it. */
export function mount(box: HTMLElement) {
	const button = box.querySelector("button");
	const status = box.querySelector("span");
	const way = findWay();
	if (!button || !status || !way) return;
	if (way === "copy") button.textContent = "Copy link";
	button.hidden = false;
	button.addEventListener("click", async () => {
		status.textContent = "";
		status.textContent = await share(way);
	});
}
