import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { bindUnits } from "../units.ts";

/** rehype plugin: binds the figures of a text to their units. */
export function rehypeUnits() {
	return bindTree;
}

/** Like rehypeUnits(), for an existing tree. */
export function bindTree(tree: Root): void {
	visit(tree, "text", (node) => {
		node.value = bindUnits(node.value);
	});
}
