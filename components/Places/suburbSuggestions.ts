import { distance } from "fastest-levenshtein";
import { spellOut } from "./placeName.ts";

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
const around = /^(the|nsw|australia|city|cbd|region)$/;

interface Matches {
	rows: Row[];
	/** Nothing matches what was typed; these are spelt similarly, or are named in it. */
	isGuess: boolean;
}

/**
 * Suburbs whose name has what somebody has typed, first those that begin with it; otherwise those with all its words in
 * name, region and postcode, and of these the ones it names, if any; otherwise guesses.
 * @param suburbs in the order in which equal matches stay
 */
function matchSuburbs(suburbs: readonly Row[], typed: string): Matches {
	const all: string[] = spellOut(typed).match(/[a-z]+|\d+/g) ?? [];
	const telling = all.filter((word) => !around.test(word));
	const words = [...new Set(telling.length > 0 ? telling : all)];
	const phrase = words.join(" ");
	if (!phrase) return { rows: [], isGuess: false };
	const named = rank(suburbs, (name) =>
		name.startsWith(phrase) ? 3 : name.includes(` ${phrase}`) ? 2 : Number(name.includes(phrase)),
	);
	if (named.length > 0) return { rows: named, isGuess: false };
	const placed = suburbs.filter(
		({ name, region, postcode }) =>
			countBegun(`${spellOut(name)} ${region} ${postcode}`, words) === words.length,
	);
	const called = rank(placed, (name) => {
		const hits = countBegun(name, words);
		return hits + hits / name.split(" ").length;
	});
	if (placed.length > 0) return { rows: called.length > 0 ? called : placed, isGuess: false };
	return { rows: guessSuburbs(suburbs, phrase), isGuess: true };
}

/** The suburbs whose name has more than no points, those with most first. */
function rank(suburbs: readonly Row[], weigh: (name: string) => number): Row[] {
	return suburbs
		.map((row) => ({ row, points: weigh(spellOut(row.name)) }))
		.filter(({ points }) => points > 0)
		.sort((a, b) => b.points - a.points)
		.map(({ row }) => row);
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
function guessSuburbs(suburbs: readonly Row[], wanted: string): Row[] {
	if (wanted.length < letters.one || /^\d+$/.test(wanted)) return [];
	const slips = wanted.length < letters.two ? 1 : 2;
	return rank(suburbs, (name) => {
		const slipped = distance(name, wanted);
		return slipped <= slips || ` ${wanted} `.includes(` ${name} `) ? 1 / (1 + slipped) : 0;
	});
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
