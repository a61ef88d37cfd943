import type { Conditions } from "../../scripts/content/schemas/tools.ts";

/** When an answer of content/chooser.yaml is left out, and what moves it up or down its list. */
export interface Rule {
	only?: Conditions;
	never?: Conditions;
	up?: Conditions;
	down?: Conditions;
}

/** What a visitor has answered, by question; "unsure" counts as no answer. */
export type Given = { [Name in keyof Conditions]?: string };

/** How many questions have one of the answers that a condition names. */
function countMatches(conditions: Conditions | undefined, given: Given): number {
	const names = Object.keys(conditions ?? {}) as (keyof Conditions)[];
	return names.filter((name) => conditions?.[name]?.includes(given[name] ?? "")).length;
}

/** Whether an answer may be given at all. */
export function isFitting({ only, never }: Rule, given: Given): boolean {
	return (!only || countMatches(only, given) > 0) && countMatches(never, given) === 0;
}

/** How many places one `up` or `down` is worth; half a place more than two, so that it is before the one there. */
const step = 2.5;

/**
 * The answers that fit, the best first.
 * @param rules in the order of the file, which is that of the advice where nothing moves it
 */
export function rankAnswers<Item extends Rule>(rules: readonly Item[], given: Given): Item[] {
	return rules
		.map((rule, place) => {
			const moves = countMatches(rule.down, given) - countMatches(rule.up, given);
			return { rule, place: place + step * moves };
		})
		.filter(({ rule }) => isFitting(rule, given))
		.sort((a, b) => a.place - b.place)
		.map(({ rule }) => rule);
}
