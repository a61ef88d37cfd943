import type { Nodes, Root } from "mdast";
import type {} from "mdast-util-mdx-jsx";
import { z } from "zod";

/** A section of a text, as search reads and quotes it. */
export const sectionSchema = z.strictObject({
	/** Empty for the text above the first heading. */
	heading: z.string(),
	text: z.string(),
});
export type Section = z.infer<typeof sectionSchema>;

/** Splits a text at its ## headings. */
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

/** The text of a block on one line: list items and paragraphs joined by spaces, table cells by commas. */
function toLine(node: Nodes): string {
	if (node.type === "table") {
		return node.children.map((row) => `${row.children.map(toLine).join(", ")}.`).join(" ");
	}
	if (node.type === "list" || node.type === "listItem" || node.type === "blockquote") {
		return node.children.map(toLine).join(" ");
	}
	return toText(node).replace(/\s+/g, " ").trim();
}

/** The words of a node; a break counts as a space, and so does the beginning of a block. */
function toText(node: Nodes): string {
	if (isBreak(node)) return " ";
	if ("value" in node) return node.value;
	const start = isBlockTag(node) ? " " : "";
	return "children" in node ? start + node.children.map(toText).join("") : "";
}

/** True for a line break that the writer set, including as a tag. */
export function isBreak(node: Nodes): boolean {
	return node.type === "break" || (node.type === "mdxJsxTextElement" && node.name === "br");
}

/** True for a tag within a line that begins a line of its own on the page, such as the second of two list items. */
export function isBlockTag(node: Nodes): boolean {
	return (
		node.type === "mdxJsxTextElement" && /^(?:p|h[2-4]|[uo]l|li|blockquote)$/.test(node.name ?? "")
	);
}
