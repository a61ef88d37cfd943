import path from "node:path";
import { openMemory } from "../memory.ts";
import { type Body, readBody } from "./check.ts";
import { compileTree } from "./compile.ts";
import { forgetOthers, hashCompiler, keepCompiled } from "./compiled.ts";

/** Reads texts and remembers the results across runs. */
export interface BodyCache {
	read(text: string): Body;
	/** Saves what this run read, and nothing else. */
	save(): void;
}

/**
 * Opens the file that keeps bodies already read, without their trees. A text that is read for the first time and
 * has no refusals is compiled at once, while its tree is available.
 */
export function openBodyCache(file = ".cache/bodies.json"): BodyCache {
	// Beside the file, so that saving a cache kept elsewhere deletes none of the site's own.
	const compiled = path.join(path.dirname(file), "mdx");
	const texts = new Set<string>();
	const { recall, save } = openMemory(file, hashCompiler(), (text): Body => {
		const { tree, ...body } = readBody(text);
		if (tree && body.refusals.length === 0) keepCompiled(text, compileTree(tree), compiled);
		return body;
	});
	return {
		read(text) {
			texts.add(text);
			return recall(text);
		},
		save() {
			save();
			forgetOthers(texts, compiled);
		},
	};
}
