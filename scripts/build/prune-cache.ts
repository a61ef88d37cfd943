import { globSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** Milliseconds that unused files stay, so that going back to another branch costs nothing: 30 days. */
const longestUnused = 30 * 24 * 3_600_000;

/**
 * Deletes what no build has used for 30 days from the folders of .cache that grow with every change.
 * @param used names of the files that this build uses, by folder
 */
export function pruneCaches(used: Readonly<Record<string, ReadonlySet<string>>>): void {
	for (const [folder, names] of Object.entries(used)) pruneCache(`.cache/${folder}`, names);
	// Node does not say what of its cache a build has used, so even that is compiled anew once in 30 days.
	for (const version of globSync(".cache/node/*")) pruneCache(version, new Set());
}

/**
 * Deletes the files of a cache folder that no build has used for 30 days.
 * @param used names of those that this build uses, whatever their age
 */
export function pruneCache(folder: string, used: ReadonlySet<string>, now = Date.now()): void {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (used.has(name)) utimesSync(file, now / 1000, now / 1000);
		else if (isOlder(file, now - longestUnused)) rmSync(file, { force: true });
	}
}

/** A file that another build has just renamed or deleted is no older. */
function isOlder(file: string, time: number): boolean {
	const { mtimeMs = time } = statSync(file, { throwIfNoEntry: false }) ?? {};
	return mtimeMs < time;
}
