import type { Nodes, Paragraph, Root, RootContent } from "mdast";
import remarkSmartypants from "remark-smartypants";
import { visitParents } from "unist-util-visit-parents";

/** Quotes and apostrophes only; dashes and dots stay as typed. */
const options = { dashes: false, ellipses: false, backticks: false };
/** The plugin without a processor, which it does not use. */
const curl = (remarkSmartypants as unknown as (own: typeof options) => (tree: Root) => void)(
	options,
);

/** remark plugin: straight quotes and apostrophes become curly. Foot and inch marks, and code, stay. */
export function remarkQuotes() {
	return (tree: Root) => {
		for (const block of tree.children) curlBlock(block);
		visitParents(tree, "image", (image) => {
			if (image.alt) image.alt = curlQuotes(image.alt);
			if (image.title) image.title = curlQuotes(image.title);
		});
	};
}

/** The same for a line of copy that is not Markdown. */
export function curlQuotes(value: string): string {
	const line = { type: "text" as const, value };
	const paragraph: Paragraph = { type: "paragraph", children: [line] };
	curlBlock(paragraph);
	return line.value;
}

function curlBlock(block: RootContent): void {
	const hide = hideMeasures();
	let isLeft = false;
	const change = (to: (text: string) => string) =>
		visitParents(block as Nodes, "text", (node) => {
			node.value = to(node.value);
			isLeft ||= /['"]/.test(node.value);
		});
	change((text) => hide(text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’")));
	if (isLeft) curl({ type: "root", children: [block] });
	change(showMeasures);
}

/** Private-use characters that stand for foot and inch marks while quotes are curled. */
const standIns = { "'": "\uE000", '"': "\uE001" };

/**
 * Returns a function that hides foot and inch marks, to call on the texts of one block in order.
 * A mark after a digit is one, unless it closes a quotation or is the apostrophe of a word.
 */
function hideMeasures(): (text: string) => string {
	const open = { "'": false, '"': false };
	return (text) =>
		text.replace(/['"]/g, (found, index: number) => {
			const mark = found as keyof typeof open;
			const before = text.charAt(index - 1);
			const after = text.charAt(index + 1);
			if (mark === "'" && /\p{L}/u.test(after) && /[\p{L}\p{N}]/u.test(before)) return mark;
			if (!open[mark] && /\d/.test(before)) return standIns[mark];
			open[mark] = open[mark] ? /\s/.test(before) : !/[\p{L}\p{N}]/u.test(before);
			return mark;
		});
}

function showMeasures(text: string): string {
	return text.replaceAll(standIns["'"], "'").replaceAll(standIns['"'], '"');
}
