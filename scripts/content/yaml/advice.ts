import type { YAMLError } from "yaml";
import { adviseValue, shorten } from "./value.ts";
import type { YamlFault } from "./yaml.ts";

/** A line that starts with `key: value`, inside a list or not, or an item of a list. */
const pair =
	/^(?<lead>\s*(?:- +)*)(?:(?<key>[\w][\w-]*|"[^"]*"|'[^']*'):(?<gap>[ \t]+|$)|(?<=- ))(?<value>.*)$/;

/** Says in plain words what to write instead of a line that YAML cannot read, and where the mistake is. */
export function adviseYaml(error: YAMLError, text: string): YamlFault {
	if (error.code === "DUPLICATE_KEY") {
		return { offset: findDouble(error, text), message: "this key appears twice; keep one" };
	}
	const offset = findCulprit(error, text);
	const { line, start } = lineAt(text, offset);
	if (/^ *\t/.test(line)) {
		const above = lineAt(
			text,
			findLast(text, start - 1, (other) => /^\w/.test(other)),
		).line;
		const own = /^\s*([\w-]+):/.exec(line)?.[1];
		return {
			offset: start,
			key: own ?? pair.exec(above)?.groups?.key,
			message: "indent with spaces, not tabs",
		};
	}
	const { key, value, lead = "", gap = "" } = pair.exec(line)?.groups ?? {};
	const isItem = key === undefined;
	const message = value && adviseValue(key, value.trimEnd(), error.code);
	const at = start + lead.length;
	if (message)
		return { offset: isItem ? at : at + key.length + 1 + gap.length, ...(key && { key }), message };
	if (isItem) return { offset: start + line.search(/\S|$/), ...adviseLine(line) };
	return { offset: at, key, message: misplaced };
}

/** Where a key stands that is there already: for one below a key without a value, the parser names that one's end. */
export function findDouble({ pos: [place] }: YAMLError, text: string): number {
	return place + text.slice(place).search(/\S|$/);
}

const misplaced = "line this up with the keys around it";

/** Where a line lacks a space after its colon or its mark of a list. */
export function findGap(
	line: string,
): { column: number; key?: string; message: string } | undefined {
	const [glued, lead = "", key = "", value = ""] =
		/^(\s*(?:- +)?)((?!-)[\w-]+):(?!\/\/)(\S.*)$/.exec(line) ?? [];
	if (glued) {
		const message = `put a space after the colon, ${key}: ${shorten(value)}`;
		return { column: lead.length + key.length + 1, key, message };
	}
	const [, mark = "", item] = /^(\s*-)([^\s-].*)$/.exec(line) ?? [];
	if (!item) return undefined;
	const message = `put a space after the mark of a list item, - ${shorten(item)}`;
	return { column: mark.length, message };
}

function adviseLine(line: string): Omit<YamlFault, "offset"> {
	const gap = findGap(line);
	if (gap) return { ...(gap.key && { key: gap.key }), message: gap.message };
	const words = line.trim();
	const firstWord = /^([\w-]+)[ =]/.exec(words)?.[1];
	const message = `"${shorten(words)}" is not a key with a value; put it in double quotes with the line above, or write key: value`;
	return { ...(firstWord && { firstWord }), message };
}

/** The parser notices some mistakes late; their cause is on an earlier line. */
function findCulprit(error: YAMLError, text: string): number {
	const [offset] = error.pos;
	const above = lineAt(text, lineAt(text, offset).start - 1);
	// In [zip, #kiama] the # starts a comment, and the bracket after it is lost.
	if (/:\s*\[[^\]]*[\s,]#[^\s#]/.test(above.line)) return above.start;
	if (error.code === "MISSING_CHAR" && /quote/.test(error.message)) {
		const sign = error.message.includes('"') ? '"' : "'";
		return findLast(text, offset, (line) => isLeftOpen(pair.exec(line)?.groups?.value ?? "", sign));
	}
	if (/Flow (sequence|map)/.test(error.message)) {
		return findLast(text, offset, (line) => /[[{]/.test(line) && !/[\]}]/.test(line));
	}
	return offset;
}

/** Whether a quoted value is left open on its line. Values from neutralise() are closed. */
function isLeftOpen(value: string, sign: string): boolean {
	const end = value.trimEnd();
	return end.startsWith(sign) && (end.length === 1 || !end.endsWith(sign));
}

function findLast(text: string, before: number, fits: (line: string) => boolean): number {
	let at = lineAt(text, before).start;
	for (;;) {
		const { line, start } = lineAt(text, at);
		if (fits(line)) return start;
		if (start === 0) return before;
		at = start - 1;
	}
}

function lineAt(text: string, offset: number): { line: string; start: number } {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const end = text.indexOf("\n", start);
	return { line: text.slice(start, end === -1 ? undefined : end), start };
}

/**
 * Sets a line aside without moving the rest: its value becomes empty text, the words of a list item go, and a line
 * without either becomes a comment.
 */
export function neutralise(text: string, offset: number): string {
	const { line, start } = lineAt(text, offset);
	const { key, value } = pair.exec(line)?.groups ?? {};
	const isItem = value !== undefined && key === undefined;
	const from = value === undefined ? 0 : line.length - value.length;
	const kept = isItem || offset >= start + from ? line.slice(0, from) : "";
	const room = line.length - kept.length;
	if (room === 0) return text;
	const empty = room > 1 ? `"${" ".repeat(room - 2)}"` : "~";
	const filler = kept ? (isItem ? " ".repeat(room) : empty) : `#${" ".repeat(room - 1)}`;
	return text.slice(0, start) + kept + filler + text.slice(start + line.length);
}
