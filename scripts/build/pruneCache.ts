import { globSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** How long unused files are kept, so that going back to another branch costs nothing: 30 days in milliseconds. */
const longestUnused = 30 * 24 * 3_600_000;

/**
 * Deletes files that no build has used for 30 days from the folders of .cache that grow most.
 * @param used names of the files that this build uses, by folder
 */
export function pruneCaches(used: Readonly<Record<string, ReadonlySet<string>>>): void {
	for (const [folder, names] of Object.entries(used)) pruneCache(`.cache/${folder}`, names);
	// Node does not say which of its cached files a build used, so even those are compiled again every 30 days.
	for (const version of globSync(".cache/node/*")) pruneCache(version, new Set());
	// What .cache/texts.db holds was there, a file for each text, until November 2026.
	rmSync(".cache/mdx", { recursive: true, force: true });
}

/**
 * Deletes the files of a cache folder that no build has used for 30 days.
 * @param used names of the files that this build uses, which stay whatever their age
 */
export function pruneCache(folder: string, used: ReadonlySet<string>, now = Date.now()): void {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (used.has(name)) utimesSync(file, now / 1000, now / 1000);
		else if (isOlder(file, now - longestUnused)) rmSync(file, { force: true });
	}
}

/** Whether a file is older than a time; false if another build has just renamed or deleted it. */
function isOlder(file: string, time: number): boolean {
	const { mtimeMs = time } = statSync(file, { throwIfNoEntry: false }) ?? {};
	return mtimeMs < time;
}
