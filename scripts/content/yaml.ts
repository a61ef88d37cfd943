import { type Document, isAlias, isScalar, parseDocument, visit } from "yaml";

/** Something in a YAML text that its author has to correct. */
interface YamlFault {
	offset: number;
	/** Key that the line defines, if any. */
	key?: string;
	message: string;
}

/** A YAML text read as far as possible. */
interface YamlText {
	document: Document;
	faults: YamlFault[];
	/** The data, with null for the values that cannot be read; undefined when the shape of the text is broken. */
	data: unknown;
}

/** A line with a key, a list item or both, and the value on it. */
const entry =
	/^(?<lead>\s*(?:- +)*)(?:(?<key>\w[\w-]*|"[^"]*"|'[^']*'):(?<gap>[ \t]+|$)|(?<=- ))(?<value>.*)$/;

/** A value in quotes that are closed at its end and nowhere else. */
const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/;

/**
 * Reads YAML and collects its faults. A value that cannot be read is set aside and reading goes on; where lines do not
 * fit together, what follows would only be guessed at.
 */
export function parseYaml(text: string): YamlText {
	const faults: YamlFault[] = [];
	let rest = text;
	for (;;) {
		const document = parseDocument(rest, { prettyErrors: false });
		const slip = findSlip(document, rest);
		if (!slip) {
			const doubles = document.errors.map(({ pos: [place] }) => {
				return { offset: place, message: "this key appears twice; keep one" };
			});
			return { document, faults: [...faults, ...doubles], data: document.toJS() };
		}
		const { line, ...fault } = slip;
		faults.push(fault);
		const next = setAside(rest, line);
		if (next === rest || faults.length > 20) return { document, faults, data: undefined };
		rest = next;
	}
}

/** A fault, and where the line begins that is to be set aside; -1 where that would not help. */
type Slip = YamlFault & { line: number };

/** The first fault of a text, but for keys that stand twice, which the parser reads all the same. */
function findSlip(document: Document, text: string): Slip | undefined {
	const error = [...document.errors, ...document.warnings].find(
		({ code }) => code !== "DUPLICATE_KEY",
	);
	if (!error) return findMisreading(document, text);
	// A file of JSON, such as the map.
	if (/^[{[]/.test(text)) {
		const message = "a comma, quote or bracket is missing or too many here, or just before";
		return { offset: error.pos[0], message, line: -1 };
	}
	const tab = /^ *\t/m.exec(text);
	if (tab) return { offset: tab.index, message: "indent with spaces, not tabs", line: -1 };
	const [place] = error.pos;
	const open = /quote|Flow (?:sequence|map)/.test(error.message) && findOpen(text, place);
	const own = lineAt(text, open ? open.start : place);
	const advice = adviseLine(own.line, error.code);
	if (advice) return { ...advice, offset: own.start + advice.offset, line: own.start };
	// The parser takes lines that are indented too far as more of the value above them.
	const next = /IMPLICIT_KEY/.test(error.code) ? lineBelow(text, own.start) : own;
	const { key, lead = "" } = entry.exec(next.line)?.groups ?? {};
	const message = "line this up with the entries around it";
	const offset = next.start + (key ? lead.length : next.line.search(/\S|$/));
	return { offset, ...(key && { key }), message, line: -1 };
}

/** Says what to write instead of a line; undefined when the line by itself is sound. */
function adviseLine(line: string, code: string): YamlFault | undefined {
	const { lead = "", key, gap = "", value } = entry.exec(line)?.groups ?? {};
	if (value === undefined) {
		const message = `start the line with a key, a colon and a space, or with "- "; it reads "${shorten(line.trim())}"`;
		return { offset: line.search(/\S|$/), message };
	}
	const message = adviseValue(key ? `${key}: ` : "", value.trimEnd(), code);
	const offset = lead.length + (key ? key.length + 1 + gap.length : 0);
	return message ? { offset, ...(key && { key }), message } : undefined;
}

/** @param name the key with its colon; "" for an item of a list */
function adviseValue(name: string, value: string, code: string): string | undefined {
	const [first = ""] = value;
	const better = `${name}${quote(value)}`;
	if (first === '"' || first === "'") {
		if (code === "BAD_DQ_ESCAPE")
			return "write the value in single quotes, or \\\\ for a backslash";
		if (quoted.test(value)) return undefined;
		const isClosed = value.indexOf(first, 1) !== -1;
		if (!isClosed) return `close the value with a second ${first}`;
		const inner = value.endsWith(first) ? value.slice(1, -1) : value;
		return `a quote inside the value ends it early; write ${name}${quote(inner)}`;
	}
	if (first === "[" || first === "{") {
		const close = first === "[" ? "]" : "}";
		if (!value.includes(close)) return `close the list with ${close}`;
		return value.endsWith(close)
			? `a comma, quote or bracket is missing or too many in this list; put items with # or ": " in double quotes`
			: `put the value in double quotes, because ${first} at its start opens a list: ${better}`;
	}
	if (/^[@`%&*!|>?,-]/.test(value))
		return `put the value in double quotes, because ${first} at its start has a meaning in YAML: ${better}`;
	return /: |:$/.test(value)
		? `put the value in double quotes, because ": " inside starts a new key: ${better}`
		: undefined;
}

/** A value that YAML reads without an error as something else than its writer sees. */
function findMisreading(document: Document, text: string): Slip | undefined {
	let slip: Slip | undefined;
	const add = (offset: number, message: string) => {
		const { start, line } = lineAt(text, offset);
		const key = entry.exec(line)?.groups?.key;
		slip = { offset, ...(key && { key }), message, line: start };
		return visit.BREAK;
	};
	visit(document, {
		Node(key, node) {
			const [from = 0, to = 0] = node.range ?? [];
			if (isAlias(node) || node.anchor || node.tag) {
				const { start, line } = lineAt(text, from);
				const advice = adviseLine(line, "");
				const message = "put the value in double quotes; its first sign has a meaning in YAML";
				return add(start + (advice?.offset ?? 0), advice?.message ?? message);
			}
			if (key === "key" || !isScalar(node) || node.type !== "PLAIN") return undefined;
			const comment = /^[ \t]+#/.exec(text.slice(to));
			if (comment) {
				const message =
					'everything after " #" is dropped; put the value in double quotes, or the note on its own line';
				return add(to + comment[0].length - 1, message);
			}
			const item = /\n *- ?\S/.exec(text.slice(from, to));
			if (!item) return undefined;
			const place = from + item.index + item[0].indexOf("-");
			slip = { offset: place, message: "line the item up with the one above it", line: -1 };
			return visit.BREAK;
		},
	});
	return slip;
}

/** The line above a place whose value opens a quote or bracket and does not close it. */
function findOpen(text: string, place: number): { line: string; start: number } | undefined {
	for (let at = lineAt(text, place); ; at = lineAt(text, at.start - 1)) {
		const value = (entry.exec(at.line)?.groups?.value ?? "").trimEnd();
		const close = { '"': '"', "'": "'", "[": "]", "{": "}" }[value[0] ?? ""];
		if (close && (value.length === 1 || !value.endsWith(close))) return at;
		if (at.start === 0) return undefined;
	}
}

/** Replaces the value of a line by nothing, or a line without one by a comment, and moves nothing else. */
function setAside(text: string, start: number): string {
	if (start === -1) return text;
	const { line } = lineAt(text, start);
	const { value } = entry.exec(line)?.groups ?? {};
	const kept = value === undefined ? "" : line.slice(0, line.length - value.length);
	const filler = `${value === undefined ? "#" : "~"}${" ".repeat(line.length - kept.length)}`;
	return (
		text.slice(0, start) +
		kept +
		filler.slice(0, line.length - kept.length) +
		text.slice(start + line.length)
	);
}

function lineAt(text: string, offset: number): { line: string; start: number } {
	const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
	const end = text.indexOf("\n", start);
	return { line: text.slice(start, end === -1 ? undefined : end), start };
}

/** The next line that is not empty; the line itself when it is the last. */
function lineBelow(text: string, start: number): { line: string; start: number } {
	const next = /\n\s*(?=\S)/.exec(text.slice(start));
	return lineAt(text, next ? start + next.index + next[0].length : start);
}

/** The value in the quotes that need the fewest changes; long values are shortened. */
function quote(value: string): string {
	const short = shorten(value.replace(/^“([^“”]*)”$/, "$1"));
	if (!short.includes('"')) return `"${short}"`;
	return short.includes("'") ? `"${short.replaceAll('"', '\\"')}"` : `'${short}'`;
}

function shorten(value: string): string {
	return value.length > 60 ? `${value.slice(0, 40).trimEnd()} ...` : value;
}
