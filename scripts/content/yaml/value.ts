/** Characters that mean something to YAML at the start of a value. */
const reserved = /^[@`%&*!|>?,#-]/;
/** A value in quotes that are closed at its end and nowhere else. */
const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/;
/** A pair inside { }: a key, and a value that holds another key, because the comma between them is missing. */
const run = /(?<key>[\w-]+): +(?<own>[^,{}]*?)(?<next>(?<=^|[\s"'])[\w-]+): +(?<rest>[^,{}]*)/;

/**
 * Says what to write instead of a value that YAML cannot read; undefined for a value that is sound.
 * @param key the key that it belongs to; undefined for an item of a list
 * @param code the parser's name for the error
 */
export function adviseValue(
	key: string | undefined,
	value: string,
	code: string,
): string | undefined {
	const [first = ""] = value;
	const name = key === undefined ? "" : `${key}: `;
	const quoted = `${name}${quote(value)}`;
	if (first === '"' || first === "'") {
		if (code === "MISSING_CHAR" && !closed.test(value))
			return `close the value with a second ${first}`;
		if (code === "BAD_DQ_ESCAPE")
			return "write the value in single quotes, or \\\\ for a backslash";
		if (closed.test(value)) return undefined;
		const inner = value.length > 1 && value.endsWith(first) ? value.slice(1, -1) : value;
		return `a quote inside the value ends it early; write ${name}${quote(inner)}`;
	}
	if (reserved.test(value))
		return `put the value in double quotes, because ${first} at its start has a meaning in YAML: ${quoted}`;
	if (/^[[{]/.test(value)) return adviseBrackets(name, value, quoted);
	return /: |:$/.test(value) ? adviseColon(name, value) : undefined;
}

/** @param name the key with its colon; "" for an item of a list */
export function adviseColon(name: string, value: string): string {
	return `put the value in double quotes, because ": " inside starts a new key: ${name}${quote(value)}`;
}

/** The same for a value that starts with a bracket. */
function adviseBrackets(name: string, value: string, quoted: string): string {
	const [first = ""] = value;
	const close = first === "[" ? "]" : "}";
	if (!value.includes(close)) return `close the list with ${close}`;
	const isOpen = value.split("[").length > value.split("]").length;
	if (first === "{" && isOpen) return "close the list with ]";
	if (/[[,]\s*#/.test(value))
		return `put each item that starts with # in double quotes: ${name}${shorten(quoteItems(value))}`;
	if (/,\s*,/.test(value)) return "take out the second comma";
	const { key, own = "", next, rest = "" } = (first === "{" && run.exec(value)?.groups) || {};
	if (next) {
		const pair = `${next}: ${rest.trim()}`;
		return own.trim()
			? `put a comma before ${next}: ${shorten(`${key}: ${own.trim()}, ${pair}`)}`
			: adviseColon(`${key}: `, pair);
	}
	return `put the value in double quotes, because ${first} at its start opens a list: ${quoted}`;
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

/** A value that leaves room for the sentence round it. */
export function shorten(value: string): string {
	return value.length > 60 ? `${value.slice(0, 40).trimEnd()} ...` : value;
}
