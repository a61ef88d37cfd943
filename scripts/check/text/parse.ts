import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import { makeLocator } from "../../content/faults.ts";
import { mdxOptions } from "../../content/mdx/plugins.ts";
import type { Source } from "../../content/source.ts";
import { findLinks, type Links } from "./links.ts";
import { explainSyntax, type SyntaxFault } from "./policy.ts";
import { listRefusals, type Refusal } from "./refusals.ts";

/** What reading the text of an MDX file returns: everything a post may not contain, its links and its headings. */
export interface Body extends Links {
	/** Absent when MDX cannot read the text. */
	tree?: Root;
	refusals: Refusal[];
}

/** An MDX file with its parsed text. */
export interface Article {
	source: Source;
	body: Body;
}

const processor = createProcessor(mdxOptions);

/**
 * Reads the text of an MDX file without compiling it. Where MDX cannot read a paragraph, the rest is read without it, so
 * that one run tells all.
 * @param text the text with its frontmatter blanked, so that line numbers match the editor's
 */
export function readBody(text: string): Body {
	const unreadable: Refusal[] = [];
	for (let rest = text; ; ) {
		try {
			const tree = processor.parse(rest);
			const refusals = [...unreadable, ...listRefusals(tree, rest)];
			return { ...(unreadable.length === 0 && { tree }), refusals, ...findLinks(tree) };
		} catch (error) {
			if (!isSyntaxFault(error)) throw error;
			const refusal = { ...findPlace(error, rest), message: explainSyntax(error) };
			unreadable.push(refusal);
			const shorter = blankParagraph(rest, refusal.line);
			if (shorter === rest) return { refusals: unreadable, links: [], anchors: [] };
			rest = shorter;
		}
	}
}

function isSyntaxFault(error: unknown): error is SyntaxFault {
	return error instanceof Error && "reason" in error;
}

/** Where a complaint is about: MDX gives the end of the file for a brace, and the end of its paragraph for a tag. */
function findPlace({ source, reason, line = 1, column = 1 }: SyntaxFault, text: string) {
	const brace = source?.endsWith("mdx-expression") ? text.search(/(?<!\\)\{/) : -1;
	if (brace >= 0) return makeLocator(text)(brace);
	// Acorn names the word that it did not expect.
	if (source?.endsWith("mdxjs-esm")) return { line, column: 1 };
	const opening = /^Expected a closing tag .*?\((\d+):(\d+)/.exec(reason);
	return opening ? { line: Number(opening[1]), column: Number(opening[2]) } : { line, column };
}

/** Leaves the lines around a line empty, as far as the next empty ones. */
function blankParagraph(text: string, line: number): string {
	const lines = text.split("\n");
	for (let at = line - 1; lines[at]?.trim(); at--) lines[at] = "";
	for (let at = line; lines[at]?.trim(); at++) lines[at] = "";
	return lines.join("\n");
}
