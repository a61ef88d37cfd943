import type { Nodes, Paragraph, Root } from "mdast";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { keepMeasures, restoreMeasures } from "./measures.ts";

/** Quotes and apostrophes only: dashes and dots stand as typed. */
const curler = unified()
	.use(remarkSmartypants, { dashes: false, ellipses: false, backticks: false })
	.freeze();
const straight = /['"]/;

/** remark plugin: straight quotes and apostrophes become curly. Marks of feet and inches, and code, stay. */
export function remarkQuotes() {
	return curlTree;
}

/** As remarkQuotes, for a tree that is at hand. Block by block, for most have nothing to curl. */
export function curlTree(tree: Root): void {
	visit(tree, "text", (node) => {
		node.value = curlInWords(node.value);
	});
	for (const block of tree.children) if (hasStraight(block)) curlBlock(block);
	visit(tree, "image", (image) => {
		if (image.alt) image.alt = curlQuotes(image.alt);
		if (image.title) image.title = curlQuotes(image.title);
	});
}

/** The same for a line of copy that is no Markdown. */
export function curlQuotes(text: string): string {
	const value = curlInWords(text);
	if (!straight.test(value)) return value;
	const known = curled.get(value) ?? curlLine(value);
	curled.set(value, known);
	return known;
}

/** In `npm run dev` all content is read anew with every save. */
const curled = new Map<string, string>();

function curlLine(value: string): string {
	const line: Paragraph = { type: "paragraph", children: [{ type: "text", value }] };
	curlBlock(line);
	return line.children.map((child) => ("value" in child ? child.value : "")).join("");
}

/** As in "don't": most of what copy has, and done without a parser, which took a tenth of a build of one post. */
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
