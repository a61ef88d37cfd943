import type { Nodes, Root } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import { makeLocator, type Position } from "../../content/faults.ts";
import { getPlace } from "./links.ts";
import { policy, type Report } from "./policy.ts";
import { slips } from "./slips.ts";

/** Something that a post may not contain, at a place an editor can jump to. */
export interface Refusal extends Position {
	message: string;
}

/**
 * Lists everything that a post may not contain. MDX runs code at build time, so posts must not have any (Q27).
 * @param text the text that the tree was parsed from
 */
export function listRefusals(tree: Root, text: string): Refusal[] {
	const refusals: Refusal[] = [];
	const locate = makeLocator(text);
	visitParents(tree, (node, parents) => {
		const report: Report = (message, at = getPlace(node, parents)) =>
			refusals.push({ ...at, message });
		const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
		const from = node.position?.start.offset ?? 0;
		const typed = text.slice(from, node.position?.end.offset ?? 0);
		const place = (index: number) => locate(from + index);
		const context = { parents, before: siblings[siblings.indexOf(node) - 1], typed, place };
		const { length } = refusals;
		slips[node.type]?.(node as never, report, context);
		// What was read wrongly may not have been meant as what is not allowed.
		if (refusals.length === length) policy[node.type]?.(node as never, report, context);
	});
	return refusals;
}
