import type { Nodes, Root } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { hashFiles, type Memory, openMemory } from "../../content/memory.ts";
import { readText } from "../../content/source.ts";
import type { Passage } from "./entry.ts";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);

let memory: Memory<Passage[]> | undefined;

/** The text of an MDX file by its sections; the first, before any heading, has an empty one. */
export function readPassages(file: string): Passage[] {
	memory ??= openMemory(
		".cache/passages.json",
		hashFiles(["components/Search/passages.ts"]),
		listPassages,
	);
	return memory.recall(readText(file));
}

/** Keeps what was read for the next build: 3 ms a post. */
export function savePassages(): void {
	memory?.save();
}

function listPassages(text: string): Passage[] {
	const tree = parser.parse(text) as Root;
	const passages: Passage[] = [{ heading: "", text: "" }];
	for (const node of tree.children) {
		if (node.type === "heading" && node.depth === 2)
			passages.push({ heading: toText(node), text: "" });
		const last = passages.at(-1);
		if (!last || node.type === "yaml" || (node.type === "heading" && node.depth === 2)) continue;
		last.text = `${last.text} ${toLine(node)}`.trim();
	}
	return passages.filter(({ heading, text }) => heading || text);
}

/** Text of a block on one line: list items and paragraphs by spaces, the cells of a row by commas. */
function toLine(node: Nodes): string {
	if (node.type === "table") {
		return node.children.map((row) => `${row.children.map(toLine).join(", ")}.`).join(" ");
	}
	if (node.type === "list" || node.type === "listItem" || node.type === "blockquote") {
		return node.children.map(toLine).join(" ");
	}
	return toText(node, { includeImageAlt: false }).replace(/\s+/g, " ").trim();
}
