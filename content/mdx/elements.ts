import type { Element, Root } from "hast";
import type { Schema } from "hast-util-sanitize";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import { allowedTags, figurePath, linkSchemes, markdownTags } from "./allowed.ts";

/**
 * rehype plugin: turns the tags a writer typed into plain elements.
 * rehype-sanitize would delete MDX's own JSX nodes, their text included.
 */
export function rehypeElements() {
	return (tree: Root) => {
		visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node, index, parent) => {
			if (!parent || index === undefined) return;
			const jsx = node as MdxJsxFlowElementHast | MdxJsxTextElementHast;
			const properties: Element["properties"] = {};
			for (const attribute of jsx.attributes) {
				if (attribute.type === "mdxJsxAttribute")
					properties[attribute.name] = String(attribute.value ?? "");
			}
			// Only a typed tag can ask for a new tab, whose page must not reach this window.
			if (jsx.name === "a" && properties.target) properties.rel = ["noopener"];
			parent.children[index] = {
				type: "element",
				tagName: jsx.name ?? "span",
				properties,
				children: jsx.children as Element["children"],
				position: jsx.position,
			};
			return [SKIP, index];
		});
	};
}

/** The same lists for rehype-sanitize, which runs last. */
export const sanitizeSchema: Schema = {
	tagNames: [...Object.keys(allowedTags), ...markdownTags],
	attributes: {
		...(allowedTags as Record<string, string[]>),
		th: ["align", ["scope", "row", "col"]],
		td: ["align"],
		img: [["src", figurePath], "alt", "title"],
	},
	protocols: { href: linkSchemes },
	clobber: [],
	strip: ["script", "style"],
};
