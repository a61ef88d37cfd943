import type { Asked } from "./entry.ts";
import { splitWords, toTerm } from "./terms.ts";

/** Every word of a text in the form in which problems are compared, those that are not indexed included. */
export function toTerms(text: string): string[] {
	return splitWords(text.replace("$", " dollar ")).map(
		(word) => toTerm(word) ?? word.toLowerCase(),
	);
}

/** The terms of the longest of a problem's lines that a query has; undefined where it has none. @param query its terms */
export function matchProblem({ words = [], phrases = [], whole = [] }: Asked, query: string[]) {
	const text = ` ${query.join(" ")} `;
	const textOf = (line: string[]) => ` ${line.join(" ")} `;
	return [
		...words.map(toTerms).filter((line) => line.every((term) => query.includes(term))),
		...phrases.map(toTerms).filter((line) => text.includes(textOf(line))),
		...whole.map(toTerms).filter((line) => text === textOf(line)),
	].toSorted((a, b) => b.length - a.length)[0];
}
