import type { Element, ElementContent } from "hast";
import type { Schema } from "hast-util-sanitize";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import type { Handlers, State } from "mdast-util-to-hast";
import { allowedTags, figurePath, linkSchemes, markdownTags } from "./allowed.ts";

/**
 * For mdast-util-to-hast: the tags a writer typed become plain elements, because hast-util-sanitize would delete MDX's own
 * JSX nodes, their text included. Code becomes nothing.
 */
export const elementHandlers: Handlers = {
	mdxJsxFlowElement: makeElement,
	mdxJsxTextElement: makeElement,
	mdxFlowExpression: () => undefined,
	mdxTextExpression: () => undefined,
	mdxjsEsm: () => undefined,
};

function makeElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
	const properties: Element["properties"] = {};
	for (const attribute of node.attributes) {
		// A value in braces is code.
		if (attribute.type === "mdxJsxAttribute" && typeof attribute.value !== "object")
			properties[attribute.name] = attribute.value ?? "";
	}
	// Only a typed tag can ask for a new tab, whose page must not reach this window.
	if (node.name === "a" && properties.target) properties.rel = ["noopener"];
	const children = state.all(node) as ElementContent[];
	return { type: "element", tagName: node.name ?? "span", properties, children };
}

/** The same lists for hast-util-sanitize, which runs last. */
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
