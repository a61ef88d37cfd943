import type { Nodes, Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";

/** True for a line of nothing but tags, because MDX then removes the paragraph around them. */
export function standsAlone(parent: Nodes): parent is Paragraph {
	return (
		parent.type === "paragraph" && parent.children.every((child) => isTag(child) || isSpace(child))
	);
}

/** Takes tags that stand alone out of their paragraphs, as MDX does. It changes the tree. */
export function unravel(tree: Root): void {
	visit(tree, "paragraph", (node, index, parent) => {
		if (!parent || index === undefined || !standsAlone(node)) return;
		if (!node.children.some(isTag)) return;
		parent.children.splice(index, 1, ...node.children.filter((child) => !isSpace(child)));
		return index;
	});
}

function isTag({ type }: Nodes): boolean {
	return type === "mdxJsxTextElement" || type === "mdxTextExpression";
}

function isSpace(node: Nodes): boolean {
	return node.type === "text" && node.value.trim() === "";
}
