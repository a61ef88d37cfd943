import path from "node:path";
import { checkCounts } from "./check/counts.ts";
import { checkFacts } from "./check/facts.ts";
import { isSlug } from "./check/fileNames.ts";
import { checkLists } from "./check/lists.ts";
import { checkMap } from "./check/map.ts";
import { type Entry, listNames, Names } from "./check/names.ts";
import { checkPageFiles } from "./check/pageFiles.ts";
import { checkPlaces, listSuburbSlugs, type PlaceFiles } from "./check/places.ts";
import { checkPosts, checkProducts, type Known, listWaiting } from "./check/posts.ts";
import { checkPrices } from "./check/prices.ts";
import { checkYears } from "./check/years.ts";
import type { Fault } from "./faults.ts";
import type { FoundContent } from "./load.ts";
import { findMasters } from "./pictures/masters.ts";
import { getToday } from "./publication.ts";
import type { Source } from "./source/source.ts";

/** Names of the masters in content/images, without extensions. */
export function listPictures(root = "content"): string[] {
	return namePictures(findMasters(root));
}

function namePictures(files: readonly string[]): string[] {
	return files
		.filter((file) => /\/[a-z0-9-]+\.(jpe?g|png|avif)$/.test(file))
		.map((file) => path.parse(file).name);
}

/** What reading a content folder returns, before names are checked against each other. */
interface ReadContent extends PlaceFiles {
	content: FoundContent;
	/** Source of each entry or list that passed its schema. */
	sources: ReadonlyMap<unknown, Source>;
	/** Entries as their authors wrote them, in the order of their files. */
	posts: readonly Entry[];
	products: readonly Entry[];
	pages: readonly Entry[];
	/** Files that are there under another name. */
	awaited: readonly string[];
}

/** Finds faults that no file shows by itself: duplicates, and names that refer to nothing. */
export function findReferenceFaults(read: ReadContent, root: string): Fault[] {
	const { content, sources, posts, products, pages, regions, traits, awaited } = read;
	const names = new Names();
	const awaitedPictures = awaited.filter((file) => file.startsWith(`${root}/images/`));
	// A file of which only the name is known may be no product: it need not be in any list.
	const legible = products.filter(({ source }) => source.data !== undefined);
	const slugs = listSuburbSlugs(read);
	const known: Known = {
		pictures: new Set([...listPictures(root), ...namePictures(awaitedPictures)]),
		categories: new Set(content.categories),
		posts: new Set(posts.flatMap((entry) => listNames(entry))),
		products: new Set(products.flatMap((entry) => listNames(entry))),
		catalogue: new Set(legible.flatMap((entry) => listNames(entry).find(isSlug) ?? [])),
		facts: new Set(content.facts?.map(({ id }) => id)),
		regions: new Set(regions.flatMap((entry) => listNames(entry))),
		suburbs: new Set(slugs),
		deserted: new Set(content.suburbs.flatMap(({ slug, homes }) => (homes ? [slug] : []))),
		traits: new Set(traits.flatMap((entry) => listNames(entry, "trait"))),
	};
	checkPosts(names, posts, known);
	checkProducts(names, products, known, listWaiting(posts, getToday()));
	checkPageFiles(names, pages, root);
	if (content.site) checkYears(names, pages, content.site.years);
	const copy = [content.home, content.services].flatMap((data) => sources.get(data) ?? []);
	const suburbs = known.suburbs.size;
	// While two have one slug, how many there are is not known.
	if (suburbs && suburbs === slugs.length)
		checkCounts(names, [...copy, ...pages.map(({ source }) => source)], suburbs);
	checkLists(names, content, sources, known);
	checkFacts(names, content, sources, known);
	checkPlaces(names, read, sources, known);
	checkMap(names, path.posix.join(root, "map.json"), sources, known);
	checkPrices(names, content, sources, known);
	return names.faults;
}
