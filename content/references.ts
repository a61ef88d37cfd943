import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Fault } from "./faults.ts";
import type { Content } from "./load.ts";
import { getToday } from "./posts/publication.ts";
import { checkLists } from "./references/lists.ts";
import { type Entry, Names } from "./references/names.ts";
import { checkPosts, checkProducts, type Known, listWaiting } from "./references/posts.ts";
import { checkPrices } from "./references/prices.ts";
import type { Source } from "./source.ts";

/** Names of the masters in content/images, without their endings. */
export function listPictures(root = "content"): string[] {
	const folder = path.join(root, "images");
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => /\.(jpe?g|png|avif)$/.test(name))
		.map((name) => path.parse(name).name);
}

/** What reading a content folder gives, before names are checked against each other. */
export interface Library {
	content: Partial<Content>;
	/** Source of each entry or list that passed its schema. */
	sources: ReadonlyMap<unknown, Source>;
	/** Posts and products as their authors wrote them, in the order of their files. */
	posts: readonly Entry[];
	products: readonly Entry[];
}

/** Finds what one file cannot know alone: doubles, and names that lead nowhere. */
export function findReferenceFaults(
	{ content, sources, posts, products }: Library,
	root: string,
): Fault[] {
	const names = new Names();
	const known: Known = {
		pictures: new Set(listPictures(root)),
		categories: new Set(content.categories),
		posts: new Set(posts.flatMap(listSlugs)),
		products: new Set(products.flatMap(listSlugs)),
		facts: new Set(content.facts?.map(({ id }) => id)),
	};
	checkPosts(names, posts, known);
	checkProducts(names, products, known, listWaiting(posts, getToday()));
	checkLists(names, content, sources, known);
	checkPrices(names, content, sources, known);
	return names.faults;
}

/** A faulty file still lends its name, so that links to it are not reported as well. */
function listSlugs({ source, data }: Entry): string[] {
	return [
		path.basename(source.file, ".mdx"),
		...(typeof data.slug === "string" ? [data.slug] : []),
	];
}
