import type { Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import type { Root as Mdast } from "mdast";
import { toHast } from "mdast-util-to-hast";
import rehypeSlug from "rehype-slug";
import { visit } from "unist-util-visit";
import type { Compiled } from "./compiled.ts";
import { elementHandlers, sanitizeSchema } from "./elements.ts";
import { curlTree } from "./quotes.ts";
import { nameRows } from "./rows.ts";
import { listSections } from "./sections.ts";
import { bindTree } from "./units.ts";
import { unravel } from "./unravel.ts";

const addIds = rehypeSlug();

/**
 * Makes of a text that is already parsed what pages and search need. It changes the tree. The steps are those of
 * content/mdx/options.ts, without MDX's compiler: a text has no code, so its elements are all there is to it.
 * @param tree from readBody(), for a text without refusals
 */
export function compileTree(tree: Mdast): Compiled {
	// Before the sections are listed, so that search quotes the words as the page prints them.
	curlTree(tree);
	const sections = listSections(tree);
	unravel(tree);
	// Pages need no positions, which are more than the text.
	visit(tree, (node) => {
		delete node.position;
	});
	const body = toHast(tree, { handlers: elementHandlers }) as Root;
	addIds(body);
	// After the headings have their ids, which are made from ordinary spaces.
	bindTree(body);
	nameRows(body);
	return { body: sanitize(body, sanitizeSchema) as Root, sections };
}
