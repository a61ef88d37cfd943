import { parseList, type WindowHint, type WindowList } from "./windowList.ts";

export const listPage = "/your-windows";

/** Windows and samples as a link carries them: what is empty or follows from the rest is left out. */
interface Carried {
	windows: WindowHint[];
	samples?: string[];
}

/** The address at which a list opens, all of it in the fragment, which no server sees. */
export function listAddress(...list: Parameters<typeof writeFragment>): string {
	return `${listPage}#${writeFragment(...list)}`;
}

/**
 * A list as a part of a fragment.
 * @param how `add` puts it on the visitor's list at once, `list` asks before
 */
export function writeFragment(how: "add" | "list", { windows, samples }: Carried): string {
	const json = JSON.stringify({ windows, samples }, (key, value) =>
		key === "id" || value === "" ? undefined : value,
	);
	return `${how}=${encodeURIComponent(json)}`;
}

/** The list in a fragment, and whether it is to be added at once; undefined for any other fragment. */
export function readAddress(hash: string): { isAdded: boolean; list: WindowList } | undefined {
	const carried = new URLSearchParams(hash.slice(1));
	const added = carried.get("add");
	const text = added ?? carried.get("list");
	return text === null ? undefined : { isAdded: added !== null, list: parseList(text) };
}
