import type { Nodes } from "mdast";
import { toText } from "../../content/mdx/nodes.ts";
import type { Check, Context, Report } from "./policy.ts";

/** How something looks that was typed, and what to write instead. */
type Slip = [look: RegExp, message: string];

const items = "start each item with - and a space, on its own line";

/** What a paragraph was meant to be: Markdown joins its lines. */
const inParagraphs: Slip[] = [
	[/^#+[^\s#]|^#{7}/, "write two to four # and a space before the words of a heading"],
	[/^[ >]*(?:[•·▪▫◦●○‣■□]|o[ \t])[ \t]*\S|^[ >]*([-–—→✓✔✅❌])[ \t]*\S.*\n[ >]*\1/mu, items],
	[
		/^ *\(?(?:\d{1,2}|[a-z]|[ivx]+)[.)] ?\p{L}.*\n *\(?(?:\d{1,2}|[a-z]|[ivx]+)[.)] ?\p{L}/mu,
		items,
	],
	[
		/^\|.*\||\w \| \w|\S\t+\S/m,
		"this looks like a table; put | between the cells, | --- | under each heading, and no empty line between rows",
	],
];

/** Marks that Markdown left as text, and readers would see; what is one kind is not looked at for another. */
const inText: Slip[] = [
	[
		/\[[^\]]*\]\(\S+ [“”‘’][^)]*\)?/g,
		'put straight quotes round the caption or title, "like this"',
	],
	[/\[[^\]]*\]\([^\s)]+ [^\s"')][^)]*\)/g, "an address has no spaces; correct the one in ( )"],
	[/\[[^\]]*\] +\([^\s)]+\)/g, "close up ] and (; no space stands between words and address"],
	...[/\*/g, /_/g, /[[\]]/g, /`/g, /~~|==/g, /\\/g].map(
		(look): Slip => [look, "this mark is left over; close it, take it out, or put \\ before it"],
	),
];

/** Text that Markdown reads differently from what its writer sees, by the type of node that it became. */
export const slips: Record<string, Check | undefined> = {
	paragraph: (_node, report, { parents, typed, place }) => {
		if (parents.length === 1 && /^\*\*[^*\n]*[^*\n.:!?"”]\*\*$/.test(typed))
			report("bold words alone are no heading; write ## before them, and no **");
		const seen = dropEscapes(typed);
		const [look, message] = inParagraphs.find(([pattern]) => pattern.test(seen)) ?? [];
		if (look && message) report(message, place(seen.search(look)));
	},
	text: (_node, report, { parents, typed, place }) => {
		const parent = parents.at(-1);
		// A web address that GFM made a link of.
		if (parent?.type === "link" && parent.url.endsWith(toText(parent))) return;
		let seen = dropEscapes(typed);
		for (const [look, message] of inText) {
			const at = seen.search(look);
			if (at >= 0) report(message, place(at));
			seen = seen.replace(look, (mark) => "x".repeat(mark.length));
		}
	},
	heading: (_node, report, { typed }) => {
		if (!typed.startsWith("#"))
			report("text over a line of --- or === is read as a heading; write ## before it");
	},
	blockquote: (_node, report, context) => reportLazy(/\n(?!\s*>)/, report, context),
	listItem: (_node, report, context) => reportLazy(/\n(?![\s>*+-]|\d+[.)])/, report, context),
	emphasis: reportBetween,
	strong: reportBetween,
	delete: reportBetween,
};

/** What a writer typed, but for escaped signs, which were meant. */
function dropEscapes(typed: string): string {
	return typed.replace(/\\[!-/:-@[-`{-~]/g, "xx");
}

/** A line without the sign of the list or the quote above it, which it becomes a part of. */
function reportLazy(look: RegExp, report: Report, { typed, place }: Context): void {
	const at = typed.search(look);
	if (at < 0) return;
	report("this line is read as part of the one above; leave an empty line between", place(at + 1));
}

/** Signs of arithmetic that are read as marks: 5*6 and 2*3. */
function reportBetween(node: Nodes, report: Report, { parents }: Context): void {
	const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
	const index = siblings.indexOf(node);
	const [before, after] = [siblings[index - 1], siblings[index + 1]];
	const left = before?.type === "text" ? before.value : "";
	const right = after?.type === "text" ? after.value : "";
	if (/[\p{L}\p{N})%]$/u.test(left) || /^[\p{L}\p{N}($]/u.test(right))
		report('marks between letters or figures change them; write 5 × 6, or "20 to 30"');
}
