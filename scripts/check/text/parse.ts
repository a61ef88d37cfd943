import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Root } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import { makeLocator, type Position, type TextFault } from "../../content/faults.ts";
import { mdxOptions } from "../../content/mdx/plugins.ts";
import type { Source } from "../../content/source.ts";
import { findLinks, getPlace, type Links } from "./links.ts";
import { policy, type Report } from "./policy.ts";
import { slips } from "./slips.ts";
import { explainSyntax, isSyntaxError, maskSyntax } from "./syntax.ts";

/** What reading the text of an MDX file returns: everything a post may not contain, its links and its headings. */
export interface Body extends Links {
	/** Without what MDX cannot read; absent when it can read nothing. */
	tree?: Root;
	faults: TextFault[];
}

/** An MDX file with its parsed text. */
export interface Article {
	source: Source;
	body: Body;
}

const processor = createProcessor(mdxOptions);

/**
 * Reads the text of an MDX file without compiling it. What MDX cannot read is left out of the rest, so that one run tells
 * all.
 * @param text the text with its frontmatter blanked, so that line numbers match the editor's
 */
export function readBody(text: string): Body {
	const faults = listBackslashes(text);
	for (let rest = text; ; ) {
		try {
			const tree = processor.parse(rest);
			return { tree, faults: [...faults, ...listFaults(tree, rest)], ...findLinks(tree) };
		} catch (error) {
			if (!isSyntaxError(error)) throw error;
			faults.push(explainSyntax(error, rest));
			const masked = maskSyntax(error, rest);
			if (masked === rest) return { faults, links: [], anchors: [] };
			rest = masked;
		}
	}
}

/** A backslash that no sign follows which it could escape: editors write it for a line's end. */
const breaks = /(?<=(?:^|[^\\])(?:\\\\)*)\\(?![!-/:-@[-`{-~])/gm;

function listBackslashes(text: string): TextFault[] {
	const locate = makeLocator(text);
	const message =
		"a backslash here is printed or breaks the line; take it out, or write <br /> for a new line";
	return Array.from(text.matchAll(breaks), ({ index }) => ({ ...locate(index), message }));
}

/**
 * Lists everything that a post may not contain. MDX runs code at build time, so posts must not have any.
 * @param text the text that the tree was parsed from
 */
function listFaults(tree: Root, text: string): TextFault[] {
	const faults: TextFault[] = [];
	const locate = makeLocator(text);
	visitParents(tree, (node, parents) => {
		const report: Report = (message, at: Position = getPlace(node, parents)) =>
			faults.push({ line: at.line, column: at.column, message });
		const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
		const from = node.position?.start.offset ?? 0;
		const typed = text.slice(from, node.position?.end.offset ?? 0);
		const place = (index: number) => locate(from + index);
		const context = { parents, before: siblings[siblings.indexOf(node) - 1], typed, place };
		const { length } = faults;
		slips[node.type]?.(node as never, report, context);
		// What was read wrongly may not have been meant as what is not allowed.
		if (faults.length === length) policy[node.type]?.(node as never, report, context);
	});
	return faults;
}
