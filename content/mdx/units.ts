import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** The space between a figure and its unit, where a line could break. */
const blank = /(?<=\d) (?=(?:mm|cm|m²?|km(?:\/h)?|kg|kW|°C|am|pm)(?![\p{L}\p{N}/]))/gu;

/** rehype plugin: keeps a figure and its unit on one line. Writers type an ordinary space. */
export function rehypeUnits() {
	return (tree: Root) => {
		visit(tree, "text", (node) => {
			node.value = node.value.replace(blank, "\u00a0");
		});
	};
}
