import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { Fault } from "../faults.ts";
import { remarkPolicy } from "./policy.ts";

/** A link of the text to a place of this site, with its position. */
export interface InternalLink {
	href: string;
	line: number;
	column: number;
}

/** What reading the text of an MDX file gives: the tree, its faults and its internal links. */
export interface Body {
	tree?: Root;
	faults: Fault[];
	links: InternalLink[];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);
const policy = remarkPolicy();

/**
 * Reads the text of an MDX file without compiling it and collects every fault.
 * @param text whole file, frontmatter included, so that lines are those of the editor
 */
export function checkBody(file: string, text: string): Body {
	const vfile = new VFile({ path: file, value: text });
	let tree: Root;
	try {
		tree = parser.parse(vfile) as Root;
	} catch (error) {
		return { faults: [toFault(file, error)], links: [] };
	}
	policy(tree, vfile);
	return { tree, faults: vfile.messages.map((message) => toFault(file, message)), links: findLinks(tree) };
}

function toFault(file: string, error: unknown): Fault {
	if (!(error instanceof VFileMessage)) throw error;
	return { file, line: error.line ?? 1, column: error.column ?? 1, message: adviseSyntax(error) };
}

/** MDX's own words are for programmers; these say what to type. */
function adviseSyntax({ source, reason, ruleId }: VFileMessage): string {
	if (source === "policy") return reason;
	const seen = /Unexpected character `(.+?)`/.exec(reason)?.[1];
	if (ruleId === "acorn" || /expression/.test(reason)) {
		return 'a curly brace starts code in MDX; write the words without it, or "\\{" for a brace';
	}
	if (seen) {
		return `"<" before "${seen}" reads as a tag; write "under" or "less than", or "&lt;" for the sign`;
	}
	if (/closing (slash|tag)|Expected.*tag/i.test(reason)) {
		return `${reason.replace(/\.$/, "")}; every tag that opens must close, as in <strong>word</strong>`;
	}
	return `MDX cannot read this: ${reason}`;
}

function findLinks(tree: Root): InternalLink[] {
	const links: InternalLink[] = [];
	visit(tree, (node) => {
		const href =
			node.type === "link" || node.type === "definition"
				? node.url
				: node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement"
					? node.attributes.find((a) => a.type === "mdxJsxAttribute" && a.name === "href")?.value
					: undefined;
		if (typeof href !== "string" || !/^[/#?.]|^[^:]*$/.test(href)) return;
		const { line = 1, column = 1 } = node.position?.start ?? {};
		links.push({ href, line, column });
	});
	return links;
}
