import type { Heading, Image, Link, List, Nodes, Table } from "mdast";
import { startOf } from "../../content/faults.ts";
import { figurePath } from "../../content/mdx/allowed.ts";
import { toText } from "../../content/mdx/nodes.ts";
import { checkText, isBare } from "./leftovers.ts";
import { checkParagraph } from "./paragraphs.ts";
import type { Check, Context, Report } from "./policy.ts";

/** Text that Markdown reads differently from what its writer sees, by the type of node that it became. */
export const misreadings: Record<string, Check | undefined> = {
	heading: checkUnderline,
	list: checkList,
	blockquote: checkQuote,
	paragraph: checkParagraph,
	emphasis: checkMark,
	strong: checkMark,
	delete: checkMark,
	text: checkText,
	link: checkLink,
	image: checkImage,
	table: checkTable,
};

/** A list that begins in the middle, that was to stand under an item, or whose sign was one of arithmetic. */
function checkList(list: List, report: Report, context: Context) {
	const { before, parents, typed } = context;
	const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
	const isFirst = siblings.find((node) => node.type === "list" && node.ordered) === list;
	if (isFirst && (list.start ?? 1) !== 1)
		report(`the list begins at ${list.start} with none before it; begin at 1, or write a sentence`);
	if (before?.type === "list" && startOf(list).column > startOf(before).column)
		report("this list is not under the item above; begin its lines where the words of the item do");
	if (typed.startsWith("+"))
		report('a line that begins with + is read as a list; write "plus", or start items with -');
	else if (isWrapped(list, context))
		report("this line is read as a list; move its sign up, or leave an empty line above it");
	if (list.ordered) checkNumbers(list, report, typed);
}

/** Numbers that are printed otherwise: each counts on from the one before, or all are the first. */
function checkNumbers({ children, position }: List, report: Report, typed: string) {
	const from = position?.start.offset ?? 0;
	const numbers = children.map((item) =>
		Number.parseInt(typed.slice((item.position?.start.offset ?? 0) - from), 10),
	);
	const [first = 1] = numbers;
	const wrong = numbers.findIndex((number, index) => number !== first + index);
	if (wrong < 0 || numbers.every((number) => number === first)) return;
	report(
		`this item is printed as ${first + wrong}; number the items in order`,
		startOf(children[wrong]),
	);
}

/** True for a wrapped line that begins with the sign of a list. */
function isWrapped(list: List, { before, parents }: Context): boolean {
	const isAlone = list.children.length === 1 && parents.at(-1)?.type === "root";
	const isLate = before?.type === "paragraph" && isBelow(list, before);
	return isAlone && isLate && !/[:.?!]$/.test(toText(before));
}

/** True for a node on the line below another. */
function isBelow(node: Nodes, before: Nodes | undefined): before is Nodes {
	return before?.position?.end.line === startOf(node).line - 1;
}

/** A wrapped line that happens to begin with >. */
function checkQuote(node: Nodes, report: Report, { before }: Context) {
	if (isBelow(node, before))
		report(
			'a line that begins with > is read as a quote; leave an empty line above it, or write "over"',
		);
}

/** A line of text over a line of --- or ===. */
function checkUnderline(_node: Heading, report: Report, { typed }: Context) {
	if (!typed.startsWith("#"))
		report(
			"text over a line of --- or === is read as a heading; write ## before it, or take the line out",
		);
}

/** Signs of arithmetic and of ranges that are read as marks: 5*6 and 2*3, 20~~30. */
function checkMark(node: Nodes, report: Report, { parents, typed }: Context) {
	const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
	const [before, after] = [-1, 1].map((side) => siblings[siblings.indexOf(node) + side]);
	const isSum = /\d $/.test(textOf(before)) && /^.\d+.$/.test(typed) && /^ \d/.test(textOf(after));
	if (isSum || /[\p{L}\p{N})%°″]$/u.test(textOf(before)) || /^[\p{L}\p{N}($]/u.test(textOf(after)))
		report(
			'marks between letters or figures change the words between them; write 5 × 6, or "20 to 30"',
		);
}

function textOf(node: Nodes | undefined): string {
	return node?.type === "text" ? node.value : "";
}

function checkLink(node: Link, report: Report) {
	const words = toText(node).trim();
	if (words === "") report("the link has no words; write them in the square brackets");
	if (isBare(words, node.url)) report(`write the link with its words, [words](${node.url})`);
	if (figurePath.test(node.url)) report("put ! before the [ to show the drawing");
}

/** Drawings without their texts or their own paragraph. */
function checkImage({ url, alt, title }: Image, report: Report, { parents }: Context) {
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
