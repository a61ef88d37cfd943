import { type FSWatcher, watch } from "node:fs";
import { contentRoot } from "./content/collections.ts";

/** Milliseconds without another change, because editors save a file in several steps. */
const calm = 150;

/** Calls back whenever content files have been saved. Start it before the first reading, so that no save is missed. */
export function followContent(saved: () => void): FSWatcher {
	let timer: NodeJS.Timeout | undefined;
	return watch(contentRoot, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(saved, calm);
	});
}
