/**
 * Shows `see` every node of a syntax tree, a node before its children, with the nodes that it is in, outermost first.
 * The children of a node for which it returns false are left out. unist-util-visit makes and names a function for each
 * node, which was half of the time of a text's first reading.
 */
export function walk<Node extends object>(
	node: Node,
	see: (node: Node, parents: readonly Node[]) => unknown,
	parents: Node[] = [],
): void {
	if (see(node, parents) === false || !("children" in node)) return;
	parents.push(node);
	for (const child of node.children as Node[]) walk(child, see, parents);
	parents.pop();
}
