import { isMap, isScalar, isSeq, type Node, visit } from "yaml";
import { cleanText, readText } from "./characters.ts";
import type { Fault } from "./faults.ts";
import { type Split, splitFrontmatter } from "./frontmatter.ts";
import { makeLocator, type Position } from "./position.ts";
import { parseYaml } from "./yaml.ts";

/** A content file split into its data and its text, with positions in the original file. */
export interface Source {
	file: string;
	/** Text of an MDX file, its frontmatter blanked so that line numbers stay the same; "" for YAML. */
	body: string;
	/** What the YAML holds; undefined for a file that cannot be read. */
	data: unknown;
	/** Faults in the file itself. */
	faults: Fault[];
	/** Position of the value at a path in the YAML, or of its key; of the nearest parent when it is missing. */
	locate(path: readonly PropertyKey[], aim?: "key" | "value"): Position;
	/** The value at a path as its writer typed it. */
	quote(path: readonly PropertyKey[]): string | undefined;
	/** True when a fault in the YAML itself already covers a path, so that a second one would only confuse. */
	isReported(path: readonly PropertyKey[]): boolean;
	/** Links in a YAML file: in its copy as [words](/path), or under a key `href`. */
	listLinks(): (Position & { href: string })[];
	/** Every text of the YAML as written in the file. */
	listTexts(): { text: string; locate(index: number): Position }[];
}

/** Reads a YAML file. Broken YAML is a fault, never an empty object. */
export function readYaml(file: string): Source {
	return makeSource(file, readText(file), splitYaml, 0);
}

function splitYaml(yaml: string): Split {
	const isEmpty = !/^\s*[^\s#]/m.test(yaml);
	const fault = "this file is empty; bring its entries back";
	return { yaml, body: "", ...(isEmpty && { fault }) };
}

/** Reads the frontmatter of an MDX file. */
export function readFrontmatter(file: string): Source {
	return parseFrontmatter(file, readText(file));
}

/** Like readFrontmatter(), for a text that is already read. */
export function parseFrontmatter(file: string, text: string): Source {
	return makeSource(file, text, splitFrontmatter, 1);
}

/** @param linesBefore lines of the file above the YAML: 1 for the opening --- */
function makeSource(
	file: string,
	raw: string,
	split: (text: string) => Split,
	linesBefore: number,
): Source {
	const { text, faults: signs, isUnreadable } = cleanText(raw);
	const atRaw = makeLocator(raw);
	const inText = signs.map(({ offset, message }): Fault => {
		return { file, ...atRaw(offset), message };
	});
	const { yaml, body, fault } = isUnreadable ? { yaml: "", body: "" } : split(text);
	if (fault) inText.push({ file, line: 1, column: 1, message: fault });
	const { document, faults, data } = parseYaml(yaml);
	const at = makeLocator(yaml, linesBefore);
	const inYaml = faults.map(({ offset, key, message }) => {
		return { file, ...at(offset), ...(key && { field: key }), message };
	});
	const read = (path: readonly PropertyKey[]) => findNode(document.contents, path);
	const locate: Source["locate"] = (path, aim = "value") => {
		const { node, key } = read(path);
		return at((aim === "key" ? key : (node?.range?.[0] ?? key)) ?? 0);
	};
	const texts = () => listTexts(document.contents);
	return {
		file,
		body,
		data: isUnreadable || fault ? undefined : data,
		faults: [...inText, ...inYaml],
		locate,
		quote: (path) => {
			const { node } = read(path);
			return isScalar(node) ? node.source : undefined;
		},
		isReported: (path) =>
			data === undefined ||
			[...inYaml, ...inText].some(
				({ field, line }) =>
					path.length > 0 && (field === String(path.at(-1)) || line === locate(path).line),
			),
		listLinks: () =>
			texts().flatMap(({ from, to }) => {
				const pattern = /\bhref: *$/.test(yaml.slice(0, from)) ? address : link;
				return Array.from(
					yaml.slice(from, to).matchAll(pattern),
					({ 0: all, index, 1: href = "" }) => {
						return { href, ...at(from + index + all.indexOf(href)) };
					},
				);
			}),
		listTexts: () =>
			texts().map(({ from, to }) => {
				return { text: yaml.slice(from, to), locate: (index: number) => at(from + index) };
			}),
	};
}

const link = /\]\(([^)\s]*)\)/g;
/** A whole value, with or without its quotes. */
const address = /^["']?([^"']*)/g;

/** The node at a path and the offset of its key; the nearest parent's where it is missing or empty. */
function findNode(root: unknown, path: readonly PropertyKey[]) {
	let node = root as Node | null;
	let key = node?.range?.[0];
	for (const part of path) {
		if (isMap(node)) {
			const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === part);
			if (!pair) break;
			key = (pair.key as Node).range?.[0];
			const value = pair.value as Node | null;
			node = isScalar(value) && value.value === null ? null : value;
		} else if (isSeq(node)) {
			const item = (node.items[Number(part)] ?? null) as Node | null;
			if (!item) break;
			node = item;
			key = item.range?.[0];
		} else break;
	}
	return { node, key };
}

/** The range of every text in the YAML, for checking copy. */
function listTexts(root: unknown): { from: number; to: number }[] {
	const found: { from: number; to: number }[] = [];
	visit(root as Node | null, {
		Scalar(key, node) {
			if (key === "key" || typeof node.value !== "string" || !node.range) return;
			found.push({ from: node.range[0], to: node.range[1] });
		},
	});
	return found;
}
