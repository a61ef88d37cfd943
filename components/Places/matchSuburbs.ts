import { distance } from "fastest-levenshtein";

/** A suburb of the list on the page. */
export interface Row {
	name: string;
	postcode: string;
	region: string;
	href: string;
}

/** Letters that may be wrong in a name before it no longer counts as meant. */
const slips = 2;
/** Shorter names than this are not guessed at: two wrong letters would be half of them. */
const shortest = 4;

/**
 * Suburbs for what somebody has typed: by the start of a postcode, or by name with names that begin so first,
 * then those with a word that begins so, then those that hold it. Where none does, those spelt nearly so.
 */
export function matchSuburbs(rows: readonly Row[], typed: string): Row[] {
	const wanted = simplify(typed);
	if (!wanted) return [];
	if (/^\d+$/.test(wanted)) return rows.filter(({ postcode }) => postcode.startsWith(wanted));
	const ranked = rows.map((row) => ({ row, rank: rankOf(simplify(row.name), wanted) }));
	const found = ranked.filter(({ rank }) => rank < 3).sort((a, b) => a.rank - b.rank);
	return found.length > 0 ? found.map(({ row }) => row) : guessSuburbs(rows, wanted);
}

function rankOf(name: string, wanted: string): number {
	if (name.startsWith(wanted)) return 0;
	if (name.includes(` ${wanted}`)) return 1;
	return name.includes(wanted) ? 2 : 3;
}

function guessSuburbs(rows: readonly Row[], wanted: string): Row[] {
	if (wanted.length < shortest) return [];
	return rows
		.map((row) => ({ row, slipped: distance(simplify(row.name), wanted) }))
		.filter(({ slipped }) => slipped <= slips)
		.sort((a, b) => a.slipped - b.slipped)
		.map(({ row }) => row);
}

/** Lower case, one blank between words; "Mt" and "St" as the names have them. */
function simplify(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/^mt\b/, "mount")
		.replace(/\bst thomas\b/, "saint thomas");
}
