import type { Problem } from "../../scripts/content/schemas/tools.ts";
import type { Asked } from "./entry.ts";
import { splitWords, toTerm } from "./terms.ts";

/** Every word of a text in the form in which problems are compared, those that are not indexed included. */
export function toTerms(text: string): string[] {
	return splitWords(text.replace("$", " dollar ")).map(
		(word) => toTerm(word) ?? word.toLowerCase(),
	);
}

/** What brings a problem up. The build makes its terms, so that a search does not make those of every problem anew. */
export function readAsked(problem: Pick<Problem, "words" | "phrases" | "whole" | "alone">): Asked {
	const { words = [], phrases = [], whole = [], alone } = problem;
	return {
		words: words.map(toTerms),
		phrases: phrases.map(toTerms),
		whole: whole.map(toTerms),
		alone,
	};
}

/** The longest of a problem's lines that a query has; undefined where it has none. @param query its terms */
export function matchProblem({ words, phrases, whole }: Asked, query: string[]) {
	const text = ` ${query.join(" ")} `;
	const textOf = (line: string[]) => ` ${line.join(" ")} `;
	return [
		...words.filter((line) => line.every((term) => query.includes(term))),
		...phrases.filter((line) => text.includes(textOf(line))),
		...whole.filter((line) => text === textOf(line)),
	].toSorted((a, b) => b.length - a.length)[0];
}
