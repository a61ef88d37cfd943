import type { Source } from "../../source.ts";
import type { Passage } from "./passages.ts";
import type { Finding, Piece } from "./rule.ts";

/** Fields of a post that readers see without its text: on cards, in search results and in feeds. */
const fields = ["title", "excerpt", "description"] as const;

/** The passages of a post, and the frontmatter fields that are read as copy. */
export function listCopy({ passages, post, source }: Piece): Passage[] {
	const values = fields.map((field, index) => {
		const locate = () => source.locate([field]);
		return { ...alone(index), field, text: post[field], locate };
	});
	return [...passages, ...values];
}

/** Every text of a YAML file or frontmatter as a passage; a line break inside a value becomes a space. */
export function listValues(source: Source): Passage[] {
	return source.listTexts().map(({ text, locate }, index) => {
		const parts = [...text.matchAll(/\s*\n\s*|[^\n]/g)];
		const joined = parts.map(([part]) => (part.includes("\n") ? " " : part)).join("");
		const at = (letter: number) => locate(parts[letter]?.index ?? 0);
		return { ...alone(index), text: joined, locate: at };
	});
}

/** A value has no neighbouring passages that could hold the numbers of a sum. */
function alone(index: number): Pick<Passage, "kind" | "section" | "block" | "row"> {
	return { kind: "value", section: -1 - index, block: -10 * (index + 1), row: 0 };
}

/** A finding at a letter of a passage. */
export function atLetter({ field, locate }: Passage, index: number, message: string): Finding {
	return { ...locate(index), ...(field && { field }), message };
}
