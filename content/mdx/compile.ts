import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import { VFile } from "vfile";
import type { Compiled } from "./compiled.ts";
import { mdxOptions } from "./options.ts";
import { curlTree } from "./quotes.ts";
import { listSections } from "./sections.ts";

/** Without remark plugins, because trees come parsed and judged, and compileTree() curls their quotes. */
const compiler = createProcessor({
	...mdxOptions,
	remarkPlugins: [],
	outputFormat: "function-body",
});

/**
 * Compiles a text that is already parsed, so that MDX parses each text once. It changes the tree.
 * @param tree from readBody(), for a text without refusals
 */
export function compileTree(tree: Root, text: string): Compiled {
	// Before the sections are listed, so that search quotes the words as the page prints them.
	curlTree(tree);
	const sections = listSections(tree);
	const file = new VFile(text);
	const code = compiler.stringify(compiler.runSync(tree as never, file), file);
	return { code: String(code), sections };
}
