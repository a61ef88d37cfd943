import type { VFileMessage } from "vfile-message";
import { allowedTags } from "./allowed.ts";
import { type Mark, scanMarkup } from "./scan.ts";
import { checkTag } from "./tags.ts";

/** Something that MDX cannot read or a post may not contain; the offset is from the start of the text. */
export interface MarkupFault {
	offset: number;
	message: string;
}

/**
 * Explains why MDX cannot read a text, one sentence per mistake, and what else is wrong with its tags.
 * @returns also the text with its markup masked, so that the rest can still be checked
 */
export function explainSyntax(
	text: string,
	error: VFileMessage,
): { faults: MarkupFault[]; masked: string } {
	const marks = scanMarkup(text);
	const faults = [...marks.flatMap(judge), ...findUnclosed(text, marks)];
	const masked = marks.reduce(mask, text);
	if (faults.length) return { faults, masked };
	const { line = 1, column = 1 } = error;
	const offset =
		text
			.split("\n")
			.slice(0, line - 1)
			.join("\n").length +
		(line > 1 ? 1 : 0) +
		column -
		1;
	return { faults: [{ offset, message: `MDX cannot read this: ${error.reason}` }], masked };
}

function judge({ kind, from, text, tag, isOpen }: Mark): MarkupFault[] {
	const say = (message: string) => [{ offset: from, message }];
	switch (kind) {
		case "comment":
			return say("comments are not allowed, <!-- --> stops MDX; take it out");
		case "autolink":
			return say(
				`write the link with its words, [words](${text.includes("@") && !text.includes(":") ? "mailto:" : ""}${text})`,
			);
		case "sign":
			return say(
				`"<" before "${text}" reads as a tag; write "under" or "less than", or "&lt;" for a literal <`,
			);
		case "brace":
			return say(isOpen ? 'a lone { stops MDX; write "\\{" for a literal brace' : braces);
		case "module":
			return say(
				`a paragraph that starts with "${text}" reads as code; start it with another word`,
			);
		case "tag": {
			const faults: MarkupFault[] = [];
			if (isOpen && Object.hasOwn(allowedTags, text)) {
				return say(`the tag <${text} has no end; write > after it, or "&lt;" for a literal <`);
			}
			const parts = isOpen ? [] : tag?.attributes;
			checkTag({ name: text, attributes: parts ?? [], place: from }, (message, offset) => {
				faults.push({ offset, message });
			});
			return faults;
		}
		default:
			return [];
	}
}

/** The message for `{...}`, which MDX would run as code. */
export const braces =
	"curly braces run code in MDX; write the words without them, or \\{ for a brace";

/** Finds tags that open without closing or close without opening. Inline tags must close in their paragraph. */
function findUnclosed(text: string, marks: readonly Mark[]): MarkupFault[] {
	const faults: MarkupFault[] = [];
	const open: Mark[] = [];
	const drop = (until: number) => {
		for (const { from, text: name, isOpen } of open.splice(until)) {
			// A tag that is not allowed, or has no end, already has its own message.
			if (!isOpen && Object.hasOwn(allowedTags, name))
				faults.push({ offset: from, message: adviseUnclosed(name) });
		}
	};
	let last = 0;
	for (const [index, mark] of marks.entries()) {
		if (/\n[ \t]*\n/.test(text.slice(last, mark.from)))
			drop(open.findLastIndex((one) => isBlock(text, one)) + 1);
		last = mark.to;
		if (mark.kind === "tag" && !mark.isSelfClosing) open.push(mark);
		if (mark.kind !== "close") continue;
		const match = open.findLastIndex((one) => one.text === mark.text);
		if (match === -1) {
			const meant = open.at(-1)?.text ?? "";
			const hasEnd = Object.hasOwn(allowedTags, meant) && meant !== "br";
			const isMistaken = hasEnd && !isClosedIn(marks.slice(index + 1), meant);
			if (isMistaken) open.pop();
			const advice = isMistaken ? `write </${meant}>` : "take it out";
			faults.push({ offset: mark.from, message: `</${mark.text}> closes nothing; ${advice}` });
		} else {
			drop(match + 1);
			open.pop();
		}
	}
	drop(0);
	return faults;
}

/** True if the next tag of a name is its end. */
function isClosedIn(marks: readonly Mark[], name: string): boolean {
	return (
		marks.find(({ kind, text }) => /^(?:tag|close)$/.test(kind) && text === name)?.kind === "close"
	);
}

/** True for a tag alone on its line, which may contain paragraphs. */
function isBlock(text: string, { from, to }: Mark): boolean {
	const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
	return before.trim() === "" && /^[ \t]*(\n|$)/.test(text.slice(to));
}

function adviseUnclosed(name: string): string {
	if (name === "br") return "<br> must close itself in MDX; write <br />";
	return `<${name}> is not closed; write </${name}> before the paragraph ends`;
}

/** Replaces markup with letters, so that later lines and columns stay the same. */
function mask(text: string, { kind, from, to }: Mark): string {
	if (kind === "code") return text;
	return text.slice(0, from) + text.slice(from, to).replace(/[^\s]/g, "x") + text.slice(to);
}
