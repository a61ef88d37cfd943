import { type Document, isScalar, parseDocument, visit } from "yaml";

/** A character that no writer meant to type; the offset is in the text that was given. */
export interface Sign {
	offset: number;
	message: string;
}

/** Soft hyphens, joiners, direction marks and ligatures. Joiners inside emoji are allowed. */
const unseen =
	/[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufb00-\ufb06]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu;

/** The first line that git leaves where it could not merge two versions of a file. */
export function findMergeMark(text: string): Sign | undefined {
	const offset = text.search(/^(?:<{7} |\|{7} |>{7} |={7}$)/m);
	if (offset === -1) return undefined;
	const message =
		"two versions of this file were merged and the marks are left; keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>";
	return { offset, message };
}

/** Invisible characters that copied text brings along from Word, PDF files and web pages. */
export function findUnseen(text: string): Sign[] {
	return [...text.matchAll(unseen)].map(({ index, 0: sign }) => {
		const letters = sign.normalize("NFKD");
		if (/^[a-z]+$/.test(letters)) {
			const count = letters.length === 2 ? "two" : "three";
			return { offset: index, message: `type ${letters} as ${count} letters` };
		}
		const before =
			/\S*[^\S\n]*$/.exec(text.slice(Math.max(0, index - 20), index))?.[0].trim() ?? "";
		const after = /^[^\S\n]*(\S*)/.exec(text.slice(index + 1, index + 21))?.[1] ?? "";
		const [side, word] = before ? ["after", before] : ["before", after];
		const shown = word.replace(unseen, "");
		const where = shown ? `${side} "${shown}"` : "here";
		return { offset: index, message: `there is an invisible character ${where}; delete it` };
	});
}

/** A text without such characters, so that faults are reported for whole words, not for halves. */
export function dropUnseen(text: string): string {
	return text.replace(unseen, (sign) => /^[a-z]*/.exec(sign.normalize("NFKD"))?.[0] ?? "");
}

/**
 * Non-breaking spaces among the keys and values of YAML. Inside quotes they keep "600 mm" on one line; at the ends
 * of quoted words they make a second word that looks the same.
 */
export function findHardSpaces(text: string): Sign[] {
	const offsets = Array.from(text.matchAll(/\u00a0/g), ({ index }) => index);
	if (offsets.length === 0) return [];
	const kept = listQuoted(parseDocument(text), text);
	return offsets
		.filter((offset) => !kept.some(([from, to]) => from <= offset && offset < to))
		.map((offset) => ({
			offset,
			message: "this is a non-breaking space; type an ordinary one",
		}));
}

/** A text with ordinary spaces in place of the hard ones, so that its YAML is read as its writer sees it. */
export function softenSpaces(text: string, hard: readonly Sign[]): string {
	return hard.reduce(
		(soft, { offset }) => `${soft.slice(0, offset)} ${soft.slice(offset + 1)}`,
		text,
	);
}

/** Range of each quoted value, without spaces at its ends. */
function listQuoted(document: Document, text: string): [from: number, to: number][] {
	const quoted: [number, number][] = [];
	visit(document, {
		Scalar(_key, node) {
			if (!isScalar(node) || !node.range || !/^QUOTE|^BLOCK/.test(node.type ?? "")) return;
			const [from, to] = node.range;
			const edge = node.type?.startsWith("QUOTE") ? 1 : 0;
			const inside = text.slice(from + edge, to - edge);
			const start = from + edge + inside.search(/\S|$/);
			quoted.push([start, start + inside.trim().length]);
		},
	});
	return quoted;
}
