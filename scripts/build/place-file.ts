import { copyFileSync, existsSync, renameSync } from "node:fs";

/**
 * Copies a file of the cache to where it is served, unless it is there. It gets its name when it is complete, as a
 * build that is stopped would else leave a part of it that every later one takes for the whole.
 */
export function placeFile(kept: string, target: string): void {
	if (existsSync(target)) return;
	const part = `${target}.${process.pid}.part`;
	copyFileSync(kept, part);
	renameSync(part, target);
}
