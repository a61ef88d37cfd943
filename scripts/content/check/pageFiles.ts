import path from "node:path";
import { pageTexts } from "../addresses.ts";
import { findClosest, missingFile } from "../faults.ts";
import { type Entry, getFileName, type Names } from "./names.ts";

/**
 * Finds standing pages whose text is not in content/pages, and files there that are the text of none. A file that
 * was probably renamed is one fault, in the file.
 */
export function checkPageFiles(names: Names, pages: readonly Entry[], root: string): void {
	const there = new Set(pages.map(getFileName));
	const missing = new Set(pageTexts.filter((name) => !there.has(name)));
	for (const entry of pages) {
		const { file, data } = entry.source;
		const name = getFileName(entry);
		if (pageTexts.includes(name)) continue;
		const meant = findMeant(name, missing);
		if (meant) missing.delete(meant);
		// The present name of a file that cannot be read may not be its last one.
		if (data === undefined) continue;
		const message = `no address shows this page; ${meant ? `rename the file to ${meant}.mdx` : advice}`;
		names.faults.push({ file, line: 1, column: 1, message });
	}
	for (const name of missing)
		names.faults.push(missingFile(path.posix.join(root, `pages/${name}.mdx`)));
}

const choice = new Intl.ListFormat("en-AU", { type: "disjunction" });
const advice = `move its words into ${choice.format(pageTexts.map((name) => `${name}.mdx`))}, and delete it`;

/** The missing page whose name is like a name, or has a word of it. */
function findMeant(name: string, missing: ReadonlySet<string>): string | undefined {
	const split = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	const words = new Set(split(name));
	return (
		findClosest(name, missing) ??
		[...missing].find((one) => split(one).some((word) => words.has(word)))
	);
}
