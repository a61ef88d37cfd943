import GithubSlugger from "github-slugger";
import type { Nodes, Root } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import { type Position, startOf } from "../../content/faults.ts";
import { figurePath, isAllowedLink } from "../../content/mdx/allowed.ts";
import { toText } from "../../content/mdx/nodes.ts";

/** A link in the text, with its position. */
interface InternalLink extends Position {
	href: string;
	/** True for the address of a picture that is shown. */
	isShown: boolean;
}

/** A heading with its id. */
export interface Anchor extends Position {
	id: string;
}

/** The links of a text, and the places in it that can be linked to. */
export interface Links {
	links: InternalLink[];
	anchors: Anchor[];
}

/** Collects the links, drawing addresses and heading ids of a text. */
export function findLinks(tree: Root): Links {
	const links: InternalLink[] = [];
	const anchors: Anchor[] = [];
	const slugger = new GithubSlugger();
	visitParents(tree, (node, parents) => {
		const href = getAddress(node);
		if (href !== undefined && isAllowedLink(href) && !/^(?:mailto|tel):/i.test(href)) {
			links.push({ href, isShown: node.type === "image", ...getPlace(node, parents) });
		}
		const id = getHeadingId(node, slugger);
		if (id) anchors.push({ id, ...getPlace(node, parents) });
	});
	return { links, anchors };
}

/** Where a node begins. Links that GFM finds in running text have no position, so they get their paragraph's. */
export function getPlace(node: Nodes, parents: readonly Nodes[]): Position {
	return startOf([node, ...parents.toReversed()].find(({ position }) => position));
}

function getAddress(node: Nodes): string | undefined {
	if (node.type === "image") return figurePath.test(node.url) ? node.url : undefined;
	if (node.type === "link" || node.type === "definition") return node.url;
	return getAttribute(node, "href");
}

function getAttribute(node: Nodes, name: string): string | undefined {
	if (node.type !== "mdxJsxTextElement" && node.type !== "mdxJsxFlowElement") return undefined;
	const found = node.attributes.find(
		(attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name,
	);
	return typeof found?.value === "string" ? found.value : undefined;
}

function getHeadingId(node: Nodes, slugger: GithubSlugger): string | undefined {
	const isTag = node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement";
	if (node.type !== "heading" && !(isTag && /^h[2-4]$/.test(node.name ?? ""))) return undefined;
	return getAttribute(node, "id") ?? slugger.slug(toText(node));
}
