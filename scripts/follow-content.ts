import { type FSWatcher, watch } from "node:fs";
import { contentRoot } from "../content/collections.ts";

/** Milliseconds without another change: editors save a file in several steps. */
const calm = 150;

/** Calls back whenever files of the content have been saved. Open it before the first reading: no save is missed. */
export function followContent(saved: () => void): FSWatcher {
	let timer: NodeJS.Timeout | undefined;
	return watch(contentRoot, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(saved, calm);
	});
}
