import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { SuburbEntry } from "../../content/schema/place.ts";

/** Degrees between a copied suburb and its model, so that no two have the same neighbours. */
const step = 0.007;

/**
 * Multiplies the suburbs of a content folder, and with them the pages. Each copy has its own name, address
 * and position.
 * @param times 1 leaves the suburbs as they are
 */
export function growSuburbs(content: string, times: number): void {
	for (const file of globSync("suburbs/*.yaml", { cwd: content })) {
		const suburbs = parse(readFileSync(path.join(content, file), "utf8")) as SuburbEntry[];
		const copies = Array.from({ length: times - 1 }, (_, index) => index + 2).flatMap((number) =>
			suburbs.map((suburb) => copySuburb(suburb, number)),
		);
		const text = stringify([...suburbs, ...copies], { aliasDuplicateObjects: false });
		writeFileSync(path.join(content, file), text);
	}
	// Copy gives the number of suburbs, and the content check verifies it (content/references/counts.ts).
	for (const name of globSync("{*.yaml,pages/*.mdx}", { cwd: content })) {
		const file = path.join(content, name);
		const text = readFileSync(file, "utf8");
		const grown = text.replace(/\d+(?= suburbs\b)/g, (count) => String(Number(count) * times));
		if (grown !== text) writeFileSync(file, grown);
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
