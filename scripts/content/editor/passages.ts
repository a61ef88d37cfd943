import type { Nodes, Root, Text } from "mdast";
import { type Position, startOf } from "../faults.ts";
import { isBlockTag, isBreak } from "../mdx/sections.ts";
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
export function listPassages(tree: Root): Passage[] {
	const passages: Passage[] = [];
	let section = 0;
	const walk = (node: Nodes) => {
		const kind = kinds[node.type];
		if (kind) {
			if (node.type === "heading" && node.depth === 2) section++;
			const depth = node.type === "heading" ? { depth: node.depth } : {};
			passages.push({ kind, ...depth, section, ...readText(node) });
		} else if ("children" in node) {
			const isTag = node.type === "mdxJsxFlowElement";
			if (
				isTag &&
				/^(p|li|h[2-4])$/.test(node.name ?? "") &&
				!node.children.some(({ type }) => kinds[type])
			) {
				passages.push({ kind: "paragraph", section, ...readText(node) });
				return;
			}
			for (const child of node.children) walk(child);
		}
	};
	for (const node of tree.children) walk(node);
	return passages;
}

/** The words below a node, and a function that finds the line of a letter, and its column where nothing is escaped. */
function readText(node: Nodes): Pick<Passage, "text" | "locate"> {
	const starts: { from: number; part: Text }[] = [];
	let text = "";
	const collect = (part: Nodes) => {
		if (part.type === "text") {
			starts.push({ from: text.length, part });
			// A wrapped line goes on after a space.
			text += part.value.replaceAll("\n", " ");
			return;
		}
		if (isBreak(part) || (isBlockTag(part) && text)) text += "\n";
		if ("children" in part) for (const child of part.children) collect(child);
	};
	collect(node);
	const locate = (index: number): Position => {
		const { from = 0, part } = starts.findLast((start) => start.from <= index) ?? {};
		const { line, column } = startOf(part ?? node);
		const above = (part?.value ?? "").slice(0, index - from).split("\n");
		const last = above.at(-1)?.length ?? 0;
		return { line: line + above.length - 1, column: last + (above.length > 1 ? 1 : column) };
	};
	return { text, locate };
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
