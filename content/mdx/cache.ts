import path from "node:path";
import { openMemory } from "../memory.ts";
import { type Body, readBody } from "./check.ts";
import { compileTree } from "./compile.ts";
import { forgetOthers, hashCompiler, keepCompiled } from "./compiled.ts";

/** Reads texts, and remembers across runs those it has read before. */
export interface BodyCache {
	read(text: string): Body;
	/** Writes down what was read in this run, and nothing else. */
	save(): void;
}

/**
 * Opens the file in which read bodies are kept, without their trees. What is read for the first time and has
 * nothing to refuse is compiled at once, while its tree is at hand.
 */
export function openBodyCache(file = ".cache/bodies.json"): BodyCache {
	// Beside the file: saving a cache that lies elsewhere deletes nothing that the site has kept.
	const compiled = path.join(path.dirname(file), "mdx");
	const texts = new Set<string>();
	const { recall, save } = openMemory(file, hashCompiler(), (text): Body => {
		const { tree, ...body } = readBody(text);
		if (tree && body.refusals.length === 0) keepCompiled(text, compileTree(tree, text), compiled);
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
