import type { Hit } from "./entry.ts";
import { type Index, isWord, list, type Match, match } from "./fullTextIndex.ts";
import { listTerms, splitWords, toTerm } from "./terms.ts";

/** Most products to offer for one place. */
const mostProducts = 3;
/** Share of the best product's score that a product needs; less means a chance word in its text, not its name. */
const worthwhile = 0.3;

/**
 * Pages of a product in a place, for queries that name both ("zip screens kiama"). These 2,324 pages are
 * not in the index: place and product are found separately and make up the address.
 * @param best score of the best other result; a page that answers the whole query is ranked above it
 */
export function findPlaceProducts(index: Index, query: string, best: number): Hit[] {
	const [place, ...others] = findPlaces(index, query);
	if (!place) return [];
	const more = listTerms(query).filter((term) => !place.queryTerms.includes(term));
	/** How many of the other words are its region or postcode, which tell places of one name apart. */
	const countOwn = ({ note }: Match) =>
		more.filter((term) => listTerms(note).includes(term)).length;
	const places = [place, ...others.filter(({ title }) => title === place.title)].toSorted(
		(a, b) => countOwn(b) - countOwn(a),
	);
	const notes = places.flatMap(({ note }) => listTerms(note));
	const rest = more.filter((term) => !notes.includes(term));
	const products = match(index, rest.join(" "), { filter: ({ kind }) => kind === "product" });
	const most = Math.max(0, ...products.map(({ queryTerms }) => queryTerms.length));
	const least = (products[0]?.score ?? 0) * worthwhile;
	return products
		.filter(({ queryTerms }) => queryTerms.length === most && most * 2 >= rest.length)
		.filter(({ score }) => score >= least)
		.slice(0, mostProducts)
		.flatMap((product, rank) =>
			places.map((place) => toPage(place, product, best + mostProducts - rank)),
		);
}

/**
 * Places whose whole name was asked for, the longest name first: Kiama Downs before Kiama. A region beside a suburb
 * only says where that is.
 */
function findPlaces(index: Index, query: string): Match[] {
	const rank = ({ title, terms }: Match) => {
		const name = nameOf(title);
		return name === title || terms.includes("region") ? listTerms(name).length : 0;
	};
	return match(index, query, {
		fields: ["title"],
		filter: ({ kind }) => kind === "place",
		// "outdoor blinds wind" is not about Windang, while "outdoor blinds winda" may be.
		prefix: (term, position, terms) => position === terms.length - 1 && !isWord(index, term),
	})
		.filter(({ title, terms }) => listTerms(nameOf(title)).every((term) => terms.includes(term)))
		.toSorted((a, b) => rank(b) - rank(a));
}

/** "Southern Highlands" for the entry "Southern Highlands region". */
function nameOf(title: string): string {
	return title.replace(/ region$/, "");
}

function toPage(place: Match, product: Match, score: number): Hit {
	const slug = product.path.split("/").at(-1);
	const base = place.path.replace(/^\/locations#region-/, "/locations/region/");
	return {
		kind: "place",
		title: `${product.title} in ${place.within ?? place.title}`,
		path: `${base}/${slug}`,
		note: place.note,
		terms: [...place.terms, ...product.terms],
		score,
	};
}

/**
 * A query with the spaces that names of products and places have: "zipscreens" finds what "zip screens" does, from
 * "zipsc" on, and "shell harbour" what "shellharbour" does. A word that begins one of some text stays: Veri Shades are
 * Verishades too.
 */
export function mendSpaces(index: Index, query: string): string {
	const named = list(index, ({ kind }) => kind === "product" || kind === "place");
	const names = named.map(({ title }) => splitWords(title.toLowerCase()).join(" "));
	const parts = new Set(names.flatMap((name) => name.split(" ")));
	return joinWords(splitWords(query), parts)
		.map((word) => {
			const term = toTerm(word);
			if (!term || isWord(index, term, true)) return word;
			const name = names.find((known) => known.replaceAll(" ", "").startsWith(word.toLowerCase()));
			// As many letters of the name as were typed, with its spaces.
			return name?.match(`^(?: ?\\S){${word.length}}`)?.[0] ?? word;
		})
		.join(" ");
}

/** Words of which two neighbours that together make a known one are joined. */
function joinWords(words: string[], known: ReadonlySet<string>): string[] {
	const joined: string[] = [];
	for (const word of words) {
		const both = (joined.at(-1) ?? "") + word;
		if (known.has(both.toLowerCase())) joined.splice(-1, 1, both);
		else joined.push(word);
	}
	return joined;
}
