import type { Source } from "../source/source.ts";
import { type Entry, getFileName, type Names } from "./names.ts";

/** How many fields must be identical for a file to count as a copy of another. */
const many = 3;

/**
 * Finds entries that repeat values of another. The values belong to the entry that is named like its file, otherwise
 * to the older one. A whole copy is one fault.
 * @param keys fields that must be unique; one of them names the file
 * @param nameKey the field that must equal the file name
 * @returns the copies, for which these fields need no further faults
 */
export function checkDoubles(
	names: Names,
	entries: readonly Entry[],
	keys: readonly string[],
	nameKey = "slug",
): ReadonlySet<Entry> {
	const copies = new Set<Entry>();
	for (const [entry, repeats] of listRepeats(entries, keys, nameKey)) {
		const originals = Map.groupBy(repeats, ({ original }) => original);
		for (const [original, own] of originals) {
			if (own.length < Math.min(many, keys.length)) {
				for (const { key } of own) names.taken(entry, key, original);
				continue;
			}
			copies.add(entry);
			const fields = new Intl.ListFormat("en-AU").format(own.map(({ key }) => key));
			const message = `this is a copy of ${original.source.file}; give it its own ${fields}`;
			names.faults.push({ file: entry.source.file, line: 1, column: 1, message });
		}
	}
	return copies;
}

interface Repeat {
	key: string;
	original: Entry;
}

function listRepeats(entries: readonly Entry[], keys: readonly string[], nameKey: string) {
	const repeats = new Map<Entry, Repeat[]>();
	for (const key of keys) {
		for (const [value, holders] of Map.groupBy(entries, ({ data }) => data[key])) {
			if (holders.length < 2 || value === undefined || value === null) continue;
			const [original, ...others] = sortBySeniority(holders, entries, nameKey);
			for (const entry of original ? others : []) {
				const own = repeats.get(entry) ?? [];
				repeats.set(entry, [...own, { key, original }] as Repeat[]);
			}
		}
	}
	return repeats;
}

/** When both posts of a day are named like their file, links decide, because nothing links to a copy yet. */
function sortBySeniority(holders: readonly Entry[], entries: readonly Entry[], nameKey: string) {
	const ranked = holders.map((entry) => {
		const slug = getFileName(entry);
		return {
			entry,
			strangeness: entry.data[nameKey] === slug ? 0 : 1,
			date: String(entry.data.date ?? ""),
			links: countLinks(
				slug,
				entries.map(({ source }) => source),
			),
		};
	});
	return ranked
		.sort(
			(a, b) => a.strangeness - b.strangeness || a.date.localeCompare(b.date) || b.links - a.links,
		)
		.map(({ entry }) => entry);
}

/** Number of texts that link to an address ending in a slug. */
export function countLinks(slug: string, sources: readonly Source[]): number {
	return sources.filter(({ body }) => body.includes(`/${slug})`)).length;
}
