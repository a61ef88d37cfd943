import { readFileSync } from "node:fs";
import path from "node:path";
import { type Fault, locate, suggestion } from "../content/faults.ts";
import { listFiles } from "../content/files.ts";
import { isFileName } from "../content/schemas/text.ts";

/** The elements allowed in a drawing: shapes and words. */
const elements = new Set(
	`svg title desc g defs path rect circle ellipse line polyline polygon text tspan marker pattern
	linearGradient radialGradient stop clipPath mask use`.split(/\s+/),
);
/** Attributes that run, restyle or load something; the page allows no style attributes either. */
const unsafe = /^(?:on\w+|style|class|src|xlink:href)$/i;

/** A comment, a tag with its attributes in double quotes, or a < that is neither, which browsers might read differently. */
const mark =
	/<!--[^<>-]*-->|<(?<end>\/?)(?<tag>[A-Za-z]+)(?<attributes>(?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>|</g;

/** Checks the drawings of content/figures. They must be plain SVG, because they are inlined in the pages. */
export function checkDrawings(root: string): Fault[] {
	return listFiles(path.posix.join(root, "figures"), /\.svg$/).flatMap((file) => {
		const isNamed = /^[a-z0-9-]+\.svg$/.test(path.basename(file));
		const name = "name drawings in small letters, digits and hyphens, ending in .svg";
		if (!isNamed) return [{ file, line: 1, column: 1, message: name }];
		const text = readFileSync(file, "utf8");
		return adviseDrawing(text).map(([message, offset = 0]): Fault => {
			return { file, ...locate(text, offset), message };
		});
	});
}

/** What is not on the lists, and what is missing: a sentence each, where it applies first. */
function adviseDrawing(text: string): [message: string, offset?: number][] {
	const start = /^\s*(?:<!--[^<>-]*-->\s*)*<svg\s/;
	if (!text.includes("<svg")) return [["this is no drawing in SVG; export it again as one"]];
	if (!start.test(text)) return [["start the drawing with <svg; take out what stands above it"]];
	const faults = new Map<string, number>();
	const add = (message: string, offset = 0) =>
		faults.set(message, Math.min(offset, faults.get(message) ?? offset));
	for (const { 0: whole, index, groups } of text.matchAll(mark)) {
		const { tag, end, attributes = "" } = groups ?? {};
		if (whole === "<") add('write tags as <rect x="1">, with their values in double quotes', index);
		if (!tag || end) continue;
		if (elements.has(tag)) for (const message of adviseAttributes(attributes)) add(message, index);
		else add(`<${tag}> is not allowed in a drawing${suggestion(tag, elements)}`, index);
	}
	if (!/<\/svg>\s*$/.test(text)) add("the drawing is cut off before </svg>; export it again");
	if (!/<svg\s[^>]*viewBox="/.test(text)) add('give <svg> its size as viewBox="0 0 720 400"');
	const [, title = ""] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
	if (!title.trim()) add("say what the drawing shows in a <title> right after <svg>");
	else if (isFileName(title)) add(`"${title}" names a file; say in <title> what it shows`);
	return [...faults];
}

function adviseAttributes(written: string): string[] {
	return [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) => {
		if (unsafe.test(name)) return `${name}= is not allowed in a drawing`;
		const isOutside = name === "href" ? !value.startsWith("#") : /url\((?!'?#)/i.test(value);
		return isOutside ? "a drawing leads nowhere and loads nothing" : [];
	});
}
