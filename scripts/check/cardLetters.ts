import type { Fault } from "../content/faults.ts";
import type { Source } from "../content/source.ts";
import { findSource, type Loaded, listEntries, toRecord } from "./knownNames.ts";

/** What both typefaces of a card lack; cardLetters.test.ts draws every other character. */
const lacking = /[^\s!-~¡-¬®-ÿĂıŒœˆ˚˜–—‘’‚“”„•…‹›⁄€™↑↓−]/u;

/** Says which letter of a text would be blank on a sharing card, if any. */
export function adviseLetters(text: unknown): string | undefined {
	const [missing] = lacking.exec(String(text ?? "").normalize()) ?? [];
	return (
		missing &&
		`the sharing card cannot print "${missing}", which its typeface lacks; write it in Latin letters, or leave it out`
	);
}

/** Finds what a sharing card cannot print of its words. */
export function findCardFaults(loaded: Loaded): Fault[] {
	const check = (source: Source | undefined, text: unknown, ...at: PropertyKey[]): Fault[] => {
		const message = adviseLetters(text);
		return (message && source?.report(at, message)) || [];
	};
	const [site, home, categories] = ["site", "home", "categories"].map((name) =>
		findSource(loaded, `${name}.yaml`),
	);
	const { brand, tagline } = toRecord(site?.data);
	return [
		...listEntries(loaded, "blog").flatMap(({ source, data }) =>
			check(source, data.title, "title"),
		),
		...listEntries(loaded, "products").flatMap(({ source, data }) =>
			["name", "shortDescription"].flatMap((key) => check(source, data[key], key)),
		),
		...check(site, brand, "brand"),
		...check(site, tagline, "tagline"),
		...check(home, toRecord(toRecord(home?.data).hero).title, "hero", "title"),
		...(loaded.content.categories ?? []).flatMap((name, index) => check(categories, name, index)),
	];
}
