import { useMemo, useSyncExternalStore } from "react";
import { formatRange } from "../../scripts/content/format.ts";
import { estimate, findChoice, type Opening, type PriceGuideData, withAbout } from "./estimate.ts";
import { writeKind, writeSides } from "./priceWords.ts";

/** Windows of one size on one side of the house, as the visitor put them on the list. */
export interface ListedWindow extends Opening {
	/** Of the product and its kind, as in the guide's list. */
	choice: string;
	/** What the visitor calls it. */
	name: string;
	/** Which way it faces; "" where that was not said. */
	facing: string;
}

const storageName = "my-windows";
/** A list of these still fits into the message of an enquiry, which holds 5,000 characters, and leaves room for words. */
export const mostWindows = 20;

/** Components that show the list. */
const listeners = new Set<() => void>();
/** The list where the browser's storage is forbidden: it lasts as long as the page. */
let unkept: string | undefined;

function readText(): string {
	try {
		return localStorage.getItem(storageName) ?? unkept ?? "[]";
	} catch {
		return unkept ?? "[]";
	}
}

/** The list that this browser keeps, the same in every tab, without what the guide no longer has. */
export function useWindowList(data: PriceGuideData): ListedWindow[] {
	const text = useSyncExternalStore(subscribe, readText, () => "[]");
	return useMemo(() => parseWindows(text, data), [text, data]);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("storage", listener);
	// Another page may have changed the list since this one was left.
	addEventListener("pageshow", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
		removeEventListener("pageshow", listener);
	};
}

/** The list as it is kept now. */
export function readWindows(data: PriceGuideData): ListedWindow[] {
	return parseWindows(readText(), data);
}

function parseWindows(text: string, data: PriceGuideData): ListedWindow[] {
	try {
		const kept = JSON.parse(text) as ListedWindow[];
		return kept.filter(({ choice }) => findChoice(data, choice).product);
	} catch {
		return [];
	}
}

/** Keeps the list in this browser; where that is forbidden it lasts as long as the page. */
export function keepWindows(list: readonly ListedWindow[]): void {
	try {
		if (list.length) localStorage.setItem(storageName, JSON.stringify(list));
		else localStorage.removeItem(storageName);
		unkept = undefined;
	} catch {
		unkept = JSON.stringify(list);
	}
	for (const listener of listeners) listener();
}

/** Adds a window to the list. @returns what to tell the visitor */
export function addWindow(data: PriceGuideData, window: ListedWindow): string {
	const list = readWindows(data);
	if (list.length >= mostWindows)
		return `The list holds ${mostWindows}. Send it, then start another.`;
	keepWindows([...list, window]);
	const count = list.length + 1;
	return `Added. My windows has ${count === 1 ? "one line" : `${count} lines`} now.`;
}

/** A window of the list in words, its name with the way it faces; without a name it has its number. */
export function describeWindow(data: PriceGuideData, window: ListedWindow, index: number) {
	const { product, choice } = findChoice(data, window.choice);
	const facing = window.facing && `faces ${window.facing.toLowerCase()}`;
	const kind = product ? writeKind(product, choice) : "";
	return {
		name: [window.name || `Window ${index + 1}`, facing].filter(Boolean).join(", "),
		product: window.quantity > 1 ? `${window.quantity} × ${kind}` : kind,
		size: writeSides(choice, window),
		range: (choice && estimate(choice, window)?.range) || "By written quote",
	};
}

/** What the list comes to: the sum of its ranges, and how many lines have none. */
export function sumWindows(data: PriceGuideData, list: readonly ListedWindow[]): string {
	const choices = list.map((window) => ({ window, ...findChoice(data, window.choice) }));
	const priced = choices.flatMap(({ choice, window }) => {
		const result = choice && estimate(choice, window);
		return result ? [{ choice, ...result }] : [];
	});
	const quoted = list.length - priced.length;
	const rest = quoted ? `${quoted} by written quote` : "";
	if (!priced.length) return rest;
	const [min, max] = (["min", "max"] as const).map((end) =>
		priced.reduce((sum, result) => sum + result[end], 0),
	);
	const about = { about: priced.some(({ choice }) => choice.about) };
	const total = withAbout(about, formatRange(min ?? 0, max ?? 0));
	return `${total} including GST${rest && `, and ${rest}`}`;
}

/** What an enquiry about the list says. */
export function writeList(data: PriceGuideData, list: readonly ListedWindow[]) {
	const lines = list.map((window, index) => {
		const { name, product, size, range } = describeWindow(data, window, index);
		return `${index + 1}. ${[name, product, size].filter(Boolean).join("; ")}: ${range}`;
	});
	const products = list.flatMap(({ choice }) => findChoice(data, choice).product?.name ?? []);
	return {
		message: [
			"My windows, with your guide prices:",
			...lines,
			`Together ${sumWindows(data, list)}.`,
		].join("\n"),
		interests: [...new Set(products)],
	};
}
