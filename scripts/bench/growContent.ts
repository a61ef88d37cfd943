import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { SuburbEntry } from "../../content/schema/place.ts";

/** Degrees by which a copied suburb lies beside its model, so that no two have the same neighbours. */
const step = 0.007;

/**
 * Copies the content folder and multiplies its suburbs, and with them the pages: each of the copies has a
 * name, an address and a place of its own.
 * @param times 1 leaves the suburbs as they are
 */
export function growContent(from: string, to: string, times: number): void {
	cpSync(from, to, { recursive: true });
	for (const file of globSync("suburbs/*.yaml", { cwd: to })) {
		const suburbs = parse(readFileSync(path.join(to, file), "utf8")) as SuburbEntry[];
		const copies = Array.from({ length: times - 1 }, (_, index) => index + 2).flatMap((number) =>
			suburbs.map((suburb) => copySuburb(suburb, number)),
		);
		const text = stringify([...suburbs, ...copies], { aliasDuplicateObjects: false });
		writeFileSync(path.join(to, file), text);
	}
}

function copySuburb(suburb: SuburbEntry, number: number): SuburbEntry {
	const { id, name, slug, about, lat, lng } = suburb;
	return {
		...suburb,
		id: id + 1000 * (number - 1),
		name: `${name} ${number}`,
		slug: `${slug}-${number}`,
		about: about.replaceAll(name, `${name} ${number}`),
		lat: Number((lat + step * (number - 1)).toFixed(3)),
		lng: Number((lng - step * (number - 1)).toFixed(3)),
	};
}
