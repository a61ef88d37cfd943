import type { Nodes, Root } from "mdast";
import { isBlockTag, isBreak } from "../mdx/sections.ts";
import { makeLocator, type Position, startOf } from "../position.ts";
import type { Source } from "../source.ts";

/** A run of text that is read in one go: a paragraph, a heading, a list item's line or a table cell. */
export interface Passage {
	kind: "paragraph" | "heading" | "cell" | "value";
	/** The frontmatter key, if the passage is its value. */
	field?: string;
	/** The words alone, without links and markup. */
	text: string;
	/** Depth of a heading. */
	depth?: number;
	/** Number of its ## section; 0 above the first. */
	section: number;
	/** Where a letter of the text is in the file. */
	locate(index: number): Position;
}

const kinds: Record<string, Passage["kind"]> = {
	paragraph: "paragraph",
	heading: "heading",
	tableCell: "cell",
};

/** Splits a text into its passages, in reading order. */
export function listPassages(tree: Root, source: string): Passage[] {
	const passages: Passage[] = [];
	const locateOffset = makeLocator(source);
	const read = (node: Nodes) => readText(node, source, locateOffset);
	let section = 0;
	const walk = (node: Nodes) => {
		const kind = kinds[node.type];
		if (kind) {
			if (node.type === "heading" && node.depth === 2) section++;
			const depth = node.type === "heading" ? { depth: node.depth } : {};
			passages.push({ kind, ...depth, section, ...read(node) });
		} else if ("children" in node) {
			const isTag = node.type === "mdxJsxFlowElement";
			if (
				isTag &&
				/^(p|li|h[2-4])$/.test(node.name ?? "") &&
				!node.children.some(({ type }) => kinds[type])
			) {
				passages.push({ kind: "paragraph", section, ...read(node) });
				return;
			}
			for (const child of node.children) walk(child);
		}
	};
	for (const node of tree.children) walk(node);
	return passages;
}

/** The words below a node, and a function that finds their letters in the file. */
function readText(
	node: Nodes,
	source: string,
	locateOffset: (offset: number) => Position,
): Pick<Passage, "text" | "locate"> {
	const starts: { from: number; node: Nodes & { value: string } }[] = [];
	let text = "";
	const collect = (part: Nodes) => {
		if (part.type === "text") {
			starts.push({ from: text.length, node: part });
			text += part.value;
			return;
		}
		if (isBreak(part) || (isBlockTag(part) && text)) text += "\n";
		if ("children" in part) for (const child of part.children) collect(child);
	};
	collect(node);
	const locate = (index: number): Position => {
		const start = starts.findLast(({ from }) => from <= index);
		const offset = start && findOffset(start.node, index - start.from, source);
		return offset === undefined ? startOf(node) : locateOffset(offset);
	};
	return { text, locate };
}

/** Follows a text node's letters through its source, which has backslashes, entities and indents between them. */
function findOffset(
	node: Nodes & { value: string },
	index: number,
	source: string,
): number | undefined {
	const { start, end } = node.position ?? {};
	if (start?.offset === undefined || end?.offset === undefined) return undefined;
	let at = start.offset;
	for (let read = 0; read < index && at < end.offset; read++)
		at = skip(node.value[read] ?? "", at, source) + 1;
	return skip(node.value[index] ?? "", at, source);
}

function skip(letter: string, from: number, source: string): number {
	if (source[from] === letter) return from;
	const entity = source[from] === "&" && /^&[#\w]+;/.exec(source.slice(from, from + 32));
	if (entity) return from + entity[0].length - 1;
	const next = source.indexOf(letter, from);
	return next === -1 || next - from > 40 ? from : next;
}

/** Every text of a YAML file or frontmatter as a passage; a line break inside a value becomes a space. */
export function listValues(source: Source): Passage[] {
	return source.listTexts().map(({ text, locate }, index) => {
		const parts = [...text.matchAll(/\s*\n\s*|[^\n]/g)];
		const joined = parts.map(([part]) => (part.includes("\n") ? " " : part)).join("");
		return makeValue(index, joined, (letter) => locate(parts[letter]?.index ?? 0));
	});
}

/** A value has no neighbouring passages that could hold the numbers of a sum. */
export function makeValue(index: number, text: string, locate: Passage["locate"]): Passage {
	return { kind: "value", text, locate, section: -2 * (index + 1) };
}
