import { distance } from "fastest-levenshtein";
import { simplifyPlaceName } from "./placeName.ts";

/** A suburb of the list on the page. */
export interface Row {
	name: string;
	postcode: string;
	region: string;
	href: string;
}

/** Fewest letters in which one typo is forgiven, and two: with two in five, Nowra would match Bowral. */
const letters = { one: 4, two: 7 };

export interface Matches {
	rows: Row[];
	/** Nothing matches what was typed; these are spelt similarly. */
	isGuess: boolean;
}

/**
 * Suburbs for what somebody has typed: those whose postcode starts with it; or by name, first the names that start
 * with it, then those with a word that does, then those that contain it. If there are none, names spelt similarly.
 */
export function matchSuburbs(rows: readonly Row[], typed: string): Matches {
	const found = findSuburbs(rows, simplifyPlaceName(typed));
	return found.length > 0
		? { rows: found, isGuess: false }
		: { rows: guessSuburbs(rows, simplifyPlaceName(typed)), isGuess: true };
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

function guessSuburbs(rows: readonly Row[], wanted: string): Row[] {
	if (wanted.length < letters.one || /^\d+$/.test(wanted)) return [];
	const slips = wanted.length < letters.two ? 1 : 2;
	return rows
		.map((row) => ({ row, slipped: distance(simplifyPlaceName(row.name), wanted) }))
		.filter(({ slipped }) => slipped <= slips)
		.sort((a, b) => a.slipped - b.slipped)
		.map(({ row }) => row);
}
