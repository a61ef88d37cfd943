import { type Index, isWord, list } from "./engine.ts";
import { splitWords, toTerm } from "./terms.ts";

/**
 * A query with the spaces that names of products and places have: "zipscreens" finds what "zip screens" does, from
 * "zipsc" on. A word that begins one of some text stays: Veri Shades are Verishades too.
 */
export function addSpaces(index: Index, query: string): string {
	const named = list(index, ({ kind }) => kind === "product" || kind === "place");
	const names = named.map(({ title }) => splitWords(title.toLowerCase()));
	return splitWords(query)
		.map((word) => {
			const term = toTerm(word);
			if (!term || isWord(index, term, true)) return word;
			const name = names.find((words) => words.join("").startsWith(word.toLowerCase()));
			return name ? cutLike(name, word) : word;
		})
		.join(" ");
}

/** Cuts a joined name, or its beginning, where the words of the name end. */
function cutLike(name: readonly string[], joined: string): string {
	let rest = joined;
	return name
		.map(({ length }) => {
			const word = rest.slice(0, length);
			rest = rest.slice(length);
			return word;
		})
		.join(" ");
}
