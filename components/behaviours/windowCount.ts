import { carryList, readText, watchText } from "../Windows/keptText.ts";

/** Shows in the header a link to the visitor's list, if there is one, and how many windows are on it, if any. */
export function watchWindowCount(): void {
	const show = () => {
		const text = readText();
		for (const part of document.getElementsByClassName("listed") as Iterable<HTMLAnchorElement>) {
			part.hidden = !text;
			part.hash = carryList();
			(part.lastElementChild as Element).textContent = countWindows(text);
		}
	};
	show();
	watchText(show);
}

function countWindows(text: string): string {
	try {
		let count = 0;
		for (const { quantity } of JSON.parse(text).windows) count += quantity;
		return count ? `${count}` : "";
	} catch {
		// Damaged, or of an earlier version: its own page reads what can be read.
		return "";
	}
}
