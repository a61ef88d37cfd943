import type { Nodes, Root } from "hast";
import { bindUnits } from "../units.ts";
import { walk } from "./walk.ts";

/** rehype plugin: binds the figures of a text to their units. */
export function rehypeUnits() {
	return bindTree;
}

/** Like rehypeUnits(), for an existing tree. */
export function bindTree(tree: Root): void {
	walk<Nodes>(tree, (node) => {
		if (node.type === "text") node.value = bindUnits(node.value);
	});
}
