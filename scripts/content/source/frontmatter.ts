import matter from "gray-matter";
import { makeLocator } from "./position.ts";

/** The frontmatter of an MDX file, and its text with the frontmatter lines left empty. */
export interface Split {
	yaml: string;
	/** Whole file with the frontmatter blanked, so that line numbers match the editor's. */
	body: string;
	/** What is wrong with the --- lines, and on which line. */
	fault?: { line: number; message: string };
}

/** The text of a file whose frontmatter is sound, which stays as empty lines; splitting it takes longer. */
export function blankFrontmatter(text: string): string {
	const close = findClose(text);
	return close ? blank(text, 3 + close.index + close[0].length) : text;
}

/** Splits a file at its --- lines. Only plain YAML is accepted, never `---js`. */
export function splitFrontmatter(text: string): Split {
	const [first = ""] = text.split("\n", 1);
	if (!first.startsWith("---")) {
		const late = text.split("\n").findIndex((line) => line.trim() === "---");
		const only = text.slice(0, text.indexOf("\n---")).trim() === "";
		if (late > 0 && only) {
			const message =
				"take out the empty lines above ---; the frontmatter starts on the first line";
			return { yaml: "", body: "", fault: { line: 1, message } };
		}
		// A program turned hyphens into dashes, or there is a space in front.
		if (/^\s*(?:[—–] ?-?|---)\s*$/.test(first)) {
			const message = `write three hyphens and nothing else on the first line, not "${first}"`;
			return { yaml: "", body: "", fault: { line: 1, message } };
		}
		const message = "start the file with a line of --- and the frontmatter under it";
		// With only the upper line lost, the keys are no text.
		const end = /^[\w-]+:/.test(first) ? /\n---[ \t]*(?=\n|$)/.exec(text) : null;
		const body = end ? blank(text, end.index + end[0].length) : text;
		return { yaml: "", body, fault: { line: 1, message } };
	}
	const close = findClose(text);
	if (!close) {
		return {
			yaml: "",
			body: "",
			fault: { line: 1, message: "close the frontmatter with a line of ---" },
		};
	}
	const end = 3 + close.index + close[0].length;
	const body = blank(text, end);
	if (first.trim() !== "---") {
		const message = `write --- alone on the first line; "${first}" is not YAML frontmatter`;
		return { yaml: "", body, fault: { line: 1, message } };
	}
	const split = { yaml: cut(text), body };
	if (close[0].trim() !== "---") {
		const { line } = makeLocator(text)(3 + close.index + 1);
		return {
			...split,
			fault: { line, message: "write --- alone on the line that closes the frontmatter" },
		};
	}
	return split;
}

/** The line that closes the frontmatter; its index counts from after the opening `---`. */
function findClose(text: string): RegExpExecArray | null {
	return /\n---[^\n]*/.exec(text.slice(3));
}

/** gray-matter only finds the block. We parse it, because gray-matter would run `---js` and loses positions. */
function cut(text: string): string {
	const refuse = () => {
		throw new Error("only YAML frontmatter is read");
	};
	const engines = { yaml: () => ({}), javascript: refuse, js: refuse, json: refuse };
	return matter(text, { engines, language: "yaml" }).matter.replace(/^[^\S\n]*\n/, "");
}

function blank(text: string, end: number): string {
	return text.slice(0, end).replace(/[^\n]/g, "") + text.slice(end);
}
