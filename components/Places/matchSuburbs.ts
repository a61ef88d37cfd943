import { distance } from "fastest-levenshtein";
import { simplifyPlaceName, spellOut } from "./placeName.ts";

/** A suburb of the list on the page. */
export interface Row {
	name: string;
	postcode: string;
	region: string;
	href: string;
}

/** Fewest letters in which one typo is forgiven, and two: with two in five, Nowra would match Bowral. */
const letters = { one: 4, two: 7 };

/** What people write around a place, "Wollongong CBD" or "the Highlands"; one of our suburbs has "City" as well. */
const around = /\b(the|nsw|australia|city|cbd|region)\b/g;

export interface Matches {
	rows: Row[];
	/** Nothing matches what was typed; these are spelt similarly, or are named in it. */
	isGuess: boolean;
}

/**
 * Suburbs for what somebody has typed: those whose postcode starts with it; or by name, first the names that start
 * with it, then those with a word that does, then those that contain it. If there are none, the same without what
 * people write around a place; if still none, those with all its words in name, region and postcode. At last, guesses.
 * @param suburbs in the order in which equal matches stay
 */
export function matchSuburbs(suburbs: readonly Row[], typed: string): Matches {
	const wanted = simplifyPlaceName(typed);
	const plain = spellOut(typed).replace(around, "");
	const bare = simplifyPlaceName(plain);
	const rows = firstFound(
		() => findSuburbs(suburbs, wanted),
		() => findSuburbs(suburbs, bare),
		() => findByWords(suburbs, [...new Set(plain.match(/\S+/g))]),
	);
	if (rows.length > 0) return { rows, isGuess: false };
	const guesses = firstFound(
		() => guessSuburbs(suburbs, wanted),
		() => guessSuburbs(suburbs, bare),
	);
	return { rows: guesses, isGuess: true };
}

/** What the first search finds that finds anything. */
function firstFound(...searches: (() => Row[])[]): Row[] {
	for (const search of searches) {
		const found = search();
		if (found.length > 0) return found;
	}
	return [];
}

function findSuburbs(rows: readonly Row[], wanted: string): Row[] {
	if (!wanted) return [];
	if (/^\d+$/.test(wanted)) return rows.filter(({ postcode }) => postcode.startsWith(wanted));
	const ranked = rows.map((row) => ({ row, rank: rankOf(simplifyPlaceName(row.name), wanted) }));
	const found = ranked.filter(({ rank }) => rank < 3).sort((a, b) => a.rank - b.rank);
	return found.map(({ row }) => row);
}

function rankOf(name: string, wanted: string): number {
	if (name.startsWith(wanted)) return 0;
	if (name.includes(` ${wanted}`)) return 1;
	return name.includes(wanted) ? 2 : 3;
}

/**
 * Suburbs with every word as the beginning of one in name, region or postcode. First come those named by more of the
 * words, and by nothing else: West Wollongong for "w wollongong", Kangaloon before East Kangaloon.
 */
function findByWords(rows: readonly Row[], words: readonly string[]): Row[] {
	if (words.length === 0) return [];
	const rank = ({ name }: Row) => {
		const hits = countBegun(name, words);
		return hits + hits / name.split(" ").length;
	};
	return rows
		.filter(
			({ name, region, postcode }) =>
				countBegun(`${name} ${region} ${postcode}`, words) === words.length,
		)
		.sort((a, b) => rank(b) - rank(a));
}

/** How many of the words begin a word of the text, each one of its own. */
function countBegun(text: string, words: readonly string[]): number {
	const left = text.toLowerCase().split(" ");
	let count = 0;
	for (const word of words) {
		const at = left.findIndex((one) => one.startsWith(word));
		if (at < 0) continue;
		left.splice(at, 1);
		count += 1;
	}
	return count;
}

/** Names spelt similarly, and names that stand among other words, as Figtree does in "Figtree Hotel". */
function guessSuburbs(rows: readonly Row[], wanted: string): Row[] {
	if (wanted.length < letters.one || /^\d+$/.test(wanted)) return [];
	const slips = wanted.length < letters.two ? 1 : 2;
	return rows
		.map((row) => {
			const name = simplifyPlaceName(row.name);
			return { row, slipped: distance(name, wanted), isNamed: ` ${wanted} `.includes(` ${name} `) };
		})
		.filter(({ slipped, isNamed }) => slipped <= slips || isNamed)
		.sort((a, b) => a.slipped - b.slipped)
		.map(({ row }) => row);
}
