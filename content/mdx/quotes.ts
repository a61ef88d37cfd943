import type { Nodes, Paragraph, Root } from "mdast";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { keepMeasures, restoreMeasures } from "./measures.ts";

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
	visit(tree, (node) => {
		if (node.type === "text") node.value = curlInWords(node.value);
		if (node.type !== "image") return;
		if (node.alt) node.alt = curlQuotes(node.alt);
		if (node.title) node.title = curlQuotes(node.title);
	});
	for (const block of tree.children) if (hasStraight(block)) curlBlock(block);
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

function hasStraight(block: Nodes): boolean {
	let found = false;
	visit(block, "text", ({ value }) => {
		found ||= straight.test(value);
	});
	return found;
}

function curlBlock(block: Root["children"][number]): void {
	const keep = keepMeasures();
	visit(block, "text", (node) => {
		node.value = keep(node.value);
	});
	const root: Root = { type: "root", children: [block] };
	curler.runSync(root);
	visit(block, "text", (node) => {
		node.value = restoreMeasures(node.value);
	});
}
