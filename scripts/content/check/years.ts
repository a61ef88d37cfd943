import type { Home } from "../schemas/home.ts";
import type { Site } from "../schemas/site.ts";
import type { Entry, Names } from "./names.ts";
import { findWrongNumbers } from "./numbers.ts";

type Years = Site["years"];

/** Fills the years of content/site.yaml into the lines of Home that may mention them (FIG-52). */
export function fillYears(home: Home, years: Years): void {
	for (const words of [...home.why, home.local]) {
		words.text = words.text
			.replaceAll("{business}", String(years.business))
			.replaceAll("{local}", String(years.local));
	}
}

/** How a page says how long the business has done something; "18 years of age" does not match. */
const age = /\bover (\d+) years of (?!age\b)/gi;

/** The pages of content/pages word this freely, but any number must be the years of content/site.yaml. */
export function checkYears(
	names: Names,
	pages: readonly Entry[],
	{ business, local }: Years,
): void {
	const message = `content/site.yaml says ${business} years; write over ${business} years here too`;
	const sources = pages.map(({ source }) => source);
	names.faults.push(...findWrongNumbers(sources, age, [business, local], message));
}
