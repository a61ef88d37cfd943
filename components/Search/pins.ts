import type { Problem } from "../../scripts/content/schemas/tools.ts";
import type { Asked } from "./entry.ts";
import { splitWords, toTerm } from "./terms.ts";

/** Every word of a text in the form in which problems are compared, those that are not indexed included. */
export function toTerms(text: string): string {
	return splitWords(text.replace("$", " dollar "))
		.map((word) => toTerm(word) ?? word.toLowerCase())
		.join(" ");
}

/** What brings a problem up. */
export function readAsked({ words = [], phrases = [], whole = [], alone }: Problem): Asked {
	return {
		words: words.map(toTerms),
		phrases: phrases.map(toTerms),
		whole: whole.map(toTerms),
		alone: alone === true,
	};
}

/** The longest of a problem's lines that a query has; undefined where it has none. @param query its terms */
export function matchProblem({ words, phrases, whole }: Asked, query: string): string | undefined {
	const terms = query.split(" ");
	const found = [
		...words.filter((line) => line.split(" ").every((term) => terms.includes(term))),
		...phrases.filter((line) => ` ${query} `.includes(` ${line} `)),
		...whole.filter((line) => line === query),
	];
	return found.toSorted((a, b) => b.split(" ").length - a.split(" ").length)[0];
}
