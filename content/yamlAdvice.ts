import type { YAMLError } from "yaml";
import type { YamlFault } from "./yaml.ts";

/** A line that starts with `key: value`, inside a list or not. */
const pair = /^(?<lead>\s*(?:- +)*)(?<key>[\w"'-]+):(?<gap>[ \t]+|$)(?<value>.*)$/;
/** Characters that mean something to YAML at the start of a value. */
const reserved = /^[@`%&*!|>?,#-]/;

/** Says in plain words what to write instead of a line that YAML cannot read, and where the mistake is. */
export function adviseYaml(error: YAMLError, text: string): YamlFault {
	if (error.code === "DUPLICATE_KEY") {
		return { offset: error.pos[0], message: "this key appears twice; keep one" };
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
	const { key, value = "", lead = "", gap = "" } = pair.exec(line)?.groups ?? {};
	if (key === undefined) return { offset: start + line.search(/\S|$/), ...adviseLine(line) };
	const at = start + lead.length + key.length + 1 + gap.length;
	const message = adviseValue(key, value.trimEnd(), error);
	return message
		? { offset: at, key, message }
		: { offset: start + lead.length, key, message: misplaced };
}

const misplaced = "line this up with the keys around it";

function adviseLine(line: string): Omit<YamlFault, "offset"> {
	const glued = /^\s*(?:- +)?([\w-]+):(\S.*)$/.exec(line);
	if (glued) {
		const [, key = "", value = ""] = glued;
		return { key, message: `put a space after the colon, ${key}: ${shorten(value)}` };
	}
	const item = /^\s*-([^\s-].*)$/.exec(line)?.[1];
	if (item) return { message: `put a space after the mark of a list item, - ${shorten(item)}` };
	const words = line.trim();
	const firstWord = /^([\w-]+)[ =]/.exec(words)?.[1];
	const message = `"${shorten(words)}" is not a key with a value; put it in double quotes with the line above, or write key: value`;
	return { ...(firstWord && { firstWord }), message };
}

function adviseValue(key: string, value: string, error: YAMLError): string | undefined {
	const [first = ""] = value;
	const quoted = `${key}: ${quote(value)}`;
	if (first === '"' || first === "'") {
		const isOpen = error.code === "MISSING_CHAR";
		if (isOpen) return `close the value with a second ${first}`;
		if (error.code === "BAD_DQ_ESCAPE")
			return "write the value in single quotes, or \\\\ for a backslash";
		const inner = value.length > 1 && value.endsWith(first) ? value.slice(1, -1) : value;
		return `a quote inside the value ends it early; write ${key}: ${quote(inner)}`;
	}
	if (reserved.test(value))
		return `put the value in double quotes, because ${first} at its start has a meaning in YAML: ${quoted}`;
	if (/^[[{]/.test(value)) {
		const close = first === "[" ? "]" : "}";
		if (!value.includes(close)) return `close the list with ${close}`;
		if (/[[,]\s*#/.test(value))
			return `put each item that starts with # in double quotes: ${key}: ${shorten(quoteItems(value))}`;
		if (/,\s*,/.test(value)) return "take out the second comma";
		return `put the value in double quotes, because ${first} at its start opens a list: ${quoted}`;
	}
	if (/: |:$/.test(value))
		return `put the value in double quotes, because ": " inside starts a new key: ${quoted}`;
	return undefined;
}

/** The value in the quotes that need the fewest changes; long values are shortened. */
function quote(value: string): string {
	const short = shorten(value.replace(/^“([^“”]*)”$/, "$1"));
	if (!short.includes('"')) return `"${short}"`;
	return short.includes("'") ? `"${short.replaceAll('"', '\\"')}"` : `'${short}'`;
}

/** A bracketed list with quotes round the items that start with #. */
function quoteItems(list: string): string {
	return list.replace(/(?<=[[,]\s*)#[^,\]]*/g, (item) => `"${item.trim()}"`);
}

function shorten(value: string): string {
	return value.length > 60 ? `${value.slice(0, 40).trimEnd()} ...` : value;
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
	if (error.code === "BLOCK_AS_IMPLICIT_KEY" || error.code === "MULTILINE_IMPLICIT_KEY") {
		const { line, start } = lineAt(text, offset);
		const { lead, value } = pair.exec(line)?.groups ?? {};
		const after = lineAt(text, start + line.length + 1);
		const isFine = lead !== undefined && !/: |:$/.test(value ?? "");
		if (isFine && pair.test(after.line) && after.line.search(/\S/) > lead.length)
			return after.start;
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

/** Sets a line aside without moving the rest: its value becomes empty text; a line without a key becomes a comment. */
export function neutralise(text: string, offset: number): string {
	const { line, start } = lineAt(text, offset);
	const { lead, key, gap, value } = pair.exec(line)?.groups ?? {};
	const isMisplaced = key !== undefined && offset < start + line.length - (value ?? "").length;
	const kept = key === undefined || isMisplaced ? "" : `${lead}${key}:${gap}`;
	const room = line.length - kept.length;
	if (room === 0) return text;
	const filler = kept ? (room > 1 ? `"${" ".repeat(room - 2)}"` : "~") : `#${" ".repeat(room - 1)}`;
	return text.slice(0, start) + kept + filler + text.slice(start + line.length);
}
