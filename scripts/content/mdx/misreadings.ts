import type { Image, Link, Nodes, Paragraph, Table, Text } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import { startOf } from "../source/position.ts";
import { type Check, figurePath, type Report } from "./policy.ts";

/** Text that Markdown reads differently from what its writer sees, by the type of node that it became. */
export const misreadings: Record<string, Check | undefined> = {
	paragraph: checkParagraph,
	text: checkText,
	link: checkLink,
	image: checkImage,
	table: checkTable,
};

/** What a paragraph was meant to be, by how it looks; the first match is reported. */
const looks: [look: RegExp, advise: (found: string) => string][] = [
	[
		/^(?:#{1,6}|[-*+]|\d{1,2}[.)])(?=\u00a0)/m,
		(mark) => `type an ordinary space after ${mark}; this one is a non-breaking space`,
	],
	[/^#{1,6}[^\s#]/, () => "put a space between the # and the heading"],
	[/^#{7,}/, () => "headings go down to ####; use a shorter row of #"],
	[
		// Bullets of Word, of the Mac and of the font Symbol; `o` is Word's second one.
		/^(?:[•·▪▫◦●○‣∙■□\uf0a7\uf0b7]|o[ \t\u00a0])[ \t\u00a0]*\S/mu,
		() => "start each item with - and a space, on its own line",
	],
	[
		/^\d{1,2}[.)](?=\p{L})/mu,
		(mark) => `put a space after the number of a list item, ${mark} like this`,
	],
	[/^[-+](?=[^\s*\d.,-])/, () => "put a space after the mark of a list item, - like this"],
	[
		/^\|.*\||\||\S\t+\S/,
		() =>
			"this looks like a table; put | between the cells, | --- | --- | under the heading row, and no empty line between rows",
	],
];

function checkParagraph(node: Paragraph, report: Report, parents: readonly Nodes[]) {
	const text = toText(node);
	const parent = parents.at(-1);
	const siblings: readonly Nodes[] = parent && "children" in parent ? parent.children : [];
	const before = siblings[siblings.indexOf(node) - 1];
	// Of rows that empty lines part, the first is reported.
	if (text.startsWith("|") && before?.type === "paragraph" && toText(before).startsWith("|"))
		return;
	for (const [look, advise] of looks) {
		const found = look.exec(text);
		if (!found) continue;
		const { line, column } = startOf(node);
		const above = text.slice(0, found.index).split("\n").length - 1;
		report(advise(found[0]), { line: line + above, column });
		break;
	}
	// In a quotation a dash precedes the name of the speaker.
	if (/^–\s/.test(text) && parent?.type !== "blockquote")
		report("start each item with - and a space, on its own line");
	const [first, ...rest] = node.children;
	const isBold = first?.type === "strong" && rest.length === 0;
	if (parent?.type === "root" && isBold && !/[.:;!?…]["”’]?$/.test(text))
		report(`write a heading with ##, not in bold words: ## ${text}`);
}

/** What Markdown left as text because something about it is not quite right; one of each group is reported. */
const leftovers: [look: RegExp, message: string][][] = [
	[
		[/\*\*/, "** is left over; close the bold words with ** and no space before it"],
		[/\*/, "a * is left over; close it, take it out, or put a space after it to start a list"],
	],
	[[/_/, "a _ is left over; close it or take it out"]],
	[
		[
			/!\[[^\]]*\]\(\/figures\/[\w-]+\.svg/,
			'put one straight quote before the caption and one after it, ![what it shows](/figures/name.svg "Caption")',
		],
		[/[[\]]/, "a square bracket is left over; a link is [words](/path), without a space between"],
	],
	[[/(?<!\p{L})(?:m2|m\^2|sqm|sq\.? m)(?![\p{L}\p{N}])/u, "write m² with the ² character"]],
];

/** Characters with a backslash, and fact ids such as [price-zip-screen], which the editor's check reports. */
const meant = /\\[!-/:-@[-`{-~]|(?<!\[)\[[a-z]+(?:-[a-z0-9]+)+\](?![\]([])/g;

function checkText(node: Text, report: Report, parents: readonly Nodes[], text: string) {
	const parent = parents.at(-1);
	if (parent?.type === "link" && isBare(node.value, parent.url)) return;
	const { start, end } = node.position ?? {};
	const typed = text.slice(start?.offset ?? 0, end?.offset ?? 0) || node.value;
	const seen = typed.replace(meant, (sign) => "x".repeat(sign.length));
	for (const group of leftovers) {
		const found = group.find(([look]) => look.test(seen));
		if (!found) continue;
		const above = seen.slice(0, seen.search(found[0])).split("\n");
		const column = (above.pop() ?? "").length + (above.length ? 1 : (start?.column ?? 1));
		report(found[1], start && { line: start.line + above.length, column });
	}
}

function checkLink(node: Link, report: Report) {
	const words = toText(node).trim();
	if (words === "") report("the link has no words; write them in the square brackets");
	if (isBare(words, node.url)) report(`write the link with its words, [words](${node.url})`);
	if (figurePath.test(node.url)) report("put ! before the [ to show the drawing");
}

/** True for a bare web address in running text, which GFM turns into a link. */
function isBare(words: string, url: string): boolean {
	return /^https?:/i.test(url) && [url, url.replace(/^http:\/\//, "")].includes(words);
}

/** Drawings without their texts or their own paragraph. */
function checkImage({ url, alt, title }: Image, report: Report, parents: readonly Nodes[]) {
	if (!figurePath.test(url)) return;
	if (!alt?.trim()) report("say in the square brackets what the drawing shows");
	if (!title?.trim()) report(`give the drawing a caption: ![${alt ?? ""}](${url} "Caption")`);
	const [parent, grandparent] = parents.toReversed();
	const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
	if (!isAlone || grandparent?.type !== "root")
		report("give the drawing a paragraph of its own, with an empty line above and below");
}

/** Rows with more or fewer cells than the heading; extra cells would be dropped silently. */
function checkTable({ children: [head, ...rows] }: Table, report: Report) {
	const wanted = head?.children.length ?? 0;
	for (const { children, position } of rows) {
		if (children.length === wanted) continue;
		const cells = children.length === 1 ? "1 cell" : `${children.length} cells`;
		report(
			`the row has ${cells}, the heading ${wanted}; give both the same number`,
			position?.start,
		);
	}
}
