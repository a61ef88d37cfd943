import path from "node:path";
import type { Content } from "../load.ts";
import type { Source } from "../source/source.ts";
import { checkDoubles } from "./doubles.ts";
import { checkFileNames, isSlug } from "./fileNames.ts";
import { type Entry, listNames, type Names } from "./names.ts";
import type { Known } from "./posts.ts";

/** Files of places as their authors wrote them. */
export interface PlaceFiles {
	regions: readonly Entry[];
	suburbs: readonly Source[];
	traits: readonly Entry[];
}

/** Finds duplicate regions, traits and suburbs, suburbs without a region, and traits that do not exist. */
export function checkPlaces(
	names: Names,
	{ regions, suburbs, traits }: PlaceFiles,
	sources: ReadonlyMap<unknown, Source>,
	known: Known,
): void {
	checkFileNames(names, regions, checkDoubles(names, regions, ["id", "slug", "name"]));
	const copies = checkDoubles(names, traits, ["trait", "label"], "trait");
	checkFileNames(names, traits, copies, "trait");
	for (const { file } of suburbs) {
		const slug = path.basename(file, ".yaml");
		if (known.regions.has(slug)) continue;
		const advice = isSlug(slug)
			? `add regions/${slug}.yaml or move the suburbs`
			: "move the suburbs into the file of their region";
		const message = `no region has the slug ${slug}; ${advice}`;
		names.faults.push({ file, line: 1, column: 1, message });
	}
	checkSuburbs(names, sources, known);
}

/** Slugs of all suburbs, including faulty files; none when one file cannot be read, because it may hold any slug. */
export function listSuburbSlugs({ regions, suburbs }: PlaceFiles): string[] {
	const files = new Set(suburbs.map(({ file }) => path.basename(file, ".yaml")));
	if (!regions.every((region) => listNames(region).some((name) => files.has(name)))) return [];
	const slugs = suburbs.flatMap(({ data }) =>
		Array.isArray(data)
			? data.map((suburb) => (suburb as Entry["data"] | null)?.slug)
			: [undefined],
	);
	return slugs.every((slug) => typeof slug === "string") ? slugs : [];
}

/** Suburbs are in one file per region; slugs and ids are unique across all files. */
function checkSuburbs(
	names: Names,
	sources: ReadonlyMap<unknown, Source>,
	{ suburbs, deserted, traits }: Known,
) {
	const seen = new Map<unknown, string>();
	for (const [list, source] of sources) {
		if (!source.file.includes("/suburbs/")) continue;
		for (const [index, suburb] of (list as Content["suburbs"]).entries()) {
			for (const key of ["id", "slug"] as const) {
				const twin = seen.get(suburb[key]);
				const advice = key === "slug" ? "add a suffix to both (Q20)" : "choose another";
				if (twin) names.add(source, [index, key], `${suburb[key]} is taken in ${twin}; ${advice}`);
				seen.set(suburb[key], source.file);
			}
			const what = "a trait of content/traits";
			names.allKnown(source, [index, "traits"], suburb.traits, traits, what);
			names.uniqueItems(source, suburb.traits, "", [index, "traits"]);
			names.uniqueItems(source, suburb.instead, "", [index, "instead"]);
			names.allKnown(source, [index, "instead"], suburb.instead, suburbs, "a suburb");
			names.allSettled(source, [index, "instead"], suburb.instead ?? [], deserted);
		}
	}
}
