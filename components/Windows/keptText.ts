/* The text of the visitor's list in the browser's storage, without a word about what it means. */

import { readStored, store } from "../Form/browserStorage.ts";
import { watchWindow } from "../Form/watchWindow.ts";

const storageName = "my-windows";
/** The text where storage is forbidden or full: it lasts as long as the page. */
let unkept: string | undefined;

/** The text of the list; "" for none. */
export function readText(): string {
	return unkept ?? readStored(storageName);
}

/** Keeps a text, for every tab, and tells whoever shows it. */
export function keepText(text: string): void {
	unkept = store(storageName, text) ? undefined : text;
	// Other tabs hear it from the browser.
	dispatchEvent(new Event("storage"));
}

/** What a link to the page of the list takes along where that page would not have the list; "" where it will. */
export function carryList(): string {
	return unkept ? `#list=${encodeURIComponent(unkept)}` : "";
}

/** Calls back when the list may have changed: in this tab, in another, or since this page was left. */
export const watchText = watchWindow("storage", "pageshow");
