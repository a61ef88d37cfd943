import matter from "gray-matter";
import { isMap, isPair, isScalar, isSeq, type Node, visit } from "yaml";
import { checkCharacters } from "./characters.ts";
import { type Fault, locate, type Position } from "./faults.ts";
import { readText } from "./files.ts";
import { parseYaml } from "./yaml.ts";

/** A content file split into its data and its text, with positions in the original file. */
export interface Source {
	file: string;
	/** The whole file, without marks of sources. */
	text: string;
	/** Text of an MDX file, its frontmatter blanked so that line numbers stay the same; "" for YAML. */
	body: string;
	/** What the YAML holds; undefined where a line of it cannot be read: the parser takes others for a part of that. */
	data: unknown;
	/** Faults in the file itself. */
	faults: Fault[];
	/** A fault at the value at a path in the YAML, or at its key; at the nearest parent when it is missing. */
	report(path: readonly PropertyKey[], message: string, aim?: "key" | "value"): Fault[];
	/** Links in the YAML: in its copy as [words](/path), or under a key `href`. */
	listLinks(): (Position & { href: string })[];
}

/** Reads a YAML file, or the frontmatter of an MDX file. What is broken is a fault, never an empty object. */
export function readSource(file: string): Source {
	return parseSource(file, readText(file));
}

/** Like readSource(), for a text that is already read. */
export function parseSource(file: string, raw: string): Source {
	const { text, faults: signs } = checkCharacters(raw);
	const isMdx = file.endsWith(".mdx");
	const yaml = (isMdx ? readFrontmatter(text) : text) ?? "";
	const isEmpty = !/^\s*[^\s#]/m.test(yaml);
	const { document, faults: slips } = parseYaml(yaml);
	const faults = [...signs, ...slips].map((fault): Fault => ({ file, ...fault }));
	const missing =
		isMdx && text
			? "put the frontmatter at the top of the file, between two lines of --- alone"
			: `this file is empty; ${isMdx ? "write it or delete it" : "bring its entries back"}`;
	if (isEmpty && !signs.length) faults.push({ file, line: 1, column: 1, message: missing });
	const isRead = !isEmpty && slips.length === 0;
	const root = isRead ? document.contents : null;
	return {
		file,
		text,
		body: isMdx && !isEmpty ? blankFrontmatter(text) : "",
		data: isRead ? document.toJS() : undefined,
		faults,
		report: (path, message, aim = "value") => {
			const { node, key } = findNode(root, path);
			const place = locate(yaml, (aim === "key" ? key : (node?.range?.[0] ?? key)) ?? 0);
			// Editors and writers count the items of lists from 1: `cards.2.slug`.
			const parts = path.map((part) => (typeof part === "number" ? part + 1 : String(part)));
			return [{ file, ...place, ...(parts.length > 0 && { field: parts.join(".") }), message }];
		},
		listLinks: () => {
			const links: ReturnType<Source["listLinks"]> = [];
			visit(root, {
				Scalar(key, { value, range }, path) {
					if (key === "key" || typeof value !== "string" || !range) return;
					const [from, to] = range;
					const pair = path.at(-1);
					if (isPair(pair) && String(pair.key) === "href")
						links.push({ href: value, ...locate(yaml, from) });
					for (const { index, 1: href = "" } of yaml.slice(from, to).matchAll(link))
						links.push({ href, ...locate(yaml, from + index + "](".length) });
				},
			});
			return links;
		},
	};
}

const link = /\]\(([^)\s]*)\)/g;

/** The node at a path and the offset of its key; the nearest parent's where it is missing or empty. */
function findNode(root: unknown, path: readonly PropertyKey[]) {
	let node = root as Node | null;
	let key = node?.range?.[0];
	for (const part of path) {
		const pair = isMap(node) ? node.items.find((item) => String(item.key) === part) : undefined;
		const item = isSeq(node) ? node.items[Number(part)] : undefined;
		if (!pair && !item) break;
		const value = pair ? pair.value : item;
		key = ((pair?.key ?? item) as Node).range?.[0];
		node = isScalar(value) && value.value === null ? null : (value as Node | null);
	}
	return { node, key };
}

/** The frontmatter of an MDX file with its two lines of ---. */
const head = /^---[ \t]*\n(?:(?!---).*\n)*?---[ \t]*(?=\n|$)/;

/**
 * The YAML of an MDX file below an empty line, so that line numbers stay the same; undefined without its lines of ---.
 * Only plain YAML is accepted, never `---js`.
 */
function readFrontmatter(text: string): string | undefined {
	if (!head.test(text)) return undefined;
	return matter(text, { engines: { yaml: () => ({}) } }).matter;
}

/** The text of an MDX file with its frontmatter left as empty lines, so that line numbers match the editor's. */
export function blankFrontmatter(text: string): string {
	return text.replace(head, (lines) => lines.replace(/[^\n]/g, ""));
}
