import type { Nodes, Root } from "mdast";
import { toString as toText } from "mdast-util-to-string";

/** A section of a text, as search reads and quotes it. */
export interface Section {
	/** Empty for what stands above the first heading. */
	heading: string;
	text: string;
}

/** Takes a text apart at its ## headings. */
export function listSections(tree: Root): Section[] {
	const sections: Section[] = [{ heading: "", text: "" }];
	for (const node of tree.children) {
		if (node.type === "heading" && node.depth === 2) {
			sections.push({ heading: toText(node), text: "" });
			continue;
		}
		const last = sections.at(-1);
		if (last) last.text = `${last.text} ${toLine(node)}`.trim();
	}
	return sections.filter(({ heading, text }) => heading || text);
}

/** Text of a block on one line: list items and paragraphs by spaces, the cells of a row by commas. */
function toLine(node: Nodes): string {
	if (node.type === "table") {
		return node.children.map((row) => `${row.children.map(toLine).join(", ")}.`).join(" ");
	}
	if (node.type === "list" || node.type === "listItem" || node.type === "blockquote") {
		return node.children.map(toLine).join(" ");
	}
	return toText(node, { includeImageAlt: false }).replace(/\s+/g, " ").trim();
}
