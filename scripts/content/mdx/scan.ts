import { type Attribute, spread, type Tag } from "./tags.ts";

/** A piece of markup in the raw text; positions are offsets. */
export interface Mark {
	kind: "tag" | "close" | "comment" | "autolink" | "sign" | "brace" | "code" | "module";
	from: number;
	to: number;
	/** Parts of a tag, with offsets as positions. */
	tag?: Tag<number>;
	/** Tag name, link address, or the character after "<". */
	text: string;
	/** True for `<br />`. */
	isSelfClosing?: boolean;
	/** True when the end (`>`, `}`) is missing. */
	isOpen?: boolean;
}

const name = /[A-Za-z][\w.:-]*/y;
/** Elements whose content is not markup. */
const raw = /^(script|style)$/i;

/**
 * Finds the markup in a text that MDX cannot read, as its author would see it.
 * Only used to explain a syntax error; a text that MDX can read is judged by its tree.
 */
export function scanMarkup(text: string): Mark[] {
	const marks: Mark[] = [];
	let at = 0;
	while (at < text.length) {
		const mark = readMark(text, at);
		if (mark) marks.push(mark);
		at = mark ? Math.max(mark.to, at + 1) : text[at] === "\\" ? at + 2 : at + 1;
	}
	return marks;
}

function readMark(text: string, at: number): Mark | undefined {
	const sign = text[at];
	if (sign === "`") return readCode(text, at);
	if (sign === "{") return readBrace(text, at);
	if (sign === "<") return readAngle(text, at);
	const word = /(?:import|export)(?=[\s{*"'])/y;
	word.lastIndex = at;
	const found = (at === 0 || text.endsWith("\n\n", at)) && word.exec(text);
	return found ? { kind: "module", from: at, to: at + found[0].length, text: found[0] } : undefined;
}

function readCode(text: string, at: number): Mark | undefined {
	const ticks = /`+/y;
	ticks.lastIndex = at;
	const run = ticks.exec(text)?.[0] ?? "`";
	const end = text.indexOf(run, at + run.length);
	const inside = text.slice(at, end);
	if (end === -1 || (run.length < 3 && /\n\s*\n/.test(inside))) return undefined;
	return { kind: "code", from: at, to: end + run.length, text: inside };
}

function readBrace(text: string, at: number): Mark {
	const end = findBrace(text, at);
	return { kind: "brace", from: at, to: end ?? at + 1, text: "", isOpen: end === undefined };
}

/** Offset after the matching closing brace, within the same paragraph. */
function findBrace(text: string, at: number): number | undefined {
	const blank = /\n[ \t]*\n/g;
	blank.lastIndex = at;
	const limit = blank.exec(text)?.index ?? text.length;
	let depth = 0;
	for (let index = at; index < limit; index++) {
		if (text[index] === "{") depth++;
		if (text[index] === "}" && --depth === 0) return index + 1;
	}
	return undefined;
}

function readAngle(text: string, at: number): Mark | undefined {
	const rest = text.slice(at, at + 2000);
	const comment = /^<!--[\s\S]*?(?:-->|\n\s*\n|$)/.exec(rest)?.[0];
	if (comment) return { kind: "comment", from: at, to: at + comment.length, text: comment };
	const autolink = /^<((?:https?:|mailto:|www\.)[^\s<>]*|[^\s<>@/]+@[^\s<>]+)>/i.exec(rest);
	if (autolink)
		return { kind: "autolink", from: at, to: at + autolink[0].length, text: autolink[1] ?? "" };
	if (/^<\s/.test(rest) || rest === "<") return undefined;
	const closing = /^<\/\s*([\w.:-]*)\s*>?/.exec(rest);
	if (closing)
		return { kind: "close", from: at, to: at + closing[0].length, text: closing[1] ?? "" };
	name.lastIndex = at + 1;
	const found = name.exec(text)?.[0];
	if (!found && rest[1] !== ">") return { kind: "sign", from: at, to: at + 1, text: rest[1] ?? "" };
	return readTag(text, at, found ?? "");
}

function readTag(text: string, at: number, tagName: string): Mark {
	const attributes: Attribute<number>[] = [];
	let index = at + 1 + tagName.length;
	for (;;) {
		index += /^\s*/.exec(text.slice(index, index + 200))?.[0].length ?? 0;
		const end = /^\/?\s*>/.exec(text.slice(index, index + 20))?.[0];
		if (end !== undefined) {
			const tag = { name: tagName, attributes, place: at };
			const isSelfClosing = end.startsWith("/");
			let to = index + end.length;
			if (raw.test(tagName) && !isSelfClosing) to = findRawEnd(text, to, tagName);
			return {
				kind: "tag",
				from: at,
				to,
				tag,
				text: tagName,
				isSelfClosing: isSelfClosing || raw.test(tagName),
			};
		}
		const attribute = readAttribute(text, index);
		if (!attribute) break;
		attributes.push(attribute.attribute);
		index = attribute.to;
	}
	const tag = { name: tagName, attributes, place: at };
	return { kind: "tag", from: at, to: at + 1 + tagName.length, tag, text: tagName, isOpen: true };
}

function findRawEnd(text: string, from: number, tagName: string): number {
	const end = new RegExp(`</${tagName}\\s*>`, "gi");
	end.lastIndex = from;
	const found = end.exec(text);
	return found ? found.index + found[0].length : from;
}

function readAttribute(
	text: string,
	at: number,
): { attribute: Attribute<number>; to: number } | undefined {
	if (text[at] === "{") {
		const end = findBrace(text, at);
		if (!end) return undefined;
		return { attribute: { name: spread, value: undefined, isQuoted: true, place: at }, to: end };
	}
	const rest = text.slice(at, at + 4000);
	const found =
		/^([^\s=>/"'<{}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([“”„][^“”"<>]*[“”]|[^\s"'>{]+)))?/.exec(
			rest,
		);
	if (!found || /\n\s*\n/.test(found[0])) return undefined;
	const [whole, attributeName = "", double, single, brace, bare] = found;
	const base = { name: attributeName, place: at };
	if (brace) {
		const end = findBrace(text, at + whole.length - 1);
		return end ? { attribute: { ...base, value: undefined, isQuoted: true }, to: end } : undefined;
	}
	const value = double ?? single ?? bare ?? "";
	return { attribute: { ...base, value, isQuoted: bare === undefined }, to: at + whole.length };
}
