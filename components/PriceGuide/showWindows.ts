import { element } from "../islands/element.ts";
import type { PriceGuideData } from "./estimate.ts";
import {
	describeWindow,
	keepWindows,
	type ListedWindow,
	mostWindows,
	readWindows,
	sumWindows,
	writeList,
} from "./windowList.ts";

/** The visitor's list, where a page shows it. */
const find = () => document.getElementById("my-windows");

/** Adds a window to the list. @returns what to tell the visitor */
export function addWindow(data: PriceGuideData, window: ListedWindow): string {
	const list = readWindows(data);
	if (list.length >= mostWindows)
		return `The list holds ${mostWindows}. Send it, then start another.`;
	keepWindows([...list, window]);
	showWindows(data);
	const count = list.length + 1;
	return `Added. My windows has ${count === 1 ? "one line" : `${count} lines`} now.`;
}

/** Fills in the list on a page that shows it; an empty one is hidden. */
export function showWindows(data: PriceGuideData): void {
	const section = find();
	if (!section) return;
	const list = readWindows(data);
	section.hidden = list.length === 0;
	section
		.querySelector("tbody")
		?.replaceChildren(...list.map((_, index) => makeRow(data, list, index)));
	const part = (name: string) => section.querySelector<HTMLElement>(`[data-part=${name}]`);
	part("total")?.replaceChildren(`Together ${sumWindows(data, list)}.`);
	const send = part("send");
	if (send) send.dataset.subject = JSON.stringify(writeList(data, list));
	const print = part("print");
	if (print) print.onclick = () => globalThis.print();
}

function makeRow(data: PriceGuideData, list: ListedWindow[], index: number): HTMLTableRowElement {
	const { name, product, size, range } = describeWindow(data, list[index] as ListedWindow, index);
	const label = { type: "button", class: "out", "aria-label": `Take out ${name}` };
	const button = element("button", label, "Take out");
	button.onclick = () => {
		keepWindows(list.toSpliced(index, 1));
		showWindows(data);
		// The button is gone, and the focus with it.
		find()?.querySelector<HTMLElement>("h2")?.focus();
	};
	return element(
		"tr",
		{},
		element("th", { scope: "row" }, name),
		element("td", {}, [product, size].filter(Boolean).join(", ")),
		element("td", {}, range),
		element("td", {}, button),
	);
}
