import path from "node:path";
import { slugify, slug as slugSchema } from "../schemas/text.ts";
import { type Entry, getFileName, type Names } from "./names.ts";

/**
 * Finds files whose name cannot be an address, and entries that are not named like their file.
 * @param copies entries already reported as copies that need another name
 * @param key the field that must equal the file name
 */
export function checkFileNames(
	names: Names,
	entries: readonly Entry[],
	copies: ReadonlySet<Entry> = new Set(),
	key = "slug",
): void {
	const taken = new Set(entries.map(getFileName));
	for (const entry of entries) {
		const { source, data } = entry;
		const { name, ext } = path.parse(source.file);
		const value = data[key];
		if (!isSlug(name)) {
			const better = isSlug(value) && !taken.has(value) ? value : freeName(name, taken);
			const advice = better ? `rename the file to ${better}${ext}` : "rename the file";
			const message = `${advice}: small letters, digits and hyphens only`;
			names.faults.push({ file: source.file, line: 1, column: 1, message });
		} else if (isSlug(value) && value !== name && !copies.has(entry)) {
			names.add(source, [key], `write ${name}, the name of the file`);
		}
	}
}

/** True for a text that may be a part of an address. */
export function isSlug(text: unknown): text is string {
	return slugSchema.safeParse(text).success;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
	const base = slugify(name);
	let free = base;
	for (let number = 2; base && taken.has(free); number++) free = `${base}-${number}`;
	return free;
}
