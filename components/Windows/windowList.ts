import { useMemo, useSyncExternalStore } from "react";
import { type Facing, facingNames, facings } from "../../scripts/content/facings.ts";
import type { Opening } from "../PriceGuide/estimate.ts";
import { keepText, readText, watchText } from "./keptText.ts";

/** Windows of one size on one side of the house, as the visitor put them on the list. */
export interface ListedWindow extends Opening {
	id: string;
	/** A product and its kind, as in the price guide's list; "" for none yet. */
	choice: string;
	facing: Facing | "";
	room: string;
	/** What the visitor calls it. */
	name: string;
}

/** What a tool knows of a window; a side may be in words. */
export type WindowHint = Partial<Omit<ListedWindow, "facing">> & { facing?: string };

export interface WindowList {
	windows: ListedWindow[];
	/** Colours and cloths to bring to the measure. */
	samples: string[];
	/** Stays out of an enquiry: the visitor said so, or it was sent. */
	isLeftOut: boolean;
}

/** So many still fit into the message of an enquiry, which holds 5,000 characters, and leave room for words. */
export const mostWindows = 20;
export const mostSamples = 5;
/** Characters of a room or a name, and of the longest other text. */
export const longestName = 40;
const longestText = 100;
/** Millimetres. */
const longestSide = 10_000;

/** The list in a text, from this browser or from a link; an empty one where that is damaged. */
export function parseList(text: string): WindowList {
	try {
		const { windows = [], samples = [], isLeftOut } = JSON.parse(text);
		return {
			windows: windows.slice(0, mostWindows).map(toWindow),
			samples: samples
				.slice(0, mostSamples)
				.map((name: unknown) => String(name).slice(0, longestText)),
			isLeftOut: isLeftOut === true,
		};
	} catch {
		return { windows: [], samples: [], isLeftOut: false };
	}
}

/** A window with all of its fields. @param place its place in the list, which is its id where it has none */
export function toWindow(
	given: Partial<Record<keyof ListedWindow, unknown>>,
	place = 0,
): ListedWindow {
	const text = (field: keyof ListedWindow, longest: number) =>
		typeof given[field] === "string"
			? given[field].replace(/\s+/g, " ").trim().slice(0, longest)
			: "";
	const count = (field: keyof ListedWindow, most: number) => {
		const number = given[field];
		const isSound = Number.isInteger(number) && Number(number) > 0 && Number(number) <= most;
		return isSound ? Number(number) : undefined;
	};
	const side = text("facing", longestText);
	return {
		id: text("id", longestText) || String(place),
		choice: text("choice", longestText),
		width: count("width", longestSide),
		second: count("second", longestSide),
		quantity: count("quantity", 99) ?? 1,
		// The chooser says it in words.
		facing: facings.find((way) => way === side || facingNames[way] === side.toLowerCase()) ?? "",
		room: text("room", longestName),
		name: text("name", longestName),
	};
}

/** The list as it is kept now. */
export function readList(): WindowList {
	return parseList(readText());
}

/** The list that this browser keeps, the same in every tab. */
export function useWindowList(): WindowList {
	const text = useSyncExternalStore(watchText, readText, () => "");
	return useMemo(() => parseList(text), [text]);
}

/**
 * Changes the list as it is now, whatever another tab has made of it. A list that has changed goes into an enquiry again.
 * @param change gives what is different
 */
export function changeList(change: (list: WindowList) => Partial<WindowList>): void {
	const list = readList();
	const next = { ...list, isLeftOut: false, ...change(list) };
	keepText(next.windows.length + next.samples.length ? JSON.stringify(next) : "");
}

/**
 * Adds windows and samples to the list; all, or none where they do not fit.
 * @returns whether they did, and what to tell the visitor
 */
export function addToList(
	added: WindowHint[],
	wanted: string[] = [],
): { fits: boolean; words: string } {
	const list = readList();
	const windows = [...list.windows, ...added.map((hint) => toWindow({ ...hint, id: makeId() }))];
	const samples = [...new Set([...list.samples, ...wanted])];
	const full =
		(windows.length > mostWindows && `${mostWindows} entries`) ||
		(samples.length > mostSamples && `${mostSamples} samples`);
	if (full)
		return {
			fits: false,
			words: `The list holds ${full}. Take some out first, or write the rest into your enquiry.`,
		};
	changeList(() => ({ windows, samples }));
	const has = `has ${countEntries(windows, samples)}`;
	const isMore = windows.length + samples.length > list.windows.length + list.samples.length;
	const words = isMore ? `Added. Your list ${has} now.` : `Your list has that already. It ${has}.`;
	return { fits: true, words };
}

/** Whether one of these windows says all that a tool knows of a window. */
export function isListed(hint: WindowHint, windows: readonly ListedWindow[]): boolean {
	const { id, ...known } = toWindow(hint);
	const fields = Object.keys(known) as (keyof typeof known)[];
	return windows.some((window) =>
		fields.every((field) => !known[field] || known[field] === window[field]),
	);
}

/** How many windows these are: there may be several of one size. */
export function countWindows(windows: readonly Pick<ListedWindow, "quantity">[]): number {
	return windows.reduce((count, { quantity }) => count + quantity, 0);
}

/** Returns "2 windows and one sample"; what there is none of is not named. */
export function countEntries(windows: readonly ListedWindow[], samples: readonly string[]): string {
	const name = (count: number, what: string) =>
		count > 0 && (count === 1 ? `one ${what}` : `${count} ${what}s`);
	return [name(countWindows(windows), "window"), name(samples.length, "sample")]
		.filter(Boolean)
		.join(" and ");
}

/** Tells windows of one list apart, whichever tab added them. */
function makeId(): string {
	return Math.random().toString(36).slice(2, 10);
}

/** Puts a window that has changed in its place; one that another tab took out stays out. */
export function replaceWindow(changed: ListedWindow): void {
	changeList(({ windows }) => ({
		windows: windows.map((window) => (window.id === changed.id ? changed : window)),
	}));
}

/** Moves a window one place up or down. */
export function moveWindow(id: string, step: -1 | 1): void {
	changeList(({ windows }) => {
		const place = windows.findIndex((window) => window.id === id);
		const moved = windows.slice(place, place + 1);
		const others = windows.filter((window) => window.id !== id);
		return { windows: others.toSpliced(Math.max(0, place + step), 0, ...moved) };
	});
}

/** Takes a window out of the list. */
export function takeOut(id: string): void {
	changeList(({ windows }) => ({ windows: windows.filter((window) => window.id !== id) }));
}
