import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** The blank between a figure and its unit, where words may be broken into lines. */
const blank = /(?<=\d) (?=(?:mm|cm|m²?|km(?:\/h)?|kg|kW|°C|am|pm)(?![\p{L}\p{N}/]))/gu;

/** rehype plugin: a line never ends between a figure and its unit. Writers type an ordinary blank. */
export function rehypeUnits() {
	return (tree: Root) => {
		visit(tree, "text", (node) => {
			node.value = node.value.replace(blank, "\u00a0");
		});
	};
}
