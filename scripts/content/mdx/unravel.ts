import type { Nodes, Paragraph } from "mdast";

/** True for a line of nothing but tags, because MDX then removes the paragraph around them. */
export function standsAlone(node: Nodes): node is Paragraph {
	return (
		node.type === "paragraph" && node.children.every((child) => isTag(child) || isSpace(child))
	);
}

/** Takes tags that stand alone out of the paragraphs among the children of a node, as MDX does. */
export function unravel(node: Nodes): void {
	if (!("children" in node) || !node.children.some(isRavelled)) return;
	node.children = node.children.flatMap((child: Nodes) =>
		isRavelled(child) ? child.children.filter((part) => !isSpace(part)) : child,
	) as never;
}

function isRavelled(node: Nodes): node is Paragraph {
	return standsAlone(node) && node.children.some(isTag);
}

function isTag({ type }: Nodes): boolean {
	return type === "mdxJsxTextElement" || type === "mdxTextExpression";
}

function isSpace(node: Nodes): boolean {
	return node.type === "text" && node.value.trim() === "";
}
