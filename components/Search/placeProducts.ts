import { type Index, isWord, type Match, match } from "./engine.ts";
import type { Hit } from "./find.ts";
import { listTerms } from "./terms.ts";

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
	const asked = listTerms(query);
	const place = findPlaces(index, query)[0];
	if (!place) return [];
	const rest = asked.filter((term) => !place.queryTerms.includes(term));
	if (rest.length === 0) return [];
	const products = match(index, rest.join(" "), { filter: ({ kind }) => kind === "product" });
	const most = Math.max(0, ...products.map(({ queryTerms }) => queryTerms.length));
	const least = (products[0]?.score ?? 0) * worthwhile;
	return products
		.filter(({ queryTerms }) => queryTerms.length === most && most * 2 >= rest.length)
		.filter(({ score }) => score >= least)
		.slice(0, mostProducts)
		.map((product, rank) => toPage(place, product, best + mostProducts - rank));
}

/** Places whose whole name was asked for, the longest name first: Kiama Downs before Kiama. */
function findPlaces(index: Index, query: string): Match[] {
	return match(index, query, {
		fields: ["title"],
		filter: ({ kind }) => kind === "place",
		// "outdoor blinds wind" is not about Windang, while "outdoor blinds winda" may be.
		prefix: (term, position, terms) => position === terms.length - 1 && !isWord(index, term),
	})
		.filter(({ title, terms }) => listTerms(nameOf(title)).every((term) => terms.includes(term)))
		.toSorted((a, b) => listTerms(nameOf(b.title)).length - listTerms(nameOf(a.title)).length);
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
		title: `${product.title} in ${nameOf(place.title)}`,
		path: `${base}/${slug}`,
		note: place.note,
		terms: [...place.terms, ...product.terms],
		score,
	};
}
