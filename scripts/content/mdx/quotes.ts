import type { Break, Nodes, Root, Text } from "mdast";
import { visitParents } from "unist-util-visit-parents";

const curly = { "'": "‘’", '"': "“”" };
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

/** The same for a line of copy that is not Markdown; its length stays. */
export function curlQuotes(text: string): string {
	const open = { "'": false, '"': false };
	return text.replace(/['"]/g, (found, index: number) => {
		const mark = found as keyof typeof open;
		const [left = "", right = ""] = curly[mark];
		const before = text.slice(0, index);
		const after = text.slice(index + 1);
		const isInWord = /[\p{L}\p{N}]$/u.test(before) && /^\p{L}/u.test(after);
		if (mark === "'" && (isInWord || /^\d\ds/.test(after))) return right;
		// 6' by 4', 2" wide: after a digit, unless it ends a quotation.
		if (!open[mark] && /\d$/.test(before)) return mark;
		open[mark] = /(?:^|[\s([{–—“‘"'/-])$/.test(before) && /^\S/.test(after);
		return open[mark] ? left : right;
	});
}
