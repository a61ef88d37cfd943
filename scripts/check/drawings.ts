import { readFileSync } from "node:fs";
import path from "node:path";
import { type Fault, makeLocator, suggestion } from "../content/faults.ts";
import { listFiles } from "../content/files.ts";

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
		if (unsafe.test(name)) return `${name}= is not allowed in a drawing`;
		const isOutside = name === "href" ? !value.startsWith("#") : /url\(\s*["']?(?!#)/i.test(value);
		return isOutside ? "a drawing leads nowhere and loads nothing" : [];
	});
}
