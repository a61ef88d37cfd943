import type { Suburb } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import { listTextLinks } from "../../scripts/content/textLinks.ts";

/** Returns the slugs of the suburbs that a text names, in the order of their first mention. */
export const getPlaceFinder = derive(({ suburbs }) => makeFinder(suburbs));

/**
 * The longest names are matched first, so that "North Wollongong" does not count as Wollongong. A name shared by two
 * suburbs is only found through links to their pages.
 */
function makeFinder(suburbs: readonly Suburb[]): (text: string) => Set<string> {
	const byName = Map.groupBy(suburbs, ({ name }) => name.toLowerCase());
	const names = [...byName].sort(([a], [b]) => b.length - a.length);
	const pattern = new RegExp(`\\b(?:${names.map(([name]) => name).join("|")})\\b`, "gi");
	const known = new Set(suburbs.map(({ slug }) => slug));
	return (text) => {
		const found = new Set<string>();
		for (const [name] of text.replace(/\]\([^)]*\)/g, "]").matchAll(pattern)) {
			const [only, ...more] = byName.get(name.toLowerCase()) ?? [];
			if (only && more.length === 0) found.add(only.slug);
		}
		for (const path of listTextLinks(text)) {
			const [, first, slug = ""] = path.split("/");
			if (first === "locations" && known.has(slug)) found.add(slug);
		}
		return found;
	};
}
