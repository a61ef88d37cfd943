import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** rehype plugin: when the top left cell of a table is empty, its first column becomes row headings. */
export function rehypeRowHeadings() {
	return nameRows;
}

/** Like rehypeRowHeadings(), for an existing tree. */
export function nameRows(tree: Root): void {
	visit(tree, "element", (table) => {
		// No table is within a paragraph, and most elements are.
		if (table.tagName === "p") return SKIP;
		if (table.tagName !== "table") return;
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
	});
}

/** The cells of each row. */
function listRows(table: Element): Element[][] {
	const rows: Element[][] = [];
	visit(table, "element", ({ tagName, children }) => {
		if (tagName === "tr") rows.push(children.filter(({ type }) => type === "element") as Element[]);
	});
	return rows;
}
