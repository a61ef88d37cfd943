import { listTerms } from "../Search/terms.ts";

/** A well-known place outside our area, and the nearest suburb that we list. */
export interface Outside {
	name: string;
	postcode: string;
	/** "12 km" in a straight line. */
	away: string;
	nearest: { name: string; slug: string };
}

/**
 * The place outside our area that was asked for: by its name, or, where none of ours is found, by the beginning of its
 * name or by its postcode.
 */
export function findOutside(query: string, places: readonly Outside[], isFound: boolean) {
	const asked = listTerms(query);
	const words = asked.filter((term) => !/^\d+$/.test(term)).join(" ");
	const termsOf = (name: string) => listTerms(name).join(" ");
	const named = places.find(({ name }) => termsOf(name) === words);
	if (named || isFound) return named;
	if (words.length < 3) return places.find(({ postcode }) => asked.includes(postcode));
	return places.find(({ name }) => termsOf(name).startsWith(words));
}
