import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { htmlToHast } from "satteri";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { absolute } from "../content/addresses.ts";

/** Attributes of a post's text that mean something outside our pages. */
const kept = ["href", "src", "alt", "title", "width", "height", "align", "colSpan", "rowSpan"];

/**
 * Takes the text of a built post from its page, as HTML for feed readers: with absolute addresses, and without ids,
 * classes and the parts that only serve the page (contents list, scroll boxes).
 * @param main HTML of the page's main part
 */
export function extractText(main: string): string {
	const prose = findProse(htmlToHast(main, { fragment: true }) as Root);
	if (!prose) throw new Error(`a post has no text: ${main.slice(0, 200)}`);
	const root: Root = { type: "root", children: prose.children };
	visit(root, "element", (node, index, parent) => {
		if (!parent || index === undefined) return;
		if (node.tagName === "nav") {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}
		if (node.tagName === "section") {
			parent.children.splice(index, 1, ...(node.children as ElementContent[]));
			return [SKIP, index];
		}
		if (node.tagName === "figure") showDrawing(node);
		simplify(node);
	});
	return toHtml(root).trim();
}

function findProse(tree: Root): Element | undefined {
	let found: Element | undefined;
	visit(tree, "element", (node) => {
		const { className } = node.properties;
		if (!Array.isArray(className) || !className.includes("prose")) return;
		found = node;
		return EXIT;
	});
	return found;
}

/** Feed readers drop inline drawings, but show the same file as a picture. */
function showDrawing(figure: Element) {
	const src = figure.properties.dataSrc;
	visit(figure, "element", (node, index, parent) => {
		if (node.tagName !== "svg" || !parent || index === undefined || typeof src !== "string") return;
		const alt = String(node.properties.ariaLabel ?? "");
		parent.children[index] = {
			type: "element",
			tagName: "img",
			properties: { src, alt },
			children: [],
		};
		return EXIT;
	});
}

function simplify(node: Element) {
	const { properties } = node;
	for (const name of Object.keys(properties)) if (!kept.includes(name)) delete properties[name];
	for (const name of ["href", "src"]) {
		const value = properties[name];
		if (typeof value === "string" && value.startsWith("/")) properties[name] = absolute(value);
	}
}
