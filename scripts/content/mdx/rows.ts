import type { Element, Nodes, Root } from "hast";
import { walk } from "./walk.ts";

/** rehype plugin: when the top left cell of a table is empty, its first column becomes row headings. */
export function rehypeRowHeadings() {
	return nameRows;
}

/** Like rehypeRowHeadings(), for an existing tree. */
export function nameRows(tree: Root): void {
	walk<Nodes>(tree, (node) => {
		if (node.type !== "element") return true;
		if (node.tagName === "table") nameTable(node);
		// No table is within a paragraph, and most elements are.
		return node.tagName !== "p";
	});
}

function nameTable(table: Element) {
	const [head = [], ...rows] = listRows(table);
	const [corner, ...columns] = head;
	if (!corner || corner.children.length > 0) return;
	corner.tagName = "td";
	for (const cell of columns) cell.properties.scope = "col";
	for (const [name] of rows) {
		if (!name) continue;
		name.tagName = "th";
		name.properties.scope = "row";
	}
}

/** The cells of each row. */
function listRows(table: Element): Element[][] {
	const rows: Element[][] = [];
	walk<Nodes>(table, (node) => {
		if (node.type === "element" && node.tagName === "tr")
			rows.push(node.children.filter(({ type }) => type === "element") as Element[]);
	});
	return rows;
}
