import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import { VFile } from "vfile";
import type { Compiled } from "./compiled.ts";
import { mdxOptions } from "./options.ts";
import { curlTree } from "./quotes.ts";
import { listSections } from "./sections.ts";

const compiler = createProcessor({ ...mdxOptions, outputFormat: "function-body" });

/**
 * Compiles a text that has been read, so that MDX parses each text once. The tree is used up by it.
 * @param tree from readBody(), of a text that has nothing to refuse
 */
export function compileTree(tree: Root, text: string): Compiled {
	// Before its words are taken, so that search quotes them as the page prints them.
	curlTree(tree);
	const sections = listSections(tree);
	const file = new VFile(text);
	const code = compiler.stringify(compiler.runSync(tree as never, file), file);
	return { code: String(code), sections };
}
