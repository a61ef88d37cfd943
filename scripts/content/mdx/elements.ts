import type { ProcessorOptions } from "@mdx-js/mdx";
import type { Element, Root } from "hast";
import { visitParents } from "unist-util-visit-parents";
import { bindUnits } from "../format.ts";
import type { Tag } from "./nodes.ts";

/**
 * For remark-rehype: the tags a writer typed become plain elements, because rehype-sanitize would delete MDX's own
 * JSX nodes, their text included. Code becomes nothing.
 */
export const remarkRehypeOptions: ProcessorOptions["remarkRehypeOptions"] = {
	handlers: {
		mdxJsxFlowElement: (state, node) => makeElement(node, state.all(node)),
		mdxJsxTextElement: (state, node) => makeElement(node, state.all(node)),
		mdxFlowExpression: () => undefined,
		mdxTextExpression: () => undefined,
		mdxjsEsm: () => undefined,
	},
};

function makeElement(node: Tag, children: Element["children"]): Element {
	const properties: Element["properties"] = {};
	for (const attribute of node.attributes) {
		// A value in braces is code.
		if (attribute.type === "mdxJsxAttribute" && typeof attribute.value !== "object")
			properties[attribute.name] = attribute.value ?? "";
	}
	// Only a typed tag can ask for a new tab, whose page must not reach this window.
	if (node.name === "a" && properties.target) properties.rel = ["noopener"];
	return { type: "element", tagName: node.name ?? "span", properties, children };
}

/** rehype plugin: binds the figures of a text and of its captions to their units. */
export function rehypeUnits() {
	return (tree: Root) =>
		visitParents(tree, (node) => {
			if (node.type === "text") node.value = bindUnits(node.value);
			if (node.type === "element" && typeof node.properties.title === "string")
				node.properties.title = bindUnits(node.properties.title);
		});
}

/** rehype plugin: when the top left cell of a table is empty, its first column becomes row headings. */
export function rehypeRowHeadings() {
	return (tree: Root) =>
		visitParents(tree, "element", (table) => {
			if (table.tagName !== "table") return;
			const [[corner, ...columns] = [], ...rows] = listRows(table);
			if (!corner || corner.children.length > 0) return;
			corner.tagName = "td";
			for (const cell of columns) cell.properties.scope = "col";
			for (const [name] of rows) {
				if (!name) continue;
				name.tagName = "th";
				name.properties.scope = "row";
			}
		});
}

/** The cells of each row of a table. */
export function listRows(table: Element): Element[][] {
	const rows: Element[][] = [];
	visitParents(table, "element", ({ tagName, children }) => {
		if (tagName === "tr")
			rows.push(children.filter((cell): cell is Element => cell.type === "element"));
	});
	return rows;
}
