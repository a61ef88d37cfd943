import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Content, contentRoot, getContent } from "../content/collections.ts";
import { listCode, listFiles } from "../content/files.ts";
import { hashContents, keepFile } from "../content/memory.ts";

/** The index of search as an earlier build made it from the same content. */
export interface IndexCache {
	/** Undefined when the content has changed since, or the code that reads and lists it. */
	known: Buffer | undefined;
	/** Keeps this index for later builds, and no other. */
	keep(index: Buffer): void;
}

/**
 * Opens the folder that keeps the index. Deleting it costs a tenth of a second, with 10,000 posts seven.
 * @param published part of the key, for the same files have more posts on the day when one comes out
 */
export function openIndexCache(
	folder = ".cache/search",
	published: Pick<Content, "posts"> = getContent(),
): IndexCache {
	const code = listCode(["components/Search", "content", "scripts/content"], /\.ts$/);
	const content = listFiles(contentRoot, /\.(?:yaml|json|mdx)$/);
	const files = [...code, ...content, "package-lock.json"];
	const posts = published.posts.map(({ slug }) => slug);
	const hash = hashContents(files, process.version, ...posts);
	const file = path.join(folder, `${hash}.json`);
	return {
		known: existsSync(file) ? readFileSync(file) : undefined,
		keep(index) {
			rmSync(folder, { recursive: true, force: true });
			keepFile(file, index);
		},
	};
}
