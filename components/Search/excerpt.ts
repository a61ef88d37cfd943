import type { Passage } from "./entry.ts";
import { splitWords, toTerm } from "./terms.ts";

/** A piece of text; `marked` if it was searched for. */
export interface Piece {
	text: string;
	marked: boolean;
}

/** Length of an excerpt in letters: two to four lines of a result. */
const length = 140;

/** Cuts a text into pieces and marks those that match. */
export function mark(text: string, terms: readonly string[]): Piece[] {
	const wanted = new Set(terms);
	const pieces: Piece[] = [];
	for (const part of text.split(/([\n\r\p{Z}\p{P}]+)/u)) {
		if (!part) continue;
		const marked = wanted.has(toTerm(part) ?? "");
		const last = pieces.at(-1);
		if (last && last.marked === marked) last.text += part;
		else pieces.push({ text: part, marked });
	}
	return pieces;
}

/**
 * The stretch of the passages that has most of the terms, starting at a sentence where one is near.
 * @param heading quotes only from the section with this heading, where there is one
 */
export function quote(
	passages: readonly Passage[],
	terms: readonly string[],
	heading?: string,
): string {
	const own = passages.filter((passage) => passage.heading === heading);
	let best = { text: "", count: 0 };
	for (const { text } of own.length ? own : passages) {
		for (const start of listSentences(text)) {
			const stretch = cut(text, start);
			const count = countTerms(stretch, terms);
			if (count > best.count) best = { text: stretch, count };
		}
	}
	return best.text;
}

/** Where sentences begin, and every `length` letters in long ones. */
function listSentences(text: string): number[] {
	const begins = [...text.matchAll(/(?<=[.;:!?]["')]?\s)\S/g)].map(({ index }) => index);
	const starts = [0];
	for (const end of [...begins, text.length]) {
		const last = starts.at(-1) ?? 0;
		for (let at = last + length; at < end; at += length) starts.push(text.lastIndexOf(" ", at) + 1);
		if (end < text.length) starts.push(end);
	}
	return starts;
}

function cut(text: string, start: number): string {
	const rest = text.slice(start);
	const isSentence = /(^|[.!?:]["')]?\s)$/.test(text.slice(0, start)) && /^\P{Ll}/u.test(rest);
	const before = isSentence ? "" : "… ";
	if (rest.length <= length) return before + rest;
	return `${before}${rest.slice(0, rest.lastIndexOf(" ", length)).replace(/[\s,;:]+$/, "")} …`;
}

/** Scores a text by the searched terms in it: how many different ones, and a little for how often. */
export function countTerms(text: string, terms: readonly string[]): number {
	const found = splitWords(text)
		.map((word) => toTerm(word) ?? "")
		.filter((term) => terms.includes(term));
	return new Set(found).size + found.length / 100;
}
