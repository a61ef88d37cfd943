import { copyFileSync, existsSync, renameSync } from "node:fs";

/**
 * Copies a file from the cache to where it is served, unless it is already there. It is renamed once complete;
 * otherwise a stopped build would leave a partial file that every later build takes for the whole.
 */
export function placeFile(kept: string, target: string): void {
	if (existsSync(target)) return;
	const part = `${target}.${process.pid}.part`;
	copyFileSync(kept, part);
	renameSync(part, target);
}
