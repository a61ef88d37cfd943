import type { Break, Nodes, Root, Text } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import { curlQuotes } from "../format.ts";

/** Marks within a line; a quotation may begin before one and end after it. */
const inline = /^(?:emphasis|strong|delete|link|linkReference|mdxJsxTextElement)$/;

/** remark plugin: straight quotes and apostrophes become curly. Foot and inch marks stay. */
export function remarkQuotes() {
	return (tree: Root) => {
		const lines = new Map<Nodes | undefined, (Text | Break)[]>();
		visitParents(tree, (node, parents) => {
			if (node.type === "image") {
				if (node.alt) node.alt = curlQuotes(node.alt);
				if (node.title) node.title = curlQuotes(node.title);
			}
			if (node.type !== "text" && node.type !== "break") return;
			const holder = parents.findLast(({ type }) => !inline.test(type));
			lines.set(holder, [...(lines.get(holder) ?? []), node]);
		});
		for (const nodes of lines.values()) {
			const text = curlQuotes(nodes.map((node) => ("value" in node ? node.value : "\n")).join(""));
			let at = 0;
			for (const node of nodes) {
				const from = at;
				at += "value" in node ? node.value.length : 1;
				if ("value" in node) node.value = text.slice(from, at);
			}
		}
	};
}
