import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Report } from "./progress.ts";

/**
 * Makes the files of a folder that are not there yet, as many at once as there are processor cores, and deletes those
 * that are not in the list. Names hold a hash of what the file is made from, so one that is there is the right one.
 * @param files what makes each file, by its name
 */
export async function fillFolder(
	folder: string,
	files: ReadonlyMap<string, () => Promise<Uint8Array>>,
	report: Report = () => {},
): Promise<void> {
	mkdirSync(folder, { recursive: true });
	for (const name of readdirSync(folder))
		if (!files.has(name)) rmSync(path.join(folder, name), { recursive: true });
	const missing = [...files].filter(([name]) => !existsSync(path.join(folder, name)));
	const total = missing.length;
	let done = 0;
	const work = async () => {
		for (let next = missing.shift(); next; next = missing.shift()) {
			const [name, make] = next;
			writeWhole(path.join(folder, name), await make());
			report(++done, total);
		}
	};
	try {
		await Promise.all(Array.from({ length: availableParallelism() }, work));
	} finally {
		// After a failure, what is left is not begun.
		missing.length = 0;
	}
}

/** A file is renamed once it is complete: what a stopped run leaves must not look like the whole. */
export function writeWhole(file: string, data: string | Uint8Array): void {
	mkdirSync(path.dirname(file), { recursive: true });
	const part = `${file}.${process.pid}.part`;
	writeFileSync(part, data);
	renameSync(part, file);
}
