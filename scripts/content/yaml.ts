import { type Document, isAlias, isScalar, parseDocument, visit } from "yaml";
import { locate, type TextFault } from "./faults.ts";

/** What is wrong at an offset of a text. */
interface OffsetFault {
	offset: number;
	message: string;
}

/** A line with a key, a list item or both, and the value on it. */
const entry = /^\s*(?:- +)*(?:(?<key>[\w-]+):(?: +|$))?(?<value>.*)$/;

const star = 'start each item with "- ", not with a star';
const level = "line this up with the entries around it";
const levelBelow = "line the line below this one up with it";
const hyphen = "put a space after the hyphen";
const loose =
	'indent this line if it goes on from the one above; otherwise start it with a key, a colon and a space, or with "- "';

/** What to write, by how the parser complains; otherwise it stumbles over a value without quotes. */
const sentences: [look: RegExp, message: string][] = [
	[/^DUPLICATE_KEY/, "this key appears twice; keep one"],
	[/^TAB_AS_INDENT/, "indent with spaces, not tabs"],
	[/^BAD_DQ_ESCAPE/, "write the value in single quotes, or \\\\ for a backslash"],
	[/^BAD_INDENT/, level],
	[/Implicit (?:map )?keys/, loose],
];

/** Reads YAML and lists what its author has to correct, one fault a line. */
export function parseYaml(text: string): { document: Document; faults: TextFault[] } {
	const document = parseDocument(text, { prettyErrors: false });
	const faults = new Map<number, TextFault>();
	for (const { offset, message } of [
		...listErrors(document, text),
		...listMisreadings(document, text),
	]) {
		const place = locate(text, offset);
		const { key } = entry.exec(lineAt(text, offset).line)?.groups ?? {};
		if (!faults.has(place.line))
			faults.set(place.line, { ...place, ...(key && { field: key }), message });
		// The parser calls the entries below it out of line as well.
		if (message === level || message === hyphen) break;
	}
	return { document, faults: [...faults.values()] };
}

function listErrors({ errors, warnings }: Document, text: string): OffsetFault[] {
	return [...errors, ...warnings].map(({ code, message, pos: [at] }) => {
		const [, close = ""] = /(?:closing |end with a )(.)/.exec(message) ?? [];
		const open = { "]": "[", "}": "{" }[close] ?? close;
		// The parser complains where it had to stop.
		if (close)
			return { offset: text.lastIndexOf(open, at - 1), message: `close this with ${close}` };
		const [, known] = sentences.find(([look]) => look.test(`${code} ${message}`)) ?? [];
		const { line } = lineAt(text, at);
		const isKey = known === loose && /^\s*[\w-]+:\S/.test(line);
		const isItem = /^\s*-[^\s-]/.test(line);
		const advice = isItem ? hyphen : isKey ? "put a space after the colon" : known;
		return { offset: at, message: advice ?? adviseQuotes(text, at) };
	});
}

/** Values that YAML reads without an error as something else than their writer sees. */
function listMisreadings(document: Document, text: string): OffsetFault[] {
	const found: OffsetFault[] = [];
	visit(document, {
		Node(key, node) {
			const [from = 0, to = 0] = node.range ?? [];
			if (isAlias(node) || node.anchor || node.tag)
				found.push({ offset: from, message: adviseQuotes(text, from) });
			// No key of ours has a space: these are words that go on from the line above.
			if (key === "key" && / /.test(text.slice(from, to)))
				found.push({ offset: from, message: loose });
			if (!isScalar(node) || node.type !== "PLAIN") return;
			const comment = /^[ \t]*#/.exec(text.slice(to));
			const message =
				'everything after " #" is dropped; put the value in double quotes, or the note on its own line';
			if (comment) found.push({ offset: to + comment[0].length - 1, message });
			const item = /\n *(?=- ?\S)/.exec(text.slice(from, to));
			const offset = from + (item?.index ?? 0) + (item?.[0].length ?? 0);
			const isTight = /^-\S/.test(text.slice(offset));
			const up = "line the item up with the one above it";
			if (item) found.push({ offset, message: isTight ? hyphen : up });
		},
	});
	return found;
}

/** The value of a line in the quotes that need the fewest changes. */
function adviseQuotes(text: string, offset: number): string {
	const { line, start } = lineAt(text, offset);
	const { key, value = "" } = entry.exec(line)?.groups ?? {};
	if (!key && value.startsWith("* ")) return star;
	if (/^[[{].*[\]}]$/.test(value))
		return 'a comma, quote or bracket is missing or too many in this list; put items with # or ": " in double quotes';
	if (/^[\p{L}\p{N}][^:]*$/u.test(value))
		return text.slice(start, offset).trim() ? levelBelow : level;
	const inner = value.trim().replace(/^(["'“])(.*)["'”]$/, "$2");
	const short = inner.length > 60 ? `${inner.slice(0, 40).trimEnd()} ...` : inner;
	const quoted = short.includes('"') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
	return `YAML reads these signs otherwise; put the whole value in quotes, ${key ? `${key}: ` : ""}${quoted}`;
}

function lineAt(text: string, offset: number): { line: string; start: number } {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const [line = ""] = text.slice(start).split("\n", 1);
	return { line, start };
}
