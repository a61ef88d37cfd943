import type { Nodes } from "mdast";
import { visitParents } from "unist-util-visit-parents";

/** A tag that a writer typed, on lines of its own or within one. */
export type Tag = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

export function isTag(node: Nodes): node is Tag {
	return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** The words below a node; of a picture its alternative text. */
export function toText(node: Nodes): string {
	if (node.type === "image") return node.alt ?? "";
	if (node.type === "break" || (isTag(node) && node.name === "br")) return " ";
	if ("children" in node) return node.children.map(toText).join("");
	return "value" in node ? node.value : "";
}

/** Every node of a type below another, in reading order. */
export function listNodes<Type extends Nodes["type"]>(root: Nodes, type: Type) {
	const found: Extract<Nodes, { type: Type }>[] = [];
	visitParents(root, (node) => {
		if (node.type === type) found.push(node as (typeof found)[number]);
	});
	return found;
}
