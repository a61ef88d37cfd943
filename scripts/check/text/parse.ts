import { createProcessor } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Nodes, Parents, Root } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import { locate, type Position, startOf, type TextFault } from "../../content/faults.ts";
import { figurePath, isAllowedLink } from "../../content/mdx/allowed.ts";
import { isTag, toText } from "../../content/mdx/nodes.ts";
import { mdxOptions } from "../../content/mdx/plugins.ts";
import type { Source } from "../../content/source.ts";
import { policy } from "./policy.ts";
import { slips } from "./slips.ts";
import { explainSyntax, isSyntaxError, maskSyntax } from "./syntax.ts";

interface Body {
	/** Without what MDX cannot read; absent when it can read nothing. */
	tree?: Root;
	/** Everything that a post may not contain. */
	faults: TextFault[];
	/** The addresses of links, and of pictures that are shown. */
	links: (Position & { href: string; isShown: boolean })[];
	/** The ids of its headings, and of those the ones that begin a section. */
	anchors: string[];
	sections: string[];
}

/** An MDX file with its parsed text. */
export interface Article {
	source: Source;
	body: Body;
}

const processor = createProcessor(mdxOptions);

/** Texts that were read, because `npm run dev` checks all of them after a change to one; each keeps some 50 KB. */
const known = new Map<string, Body>();
const mostKept = 500;

/**
 * Reads the text of an MDX file without compiling it. A paragraph that MDX cannot read is left out, so that one run tells
 * all of the others.
 * @param text the text with its frontmatter blanked, so that line numbers match the editor's
 */
export function readBody(text: string): Body {
	const body = known.get(text) ?? parseBody(text);
	if (known.size === mostKept) known.clear();
	known.set(text, body);
	return body;
}

function parseBody(text: string): Body {
	const faults: TextFault[] = [];
	for (let rest = text; ; ) {
		try {
			const tree = processor.parse(rest);
			const body: Body = { tree, faults, links: [], anchors: [], sections: [] };
			readTree(tree, rest, body);
			return body;
		} catch (error) {
			if (!isSyntaxError(error)) throw error;
			faults.push(explainSyntax(error, rest));
			const masked = maskSyntax(error, rest);
			if (masked === rest) return { faults, links: [], anchors: [], sections: [] };
			rest = masked;
		}
	}
}

/** Adds what there is in a tree to a body. @param text what the tree was parsed from */
function readTree(tree: Root, text: string, { faults, links, anchors, sections }: Body): void {
	const slugger = new GithubSlugger();
	visitParents(tree, (node, parents) => {
		// Links that GFM finds in running text have no position, so they get their paragraph's.
		const at = startOf([node, ...parents.toReversed()].find(({ position }) => position));
		faults.push(...judge(node, parents, at, text));
		const href = getAddress(node);
		if (href !== undefined && isAllowedLink(href))
			links.push({ href, isShown: node.type === "image", ...at });
		const tag = node.type === "heading" ? `h${node.depth}` : isTag(node) && node.name;
		if (!tag || !/^h[1-6]$/.test(tag)) return;
		// As rehypeIds() makes them.
		const id = getAttribute(node, "id") ?? slugger.slug(toText(node).replace(/\s+/g, " ").trim());
		if (id && anchors.includes(id))
			faults.push({ ...at, message: `two headings have the id ${id}; give one of them another` });
		anchors.push(id);
		if (tag === "h2") sections.push(id);
	});
}

/** What is wrong with a node. MDX runs code at build time, so posts must not have any. */
function judge(node: Nodes, parents: Parents[], at: Position, text: string) {
	const faults: TextFault[] = [];
	const report = (message: string, { line, column }: Position = at) =>
		faults.push({ line, column, message });
	const from = node.position?.start.offset ?? 0;
	const typed = text.slice(from, node.position?.end.offset ?? 0);
	const place = (index: number) => locate(text, from + index);
	const context = { parents, typed, place };
	slips[node.type]?.(node as never, report, context);
	// What was read wrongly may not have been meant as what is not allowed.
	if (faults.length === 0) policy[node.type]?.(node as never, report, context);
	return faults;
}

/** Where a link, however it is typed, or a picture that is shown leads. */
export function getAddress(node: Nodes): string | undefined {
	if (node.type === "image") return figurePath.test(node.url) ? node.url : undefined;
	if (node.type === "link") return node.url;
	return getAttribute(node, "href");
}

function getAttribute(node: Nodes, name: string): string | undefined {
	if (!isTag(node)) return undefined;
	const found = node.attributes.find(
		(attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name,
	);
	return typeof found?.value === "string" ? found.value : undefined;
}
