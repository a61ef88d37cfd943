import GithubSlugger from "github-slugger";
import type { Nodes as Hast, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toString as toText } from "hast-util-to-string";
import type { Root as Mdast, Nodes } from "mdast";
import { toHast } from "mdast-util-to-hast";
import type { Compiled } from "./compiled.ts";
import { elementHandlers, sanitizeSchema } from "./elements.ts";
import { curlTree } from "./quotes.ts";
import { nameRows } from "./rows.ts";
import { listSections } from "./sections.ts";
import { bindTree } from "./units.ts";
import { unravel } from "./unravel.ts";
import { walk } from "./walk.ts";

/**
 * Makes of a text that is already parsed what pages and search need. It changes the tree. The steps are those of
 * scripts/content/mdx/options.ts, without MDX's compiler: a text has no code, so its elements are all there is to it.
 * @param tree from readBody(), for a text without refusals
 */
export function compileTree(tree: Mdast): Compiled {
	// Before the sections are listed, so that search quotes the words as the page prints them.
	curlTree(tree);
	const sections = listSections(tree);
	walk<Nodes>(tree, (node) => {
		unravel(node);
		// Pages need no positions, which are more than the text.
		node.position = undefined;
	});
	const body = toHast(tree, { handlers: elementHandlers }) as Root;
	addIds(body);
	// After the headings have their ids, which are made from ordinary spaces.
	bindTree(body);
	nameRows(body);
	return { body: sanitize(body, sanitizeSchema) as Root, sections };
}

/** What rehype-slug does, which walks as slowly as MDX (scripts/content/mdx/walk.ts). */
function addIds(body: Root) {
	const slugger = new GithubSlugger();
	walk<Hast>(body, (node) => {
		if (node.type === "element" && /^h[1-6]$/.test(node.tagName))
			node.properties.id ||= slugger.slug(toText(node));
	});
}
