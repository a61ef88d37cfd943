import type { Paragraph } from "mdast";
import { startOf } from "../../content/faults.ts";
import { toText } from "../../content/mdx/nodes.ts";
import type { Context, Report } from "./policy.ts";

const items = "start each item with - and a space, on its own line";

/** What a paragraph was meant to be, by how it looks; the first match is reported. */
const looks: [look: RegExp, advice: string][] = [
	[/^#+[^\s#]|^#{7}/, "write two to four # and a space before the words of a heading"],
	[/^[–—―=~·•.*-][–—―=~·•.* -]+$/m, "a line of signs is printed as it is; take it out"],
	// Bullets of Word and of the Mac; `o` is Word's second one.
	[/^(?:[•·▪▫◦●○‣∙■□]|o[ \t])[ \t]*\S/mu, items],
	[/^\d{1,2}[.)](?=\p{L})/mu, "put a space after the number of a list item, 1. like this"],
	[/^[-+](?=[^\s*\d.,+-])/, "put a space after the mark of a list item, - like this"],
	[
		/^\|.*\||\||\S\t+\S/,
		"this looks like a table; put | between the cells, | --- | --- | under the heading row, and no empty line between rows",
	],
];

/** A paragraph that was meant to be something else, or several lines that Markdown makes one of. */
export function checkParagraph(node: Paragraph, report: Report, context: Context) {
	const { before, parents } = context;
	const text = toText(node);
	// Of rows that empty lines part, the first is reported.
	if (text.startsWith("|") && before?.type === "paragraph" && toText(before).startsWith("|"))
		return;
	for (const [look, advice] of looks) {
		const found = look.exec(text);
		if (!found) continue;
		const { line, column } = startOf(node);
		const above = text.slice(0, found.index).split("\n").length - 1;
		return report(advice, { line: line + above, column: above ? 1 : column });
	}
	checkLines(node, report, context);
	const [first, ...rest] = node.children;
	const isBold = first?.type === "strong" && rest.length === 0;
	if (parents.at(-1)?.type === "root" && isBold && !/[.:;!?…]["”’]?$/.test(text))
		report(`write a heading with ##, not in bold words: ## ${text}`);
}

/** What stands before the words of a line that was meant as one of its own; of signs, the same one twice. */
const openings = {
	count: /^\(?(?:\d{1,3}|[A-Za-z]|[ivx]{2,4}|[IVX]{2,4})[.):][ \t]+\S/,
	// Not a measure, such as 2.4 m, in a paragraph whose lines are wrapped.
	place:
		/^\d{1,2}(?:\.\d{1,2}| [-–—])[ \t]+\p{L}{3}|^\d\ufe0f?\u20e3|^[\u2460-\u24ff\u2776-\u2793]/u,
	label: /^(?:\*\*)?[\p{Lu}\p{N}][\p{L}\p{N}]*(?: [\p{L}\p{N}]+){0,2}(?::\*\*|\*\*:|:)[ \t]/u,
	emoji: /^\p{RGI_Emoji}/v,
	// Not a sum that is wrapped.
	sign: /^(?![=−×÷≈][ \t]*[\d$])[^\p{L}\p{N}\s\\<&"'“‘([$*_`|](?=\ufe0f?(?:[ \t]*[\p{L}\p{N}]|[ \t]+\S))/u,
};

function findOpening(line: string): string | undefined {
	for (const [kind, look] of Object.entries(openings)) {
		const [found] = look.exec(line) ?? [];
		if (found) return kind === "sign" ? found : kind;
	}
	return undefined;
}

/** Lines that Markdown joins to one paragraph although they look like lines of their own. */
function checkLines(node: Paragraph, report: Report, { parents, typed }: Context) {
	const { start } = node.position ?? {};
	const parent = parents.at(-1)?.type;
	const lines = typed.split("\n");
	let last: string | undefined;
	let before = start;
	for (const [above, line] of lines.entries()) {
		const place = start && { line: start.line + above, column: above ? 1 : start.column };
		const kind = findOpening(line.replace(/^[\s>]+/, ""));
		if (kind && kind === last) return report(items, before);
		// Markdown begins a list inside a paragraph at 1 only.
		if (above && /^\d{1,2}[.)][ \t]+\p{L}/u.test(line)) return report(items, place);
		const isOutside = parent === "blockquote" ? !/^\s*>/.test(line) : !/^[\s>]/.test(line);
		if (above && isOutside && (parent === "blockquote" || parent === "listItem"))
			return report(
				"this line is read as part of the one above; leave an empty line between",
				place,
			);
		last = kind;
		before = place;
	}
	// In a quotation a dash precedes the name of the speaker.
	if (lines[0]?.startsWith("– ") && parent !== "blockquote") report(items);
}
