import type { Root } from "mdast";
import { VFileMessage } from "vfile-message";
import { makeLocator } from "../source/position.ts";
import { type Anchor, findLinks, type InternalLink } from "./links.ts";
import { parseText } from "./parse.ts";
import { listRefusals, type Refusal } from "./policy.ts";
import { explainSyntax, type MarkupFault } from "./syntax.ts";

/** What reading the text of an MDX file returns. */
export interface Body {
	/** Absent when MDX cannot read the text. */
	tree?: Root;
	refusals: Refusal[];
	links: InternalLink[];
	/** Its headings, for links that end in #id. */
	anchors: Anchor[];
}

/**
 * Reads the text of an MDX file without compiling it and collects everything a post may not contain.
 * @param text the text with its frontmatter blanked, so that line numbers match the editor's
 */
export function readBody(text: string): Body {
	try {
		return judge(parseText(text), text);
	} catch (error) {
		if (!(error instanceof VFileMessage)) throw error;
		const { faults, masked } = explainSyntax(text, error);
		const rest = readMasked(masked);
		return {
			...rest,
			refusals: [...placeFaults(faults, text), ...rest.refusals],
		};
	}
}

function judge(tree: Root, text: string): Body & { tree: Root } {
	return { tree, refusals: listRefusals(tree, text), ...findLinks(tree) };
}

/** Reads the text without its markup. If MDX rejects even that, its faults wait for the next run. */
function readMasked(masked: string): Omit<Body, "tree"> {
	try {
		const { refusals, links, anchors } = judge(parseText(masked), masked);
		return { refusals, links, anchors };
	} catch {
		return { refusals: [], links: [], anchors: [] };
	}
}

function placeFaults(faults: readonly MarkupFault[], text: string): Refusal[] {
	const locate = makeLocator(text);
	return faults.map(({ offset, message }) => ({ ...locate(offset), message }));
}
