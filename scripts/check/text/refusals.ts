import type { Nodes, Root } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import type { Position } from "../../content/faults.ts";
import { getPlace } from "./links.ts";
import { misreadings } from "./misreadings.ts";
import { policy, type Report } from "./policy.ts";

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
	visitParents(tree, (node, parents) => {
		const report: Report = (message, at = getPlace(node, parents)) =>
			refusals.push({ ...at, message });
		const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
		const { start, end } = node.position ?? {};
		const typed = text.slice(start?.offset ?? 0, end?.offset ?? 0);
		const context = { parents, before: siblings[siblings.indexOf(node) - 1], typed };
		const { length } = refusals;
		misreadings[node.type]?.(node as never, report, context);
		// What was read wrongly may not have been meant as what is not allowed.
		if (refusals.length === length) policy[node.type]?.(node as never, report, context);
	});
	return refusals;
}
