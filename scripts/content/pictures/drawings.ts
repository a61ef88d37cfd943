import { readFileSync } from "node:fs";
import path from "node:path";
import { type Fault, suggestion } from "../faults.ts";
import { listFiles } from "../files.ts";
import { makeLocator } from "../position.ts";

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
	stop-color stop-opacity clip-path clip-rule mask href preserveAspectRatio vector-effect`.split(
		/\s+/,
	),
);

/** A comment, a tag with its attributes in double quotes, or a < that is neither, which browsers might read differently. */
const mark =
	/<!--[^<>-]*-->|<(?<end>\/?)(?<tag>[A-Za-z]+)(?<attributes>(?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>|</g;

/** Checks the files of content/figures. They must be plain SVG, because drawings are inlined in the pages. */
export function checkDrawings(root: string): Fault[] {
	const folder = path.posix.join(root, "figures");
	return listFiles(folder).flatMap((file) => {
		if (/^[a-z0-9-]+\.svg$/.test(path.basename(file)))
			return checkDrawing(file, readFileSync(file, "utf8"));
		const message = "name drawings in small letters, digits and hyphens, ending in .svg";
		return [{ file, line: 1, column: 1, message }];
	});
}

/** Rejects everything in a drawing that is not on the lists. */
function checkDrawing(file: string, text: string): Fault[] {
	const locate = makeLocator(text);
	const faults: Fault[] = [];
	const add = (message: string, offset = 0) => faults.push({ file, ...locate(offset), message });
	for (const { 0: whole, index, groups } of text.matchAll(mark)) {
		const { tag, end, attributes: own = "" } = groups ?? {};
		if (whole === "<") add('write tags as <rect x="1">, with their values in double quotes', index);
		if (!tag || end) continue;
		if (elements.has(tag)) for (const message of adviseAttributes(own)) add(message, index);
		else add(`<${tag}> is not allowed in a drawing${suggestion(tag, elements)}`, index);
	}
	if (!/^\s*(?:<!--[^<>-]*-->\s*)*<svg\s/.test(text)) add("start the drawing with <svg");
	else if (!/<svg\s[^>]*viewBox="/.test(text)) add('give <svg> its size as viewBox="0 0 720 400"');
	if (!text.includes("<title>")) add("say what the drawing shows in a <title> right after <svg>");
	return faults;
}

function adviseAttributes(written: string): string[] {
	return [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) => {
		if (!attributes.has(name)) return `${name}= is not allowed in a drawing`;
		if (name === "href" && !value.startsWith("#"))
			return "a drawing leads nowhere and loads nothing";
		return /url\(\s*["']?(?!#)/i.test(value) ? "a drawing loads nothing; take the url() out" : [];
	});
}
