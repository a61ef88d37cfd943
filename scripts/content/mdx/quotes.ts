import type { Nodes, Paragraph, Root, RootContent } from "mdast";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import { keepMeasures, restoreMeasures } from "./measures.ts";
import { walk } from "./walk.ts";

/** Quotes and apostrophes only; dashes and dots stay as typed. */
const curler = unified()
	.use(remarkSmartypants, { dashes: false, ellipses: false, backticks: false })
	.freeze();
const straight = /['"]/;

/** remark plugin: straight quotes and apostrophes become curly. Foot and inch marks, and code, stay. */
export function remarkQuotes() {
	return curlTree;
}

/** Like remarkQuotes(), for an existing tree. Works block by block, because most have nothing to curl. */
export function curlTree(tree: Root): void {
	for (const block of tree.children) if (curlWords(block)) curlBlock(block);
}

/** Curls what needs no look at the words around it; true if straight quotes are left in the text of the block. */
function curlWords(block: RootContent): boolean {
	let isLeft = false;
	walk<Nodes>(block, (node) => {
		if (node.type === "text") {
			node.value = curlInWords(node.value);
			isLeft ||= straight.test(node.value);
		}
		if (node.type !== "image") return;
		if (node.alt) node.alt = curlQuotes(node.alt);
		if (node.title) node.title = curlQuotes(node.title);
	});
	return isLeft;
}

/** The same for a line of copy that is not Markdown. */
export function curlQuotes(text: string): string {
	const value = curlInWords(text);
	if (!straight.test(value)) return value;
	const known = curled.get(value) ?? curlLine(value);
	curled.set(value, known);
	return known;
}

/** A cache, because `npm run dev` rereads all content on every save. */
const curled = new Map<string, string>();

function curlLine(value: string): string {
	const line: Paragraph = { type: "paragraph", children: [{ type: "text", value }] };
	curlBlock(line);
	return line.children.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Apostrophes as in "don't", the most common case. No parser: it took a tenth of the time of a one-post build. */
function curlInWords(text: string): string {
	return text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}

function curlBlock(block: RootContent): void {
	const keep = keepMeasures();
	walk<Nodes>(block, (node) => {
		if (node.type === "text") node.value = keep(node.value);
	});
	const root: Root = { type: "root", children: [block] };
	curler.runSync(root);
	walk<Nodes>(block, (node) => {
		if (node.type === "text") node.value = restoreMeasures(node.value);
	});
}
