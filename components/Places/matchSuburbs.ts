import { distance } from "fastest-levenshtein";
import { simplifyPlaceName } from "./placeName.ts";

/** A suburb of the list on the page. */
export interface Row {
	name: string;
	postcode: string;
	region: string;
	href: string;
	/** Comes first among those of a region. */
	isPopular?: boolean;
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
 */
export function matchSuburbs(rows: readonly Row[], typed: string): Matches {
	const wanted = simplifyPlaceName(typed);
	const plain = typed
		.toLowerCase()
		.replace(around, "")
		.replace(/\bnth\b/, "north")
		.replace(/\bsth\b/, "south");
	const bare = simplifyPlaceName(plain);
	const words = `${bare} ${plain.replace(/\D+/g, " ")}`.split(" ").filter(Boolean);
	const found =
		some(findSuburbs(rows, wanted)) ??
		some(findSuburbs(rows, bare)) ??
		some(findByWords(rows, [...new Set(words)]));
	return found
		? { rows: found, isGuess: false }
		: { rows: some(guessSuburbs(rows, wanted)) ?? guessSuburbs(rows, bare), isGuess: true };
}

function some(rows: Row[]): Row[] | undefined {
	return rows.length > 0 ? rows : undefined;
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
 * words, and by nothing else: West Wollongong for "w wollongong", Kangaloon before East Kangaloon. Then the popular.
 */
function findByWords(rows: readonly Row[], words: readonly string[]): Row[] {
	if (words.length === 0) return [];
	const rank = ({ name, isPopular }: Row) => {
		const hits = countBegun(name, words);
		return hits + hits / name.split(" ").length + (isPopular ? 0.05 : 0);
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
	let left = ` ${text.toLowerCase()}`;
	return words.filter((word) => {
		const before = left;
		left = left.replace(new RegExp(` ${word}\\S*`), "");
		return left !== before;
	}).length;
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
