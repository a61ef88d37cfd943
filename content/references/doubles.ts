import type { Source } from "../source.ts";
import { type Entry, getFileName, type Names } from "./names.ts";

/** Fields that make a file the copy of another when both have them word for word. */
const many = 3;

/**
 * Finds entries that repeat what another one holds. The one that bears the name of its file owns the values, else the
 * older one. A whole copy is one fault.
 * @param keys fields that no two entries share; one of them names the file
 * @param nameKey the field that is the same as the file name
 * @returns the copies, of which nothing else about these fields need be said
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

/** Posts of one day that both bear their file's name are told apart by links: nobody links to a copy yet. */
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

/** How many texts link to an address that ends in a slug. */
export function countLinks(slug: string, sources: readonly Source[]): number {
	return sources.filter(({ body }) => body.includes(`/${slug})`)).length;
}
