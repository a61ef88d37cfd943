import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type Fault, suggestion } from "../faults.ts";
import { startOf } from "../position.ts";

/** The elements allowed in a drawing: shapes and words. */
const elements = new Set(
	`svg title desc g defs path rect circle ellipse line polyline polygon text tspan marker pattern
	linearGradient radialGradient stop clipPath mask use`.split(/\s+/),
);
/** Attributes for position, size and colour. They replace styles, because the page allows no style attributes. */
const attributes = new Set(
	`xmlns viewBox role id x y x1 x2 y1 y2 dx dy cx cy r rx ry width height points d transform
	transform-origin fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap
	stroke-linejoin stroke-miterlimit opacity font-family font-size font-weight font-style letter-spacing
	text-anchor dominant-baseline aria-hidden aria-label marker-start marker-mid marker-end orient refX refY
	markerWidth markerHeight markerUnits patternUnits patternTransform gradientUnits gradientTransform offset
	stop-color stop-opacity clip-path clip-rule mask href preserveAspectRatio vector-effect`
		.split(/\s+/)
		.map(plain),
);

const parser = unified().use(rehypeParse, { fragment: true });

/** Checks the files of content/figures. They must be plain SVG, because drawings are inlined in the pages. */
export function checkDrawings(root: string): Fault[] {
	const folder = path.posix.join(root, "figures");
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) => {
		const file = path.posix.join(folder, name);
		if (/^[a-z0-9-]+\.svg$/.test(name)) return checkDrawing(file, readFileSync(file, "utf8"));
		const message = "name drawings in small letters, digits and hyphens, ending in .svg";
		return [{ file, line: 1, column: 1, message }];
	});
}

/** Reads a drawing as a browser does inside a page, and rejects everything that is not on the lists. */
function checkDrawing(file: string, text: string): Fault[] {
	const faults: Fault[] = [];
	const add = (message: string, node?: Element) => faults.push({ file, ...startOf(node), message });
	const tree = parser.parse(text);
	visit(tree, "element", (element) => {
		const { tagName, properties } = element;
		if (!elements.has(tagName)) {
			add(`<${tagName}> is not allowed in a drawing${suggestion(tagName, elements)}`, element);
			return;
		}
		for (const [key, value] of Object.entries(properties)) {
			const name = plain(key);
			if (!attributes.has(name)) add(`${name}= is not allowed in a drawing`, element);
			else if (name === "href" && !String(value).startsWith("#"))
				add("a drawing leads nowhere and loads nothing", element);
			else if (/url\(\s*["']?(?!#)/i.test(String(value)))
				add("a drawing loads nothing; take the url() out", element);
		}
	});
	const svg = tree.children.find((node) => node.type === "element");
	if (svg?.tagName !== "svg") add("start the drawing with <svg", svg);
	else if (!svg.properties.viewBox) add('give <svg> its size as viewBox="0 0 720 400"', svg);
	if (!svg?.children.some((node) => node.type === "element" && node.tagName === "title"))
		add("say what the drawing shows in a <title> right after <svg>", svg);
	return faults;
}

/** hast writes strokeDashArray for stroke-dasharray, so names are compared without punctuation and capitals. */
function plain(name: string): string {
	return name.toLowerCase().replace(/[-:]/g, "");
}
