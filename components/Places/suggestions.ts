import { matchSuburbs, type Row } from "./matchSuburbs.ts";

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
