import { carryList, readText, watchText } from "../Windows/keptText.ts";

/** Shows in the header a link to the visitor's list, if there is one, and how many windows are on it, if any. */
export function watchWindowCount(): void {
	const show = () => {
		const text = readText();
		for (const part of document.getElementsByClassName("listed") as Iterable<HTMLAnchorElement>) {
			part.hidden = !text;
			const carried = carryList();
			if (carried) part.hash = carried;
			(part.lastElementChild as Element).textContent = countWindows(text);
		}
	};
	show();
	watchText(show);
}

function countWindows(text: string): string {
	try {
		const { windows } = JSON.parse(text) as { windows: { quantity: number }[] };
		return String(windows.reduce((count, { quantity }) => count + quantity, 0) || "");
	} catch {
		// Damaged, or of an earlier version: its own page reads what can be read.
		return "";
	}
}
