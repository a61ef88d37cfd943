import { type Document, isAlias, isScalar, parseDocument, Scalar, visit } from "yaml";

/** Something in a YAML text that its author has to correct. */
interface YamlFault {
	offset: number;
	/** Key that the line defines, if any. */
	key?: string;
	message: string;
}

/** A line with a key, a list item or both, and the value on it. */
const entry = /^\s*(?:- +)*(?:(?<key>[\w-]+):(?: +|$))?(?<value>.*)$/;

/** What to write, by how the parser complains; otherwise it stumbles over a value without quotes. */
const sentences: [look: RegExp, message: string][] = [
	[/^DUPLICATE_KEY/, "this key appears twice; keep one"],
	[/^TAB_AS_INDENT/, "indent with spaces, not tabs"],
	[/^BAD_DQ_ESCAPE/, "write the value in single quotes, or \\\\ for a backslash"],
	[/^BAD_INDENT/, "line this up with the entries around it"],
	[/Implicit (?:map )?keys/, 'start the line with a key, a colon and a space, or with "- "'],
];

/**
 * Reads YAML and lists what its author has to correct, one fault a line. The values of such lines are set aside, because
 * the parser takes what follows for a part of them, and the rest is read again.
 */
export function parseYaml(text: string): { document: Document; faults: YamlFault[] } {
	const faults = new Map<number, YamlFault>();
	for (let rest = text; ; ) {
		const document = parseDocument(rest, { prettyErrors: false });
		let next = rest;
		for (const fault of [...listErrors(document, rest), ...listMisreadings(document, rest)]) {
			const { start, line } = lineAt(text, fault.offset);
			const { key, value = "" } = entry.exec(line)?.groups ?? {};
			if (!faults.has(start)) faults.set(start, { ...fault, ...(key && { key }) });
			const end = start + line.length;
			next = `${next.slice(0, end - value.length)}${" ".repeat(value.length)}${next.slice(end)}`;
		}
		if (next === rest) return { document, faults: [...faults.values()] };
		rest = next;
	}
}

function listErrors({ errors, warnings }: Document, text: string): YamlFault[] {
	return [...errors, ...warnings].map(({ code, message, pos: [at] }) => {
		const [, close = ""] = /(?:closing |end with a )(.)/.exec(message) ?? [];
		const open = { "]": "[", "}": "{" }[close] ?? close;
		// The parser complains where it had to stop.
		if (close)
			return { offset: text.lastIndexOf(open, at - 1), message: `close this with ${close}` };
		const [, own] = sentences.find(([look]) => look.test(`${code} ${message}`)) ?? [];
		return { offset: at, message: own ?? adviseQuotes(text, at) };
	});
}

/** Values that YAML reads without an error as something else than their writer sees. An alias is taken out. */
function listMisreadings(document: Document, text: string): YamlFault[] {
	const faults: YamlFault[] = [];
	visit(document, {
		Node(key, node) {
			const [from = 0, to = 0] = node.range ?? [];
			if (isAlias(node) || node.anchor || node.tag)
				faults.push({ offset: from, message: adviseQuotes(text, from) });
			if (isAlias(node)) return new Scalar(null);
			if (key === "key" || !isScalar(node) || node.type !== "PLAIN") return undefined;
			const comment = /^[ \t]+#/.exec(text.slice(to));
			const message =
				'everything after " #" is dropped; put the value in double quotes, or the note on its own line';
			if (comment) faults.push({ offset: to + comment[0].length - 1, message });
			const item = /\n *(?=- ?\S)/.exec(text.slice(from, to));
			const offset = from + (item?.index ?? 0) + (item?.[0].length ?? 0);
			if (item) faults.push({ offset, message: "line the item up with the one above it" });
			return undefined;
		},
	});
	return faults;
}

/** The value of a line in the quotes that need the fewest changes. */
function adviseQuotes(text: string, offset: number): string {
	const { key, value = "" } = entry.exec(lineAt(text, offset).line)?.groups ?? {};
	if (/^[[{].*[\]}]$/.test(value))
		return 'a comma, quote or bracket is missing or too many in this list; put items with # or ": " in double quotes';
	if (/^[\p{L}\p{N}][^:]*$/u.test(value)) return "line the line below this one up with it";
	const inner = value.trim().replace(/^(["'“])(.*)["'”]$/, "$2");
	const short = inner.length > 60 ? `${inner.slice(0, 40).trimEnd()} ...` : inner;
	const quoted = short.includes('"') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
	return `YAML reads these signs otherwise; put the whole value in quotes, ${key ? `${key}: ` : ""}${quoted}`;
}

function lineAt(text: string, offset: number): { line: string; start: number } {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const end = text.indexOf("\n", offset);
	return { line: text.slice(start, end === -1 ? undefined : end), start };
}
