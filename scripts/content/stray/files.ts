import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Fault } from "../faults.ts";
import { readFrontmatter } from "../source/source.ts";
import { adviseStray, code } from "./advice.ts";

/** Files left behind by systems and editors, not by writers. */
const litter = /^\.|^~\$|~$|^(?:Thumbs\.db|desktop\.ini)$/i;

/**
 * Whether people write a file: true unless it is code or something an editor left behind.
 * @param name its path in the content folder
 */
export function isWritten(name: string): boolean {
	const posix = name.replaceAll(path.sep, "/");
	return !code.test(posix) && !posix.split("/").some((part) => litter.test(part));
}

/** What is wrong with the names of the files in a content folder. */
interface StrayFiles {
	faults: Fault[];
	/** What the stray files are to be called. Whatever names one of these is right already. */
	awaited: string[];
	/** Files that would be read as something that they are not. */
	misplaced: string[];
}

/** Finds files that nothing reads because of their extension or folder, and pictures that are there twice. */
export function findStrayFiles(root: string): StrayFiles {
	if (!existsSync(root)) return { faults: [], awaited: [], misplaced: [] };
	const files = listAllFiles(root);
	const known = new Set(files);
	const at = (name: string) => path.posix.join(root, name);
	const strays = files.flatMap((name) => {
		const stray = adviseStray(name, known, root) ?? advisePost(name, root);
		return stray ? [{ name, ...stray }] : [];
	});
	const faults = [...strays, ...findTwins(files)].map(({ name, message }) => {
		return { file: at(name), line: 1, column: 1, message };
	});
	const awaited = strays.flatMap(({ meant }) => (meant && !known.has(meant) ? at(meant) : []));
	const misplaced = strays.map(({ name }) => at(name));
	return { faults, awaited: [...new Set(awaited)], misplaced };
}

/** Keys that posts have, and neither products nor pages. */
const ofPosts = ["excerpt", "date", "author", "category", "tags"];

/** What to do with a post among the products or pages; undefined for any other file. */
function advisePost(name: string, root: string): { message: string; meant: string } | undefined {
	if (!/^(?:products|pages)\/[^/]+\.mdx$/.test(name)) return undefined;
	const data = (readFrontmatter(path.join(root, name)).data ?? {}) as object;
	if (ofPosts.filter((key) => key in data).length < 3) return undefined;
	const message = `this is a post; move it to ${root}/blog`;
	return { message, meant: `blog/${path.posix.basename(name)}` };
}

function listAllFiles(root: string, folder = ""): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true })
		.filter(({ name }) => !litter.test(name))
		.flatMap((entry) => {
			const name = path.posix.join(folder, entry.name);
			return entry.isDirectory() ? listAllFiles(root, name) : [name];
		});
}

function findTwins(files: readonly string[]): { name: string; message: string }[] {
	const masters = files.filter((name) => /^images\/[^/]+\.(?:avif|jpe?g|png)$/.test(name)).sort();
	return [...Map.groupBy(masters, (name) => path.parse(name).name)].flatMap(([stem, twins]) => {
		const [name = "", ...others] = twins;
		if (others.length === 0) return [];
		const endings = new Intl.ListFormat("en-AU").format(twins.map((twin) => path.extname(twin)));
		return [{ name, message: `${stem} is there as ${endings}; delete the old one` }];
	});
}
