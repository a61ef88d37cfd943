import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { hashText, openMemory } from "../memory.ts";
import { type Body, readBody } from "./check.ts";
import { compileTree } from "./compile.ts";
import { forgetOthers, hashCompiler, keepCompiled, keepTogether } from "./compiled.ts";

/** Reads texts and remembers the results across runs. */
export interface BodyCache {
	read(text: string): Body;
	/** Reads all these texts, for which read() then has its answers. */
	readAll(texts: readonly string[]): Promise<void>;
	/** Saves what this run read, and nothing else. */
	save(): void;
}

/**
 * Opens the file that keeps bodies already read, without their trees. A text that is read for the first time and
 * has no refusals is compiled at once, while its tree is available.
 */
export function openBodyCache(file = ".cache/bodies.json"): BodyCache {
	// Beside the file, so that saving a cache kept elsewhere deletes none of the site's own.
	const compiled = path.join(path.dirname(file), "texts.db");
	const hashes = new Set<string>();
	const { recall, save } = openMemory(file, hashCompiler(), (text): Body => {
		const { tree, ...body } = readBody(text);
		if (tree && body.refusals.length === 0)
			keepCompiled(hashText(text), compileTree(tree), compiled);
		return body;
	});
	const read = (text: string) => {
		hashes.add(hashText(text));
		return recall(text);
	};
	return {
		read,
		async readAll(all) {
			for (let from = 0; from < all.length; from += 200) {
				keepTogether(() => all.slice(from, from + 200).forEach(read), compiled);
				// The parser's own memory is freed between the turns of the event loop: 170 MB for 10,000 posts.
				await setImmediate();
			}
		},
		save() {
			save();
			forgetOthers(hashes, compiled);
		},
	};
}
