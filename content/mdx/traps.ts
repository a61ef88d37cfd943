import type { Paragraph, Table, Text } from "mdast";
import { toString as toText } from "mdast-util-to-string";

type Report = (message: string, place?: { line: number; column: number }) => void;

const traps: [RegExp, string][] = [
	[/\*\*/, "** is left standing; close the bold words with ** and no space before it"],
	[
		/\]\s*\(\/|\]\s+\(https?:/,
		"a link is left standing; write [words](/path) without a space between",
	],
	[/\]\[/, "a link is left standing; write its address as [words](/path)"],
];

/** Marks that Markdown left standing as text, because something about them is not quite right. */
export function checkText({ value, position }: Text, report: Report): void {
	for (const [trap, message] of traps) {
		const found = trap.exec(value);
		if (!found) continue;
		const { line = 1, column = 1 } = position?.start ?? {};
		const above = value.slice(0, found.index).split("\n");
		const before = above.pop() ?? "";
		report(message, {
			line: line + above.length,
			column: before.length + (above.length ? 1 : column),
		});
	}
}

/** Paragraphs that were meant to be a heading, a list or a table. */
export function checkParagraph(node: Paragraph, report: Report): void {
	const text = toText(node);
	if (/^#{1,6}[^\s#]/.test(text)) report("put a space between the # and the heading");
	if (/^#{7,}/.test(text)) report("headings go down to ####; use a shorter row of #");
	if (/^[-*+•][^\s*\d.,-]/.test(text) && node.children[0]?.type === "text") {
		report("put a space after the mark of a list item, - like this");
	}
	if (/^\|.*\|/.test(text)) report("a table needs a line of | --- | --- | under its heading row");
}

/** Rows with more or fewer cells than the heading: what is over would be dropped without a word. */
export function checkTable(node: Table, report: Report): void {
	const [head, ...rows] = node.children;
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
