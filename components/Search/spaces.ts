import { type Index, isBeginning, list } from "./engine.ts";
import { splitWords, toTerm } from "./terms.ts";

/**
 * A query with the spaces that names of products and places have: "zipscreens" finds what "zip screens" does, from
 * "zipsc" on. A word that begins one of some text stays: Veri Shades are Verishades too.
 */
export function addSpaces(index: Index, query: string): string {
	const named = list(index, ({ kind }) => kind === "product" || kind === "place");
	const names = named.map(({ title }) => splitWords(title.toLowerCase()).join(" "));
	return splitWords(query)
		.map((word) => {
			const term = toTerm(word);
			if (!term || isBeginning(index, term)) return word;
			const name = names.find((one) => one.replaceAll(" ", "").startsWith(word.toLowerCase()));
			// As many letters of the name as were typed, with its spaces.
			return name?.match(`^(?: ?\\S){${word.length}}`)?.[0] ?? word;
		})
		.join(" ");
}
