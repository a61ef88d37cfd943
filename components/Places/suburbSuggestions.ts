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

interface Matches {
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
function matchSuburbs(suburbs: readonly Row[], typed: string): Matches {
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

/** Most suburbs shown at once; more would push the list off a phone's screen. */
const most = 8;

/** What the list under the field offers for what somebody has typed. */
export interface Suggestions {
	/** Without the spaces around it. */
	typed: string;
	/** The suburbs shown. */
	rows: readonly Row[];
	/** How many match, shown or not. */
	count: number;
	/** Nothing matches what was typed; these are spelt similarly. */
	isGuess: boolean;
	/** The row that the arrow keys have reached; -1 is the field itself. */
	active: number;
}

/** Nothing typed, nothing offered. */
export const noSuggestions: Suggestions = {
	typed: "",
	rows: [],
	count: 0,
	isGuess: false,
	active: -1,
};

/** The first of the suburbs that match, with none of them reached yet. */
export function suggest(suburbs: readonly Row[], typed: string): Suggestions {
	const { rows, isGuess } = matchSuburbs(suburbs, typed);
	const shown = rows.slice(0, most);
	return { typed: typed.trim(), rows: shown, count: rows.length, isGuess, active: -1 };
}

/** An arrow key's step; between the last row and the first comes the field itself. */
export function step(suggestions: Suggestions, by: 1 | -1): Suggestions {
	const { active, rows } = suggestions;
	const stops = rows.length + 1;
	return { ...suggestions, active: ((active + 1 + by + stops) % stops) - 1 };
}

/**
 * The suburb that Enter opens: the row reached, otherwise the first. A guess has to be reached: somebody from a town
 * that is not ours must not land in one of ours that sounds like it.
 */
export function choose({ rows, isGuess, active }: Suggestions): Row | undefined {
	return rows[isGuess ? active : Math.max(active, 0)];
}

/** Whether none of our suburbs is the one typed. */
export function isUnknown({ typed, count, isGuess }: Suggestions): boolean {
	return typed !== "" && (count === 0 || isGuess);
}

/** What is said about them; nothing before anything is typed. */
export function describeSuggestions({ typed, count, isGuess }: Suggestions): string {
	if (!typed) return "";
	if (count === 0)
		return /^\d+$/.test(typed)
			? `None of our suburbs has the postcode “${typed}”.`
			: `None of our suburbs matches “${typed}”. Check the spelling, or try the postcode.`;
	if (isGuess) return `None of our suburbs is called “${typed}”. Did you mean one of these?`;
	if (count > most) return `${count} suburbs match, the first ${most} are shown.`;
	return count === 1 ? "1 suburb matches." : `${count} suburbs match.`;
}
