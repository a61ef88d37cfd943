/** A line of a YAML text, as far as the line itself and the spaces before it tell what it is. */
export interface Line {
	start: number;
	text: string;
	/** Number of spaces before its first sign. */
	indent: number;
	/** Column of its key, or of its words. */
	column: number;
	/** An item starts with the mark of a list; a block is a line of the text below `>-` or `|`. */
	kind: "key" | "item" | "words" | "block";
	key?: string | undefined;
	/** True for a key whose value is on the lines below it. */
	isOpen: boolean;
	/** For words that belong to the block above but are not indented enough: how many spaces they lack. */
	lacking: number;
}

const entry =
	/^(?<indent> *)(?<marks>(?:- +)*)(?:(?<key>\w[\w-]*|"[^"]*"|'[^']*'):(?:[ \t]+|$)(?<value>.*)|(?<words>.*))/;
/** What stands after a key or a mark whose text is below it. */
const header = /^[|>][-+]?\s*$/;
/** Words that were meant as a key or an item: without the colon, or without the space after the mark. */
const unfinished = /^-\S|^[\w-]+(?::(?!\/\/)\S| +[|>][-+]?\s*$)/;

/** The lines of a text, without empty ones and comments. */
export function readLines(text: string): Line[] {
	const lines: Line[] = [];
	let block: { indent: number; width?: number } | undefined;
	for (const { index: start, 0: line } of text.matchAll(/^.*\S.*$/gm)) {
		const indent = line.search(/[^ ]/);
		const plain = { start, text: line, indent, column: indent, isOpen: false, lacking: 0 };
		if (block && indent > block.indent && indent >= (block.width ?? 0)) {
			block.width ??= indent;
			lines.push({ ...plain, kind: "block" });
			continue;
		}
		if (line[indent] === "#") continue;
		const { marks = "", key, value, words = "" } = entry.exec(line)?.groups ?? {};
		if (!marks && !key) {
			const isShort = block && !unfinished.test(words);
			const lacking = block && isShort ? (block.width ?? block.indent + 2) - indent : 0;
			lines.push({ ...plain, kind: "words", lacking });
			continue;
		}
		const column = indent + marks.length;
		lines.push({ ...plain, column, kind: marks ? "item" : "key", key, isOpen: value === "" });
		const isHeader = header.test(value ?? words);
		block = isHeader ? { indent: key ? column : indent } : undefined;
	}
	return lines;
}

/** True for the lines that give a text its shape: keys and list items. */
export function isEntry({ kind }: Line): boolean {
	return kind === "key" || kind === "item";
}
