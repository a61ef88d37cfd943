import { readFileSync } from "node:fs";
import matter from "gray-matter";
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Fault } from "./faults.ts";

/** A content file split into its data and its text, with the way back to lines and columns. */
export interface Source {
	file: string;
	/** Whole file with BOM and carriage returns taken out. */
	text: string;
	data: unknown;
	faults: Fault[];
	/** Position of a key (or of the value at an index) inside the YAML; the nearest parent when it is missing. */
	locate(path: readonly PropertyKey[]): { line: number; column: number };
}

/** Reads a file as text: BOM removed, CRLF made LF, so that positions are the same on every system. */
export function readText(file: string): string {
	return readFileSync(file, "utf8")
		.replace(/^\uFEFF/, "")
		.replace(/\r\n?/g, "\n");
}

/** Reads a YAML file. Broken YAML is a fault, never an empty object. */
export function readYaml(file: string): Source {
	const text = readText(file);
	return fromYaml(file, text, text, 0);
}

/** Reads the frontmatter of an MDX file; only plain YAML is accepted, never `---js`. */
export function readFrontmatter(file: string): Source {
	const text = readText(file);
	const broken = findBrokenFence(text);
	if (broken) {
		const fault = { file, line: 1, column: 1, message: broken };
		return { file, text, data: undefined, faults: [fault], locate: () => fault };
	}
	return fromYaml(file, text, splitFrontmatter(text), 1);
}

function findBrokenFence(text: string): string | undefined {
	const first = text.split("\n", 1)[0] ?? "";
	if (!first.startsWith("---")) return "start the file with a line of --- and the frontmatter under it";
	if (first.trim() !== "---") return `write --- alone on the first line; "${first}" is not YAML frontmatter`;
	if (!/\n---[ \t]*(\n|$)/.test(text)) return "close the frontmatter with a line of ---";
}

/** gray-matter finds the block; parsing is ours, because gray-matter would run `---js` and loses positions. */
function splitFrontmatter(text: string): string {
	const refuse = () => {
		throw new Error("only YAML frontmatter is read");
	};
	const engines = { yaml: () => ({}), javascript: refuse, js: refuse, json: refuse };
	return matter(text, { engines }).matter.replace(/^\n/, "");
}

/** @param linesBefore lines of the file above the YAML (1 for the opening fence) */
function fromYaml(file: string, text: string, yaml: string, linesBefore: number): Source {
	const lineCounter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
	const at = (offset: number) => {
		const { line, col } = lineCounter.linePos(offset);
		return { line: line + linesBefore, column: col };
	};
	const faults = document.errors.map((error) => ({
		file,
		...at(error.pos[0]),
		message: describeYamlError(error.code, error.message),
	}));
	return {
		file,
		text,
		data: faults.length ? undefined : document.toJS(),
		faults,
		locate: (path) => at(findOffset(document, path)),
	};
}

const yamlAdvice: Record<string, string> = {
	BLOCK_AS_IMPLICIT_KEY: 'put double quotes round a value that contains ": "',
	DUPLICATE_KEY: "this key stands twice; keep one",
	TAB_AS_INDENT: "indent with spaces, not tabs",
	MISSING_CHAR: "a quote or bracket is not closed",
	BAD_INDENT: "line this up with the keys around it",
};

function describeYamlError(code: string, message: string): string {
	return yamlAdvice[code] ?? `broken YAML: ${message.replace(/\s+/g, " ")}`;
}

function findOffset(document: Document, path: readonly PropertyKey[]): number {
	let node = document.contents as Node | null;
	let offset = node?.range?.[0] ?? 0;
	for (const part of path) {
		if (isMap(node)) {
			const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
			if (!pair) break;
			offset = (pair.key as Node).range?.[0] ?? offset;
			node = pair.value as Node | null;
		} else if (isSeq(node)) {
			node = (node.items[Number(part)] ?? null) as Node | null;
			offset = node?.range?.[0] ?? offset;
		} else break;
	}
	return offset;
}
