import type { Nodes, Paragraph, Table } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import { type Position, startOf } from "../source/position.ts";
import type { Report } from "./policy.ts";

/** Bullets of Word, of the Mac and of the font Symbol; `o` is Word's second one. */
const bullet = /^(?:[•·▪▫◦●○‣∙■□\uf0a7\uf0b7]|o[ \t\u00a0])[ \t\u00a0]*\S/mu;

const row = /^\|.*\|/;

/** Guesses what a paragraph was meant to be from how it looks; the first match is reported. */
const looks: [RegExp, (found: string) => string][] = [
	[
		/^(?:#{1,6}|[-*+]|\d{1,2}[.)])(?=\u00a0)/m,
		(mark) => `type an ordinary space after ${mark}; this one is a non-breaking space`,
	],
	[/^#{1,6}[^\s#]/, () => "put a space between the # and the heading"],
	[/^#{7,}/, () => "headings go down to ####; use a shorter row of #"],
	[bullet, () => "start each item with - and a space, on its own line"],
	[
		/^\d{1,2}[.)](?=\p{L})/mu,
		(mark) => `put a space after the number of a list item, ${mark} like this`,
	],
	[row, () => "a table needs a line of | --- | --- | under its heading row"],
	[
		/\||\S\t+\S/,
		() =>
			"this looks like a table; put | between the cells and | --- | --- | under the heading row",
	],
];

/** Paragraphs that were meant to be a heading, a list or a table. */
export function checkParagraph(node: Paragraph, report: Report, parents: readonly Nodes[]): void {
	const text = toText(node);
	const torn = row.test(text) && findTorn(node, parents);
	if (torn === "from above") report("take out the empty line above; a table has none");
	if (torn) return;
	for (const [look, advise] of looks) {
		const found = look.exec(text);
		if (!found) continue;
		report(advise(found[0]), placeLine(node, text.slice(0, found.index)));
		break;
	}
	if (/^[-+][^\s*\d.,-]/.test(text) && node.children[0]?.type === "text") {
		report("put a space after the mark of a list item, - like this");
	}
	const parent = parents.at(-1)?.type;
	// In a quotation a dash precedes the name of the speaker.
	if (/^–\s/.test(text) && parent !== "blockquote")
		report("start each item with - and a space, on its own line");
	if (parent === "root" && isBoldHeading(node, text))
		report(`write a heading with ##, not in bold words: ## ${text}`);
}

/** Which way an empty line separates rows from the rest of their table; the fault is at the lower part. */
function findTorn(
	node: Paragraph,
	parents: readonly Nodes[],
): "from above" | "from below" | undefined {
	const parent = parents.at(-1);
	const siblings: readonly Nodes[] = parent && "children" in parent ? parent.children : [];
	const index = siblings.indexOf(node);
	const [above, below] = [siblings[index - 1], siblings[index + 1]];
	const isRow = (other?: Nodes) => other?.type === "paragraph" && row.test(toText(other));
	if (above?.type === "table" || isRow(above)) return "from above";
	return below && isRow(below) && /^\|[\s:|-]+$/m.test(toText(below)) ? "from below" : undefined;
}

/** The line of a paragraph that follows the words above it. */
function placeLine(node: Paragraph, above: string): Position {
	const { line, column } = startOf(node);
	return { line: line + above.split("\n").length - 1, column };
}

/** A paragraph of bold words without a full stop was meant as a heading. */
function isBoldHeading({ children }: Paragraph, text: string): boolean {
	return children.length === 1 && children[0]?.type === "strong" && !/[.:;!?…]["”’]?$/.test(text);
}

/** Reports rows with more or fewer cells than the heading; extra cells would be dropped silently. */
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
