import { locate, type Position, type TextFault } from "../../content/faults.ts";
import { allowedTags } from "../../content/mdx/allowed.ts";
import { adviseTag, sentences } from "./policy.ts";

/** What MDX complains of, and where: it throws it as an error. */
interface SyntaxError {
	source?: string | undefined;
	reason: string;
	line?: number | undefined;
	column?: number | undefined;
}

export function isSyntaxError(error: unknown): error is SyntaxError {
	return error instanceof Error && "reason" in error;
}

/** What a writer can do where MDX cannot read a text at all, by the kind of its complaint. */
export function explainSyntax(error: SyntaxError, text: string): TextFault {
	const { source = "", reason } = error;
	const offset = findOffset(error, text);
	const at = (message: string, from = offset): TextFault => {
		return { ...locate(text, from), message };
	};
	if (source.endsWith("mdx-expression")) return at(sentences.braces);
	if (source.endsWith("mdxjs-esm")) return at(sentences.module);
	if (/`!` \(U\+0021\) before name/.test(reason)) return at(sentences.comment);
	const tag = findTag(text, offset);
	if (tag && !Object.hasOwn(allowedTags, tag.name)) return at(adviseTag(tag.name), tag.from);
	if (/closing (?:tag|slash)/.test(reason) && tag)
		return at(
			tag.isEnd
				? `</${tag.name}> closes nothing; take it out, or write <${tag.name}> before it`
				: `<${tag.name}> is not closed; close it in the same paragraph, <br /> in itself`,
		);
	if (/attribute value/.test(reason)) return at(sentences.quotes);
	if (/^Unexpected (?:character|end of file|lazy line)/.test(reason)) return at(sentences.sign);
	return at(`MDX cannot read this: ${reason}`);
}

/** Where a complaint is about: MDX gives the end of the file for a brace, and the end of its paragraph for a tag. */
function findOffset({ source, reason, line = 1, column = 1 }: SyntaxError, text: string): number {
	const brace = source?.endsWith("mdx-expression") ? text.search(/(?<!\\)\{/) : -1;
	if (brace >= 0) return brace;
	// Acorn names the word that it did not expect, which may stand further down in the paragraph.
	if (source?.endsWith("mdxjs-esm"))
		return `\n\n${text.slice(0, toOffset(text, { line, column: 1 }))}`.lastIndexOf("\n\n");
	const [, ...opening] = /closing tag .*?\((\d+):(\d+)/.exec(reason) ?? [];
	const [at = line, from = column] = opening.map(Number);
	return toOffset(text, { line: at, column: from });
}

function toOffset(text: string, { line, column }: Position): number {
	const above = text.split("\n", line - 1).map(({ length }) => length + 1);
	return above.reduce((sum, length) => sum + length, column - 1);
}

/** The tag that holds an offset, or begins there. */
function findTag(text: string, offset: number) {
	const from = text.lastIndexOf("<", offset);
	const [all = "", slash, name] =
		/^<(\/?)([A-Za-z][\w.-]*)(?=[\s/>]|$)[^<>]*>?/.exec(text.slice(from)) ?? [];
	return name && from + all.length >= offset ? { from, name, isEnd: slash === "/" } : undefined;
}

/** The text with blanks for the paragraph that MDX cannot read. */
export function maskSyntax(error: SyntaxError, text: string): string {
	const offset = findOffset(error, text);
	const from = text.lastIndexOf("\n\n", offset - 1) + 1;
	const [paragraph = ""] = /^.*?(?=\n\n|$)/s.exec(text.slice(from)) ?? [];
	return text.slice(0, from) + paragraph.replace(/\S/g, " ") + text.slice(from + paragraph.length);
}
