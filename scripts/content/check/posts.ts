import path from "node:path";
import { reservedSlugs } from "../addresses.ts";
import { isPublished } from "../publication.ts";
import { day, slugify } from "../schemas/text.ts";
import {
	type Entry,
	getFileName,
	isSlug,
	type Known,
	type Loaded,
	listEntries,
	type Names,
	shorten,
} from "./names.ts";

const picture = "a picture of content/images";

/**
 * Finds files that cannot be an address or are not named like their entry, and values that two files of a folder have.
 * @param unique keys whose values must differ
 * @param nameKey the key that must equal the file name
 */
export function checkEntries(
	names: Names,
	entries: readonly Entry[],
	unique: readonly string[],
	nameKey = "slug",
): void {
	for (const { source, data } of entries) {
		const { name, ext } = path.parse(source.file);
		const own = data[nameKey];
		if (!isSlug(name)) {
			const better = slugify(name.replace(/\.(?:mdx?|ya?ml)$/i, ""));
			const advice = better ? `rename the file to ${better}${ext}` : "rename the file";
			names.addFile(source.file, `${advice}: small letters, digits and hyphens only`);
		} else if (isSlug(own) && own !== name)
			names.add(source, [nameKey], `write ${name}, the name of the file`);
	}
	for (const key of [...unique, nameKey]) {
		for (const [value, holders] of Map.groupBy(entries, ({ data }) => data[key])) {
			if (value === undefined || value === null) continue;
			const [owner, ...others] = holders.toSorted(bySeniority);
			for (const { source } of others) {
				const message = `${shorten(value)} is taken by ${owner?.source.file}; choose another`;
				names.add(source, [key], message);
			}
		}
	}

	/** A value belongs to the file that is named like its entry, otherwise to the older one. */
	function bySeniority(a: Entry, b: Entry): number {
		const isNamed = (entry: Entry) => Number(entry.data[nameKey] === getFileName(entry));
		return isNamed(b) - isNamed(a) || String(a.data.date).localeCompare(String(b.data.date));
	}
}

/** Finds duplicate posts, and categories and pictures that do not exist. */
export function checkPosts(names: Names, loaded: Loaded, known: Known): void {
	const posts = listEntries(loaded, "blog");
	checkEntries(names, posts, ["id", "title", "excerpt", "description"]);
	for (const { source, data } of posts) {
		names.known(source, ["image"], data.image, known.pictures, picture);
		const category = "a category of content/categories.yaml";
		names.known(source, ["category"], data.category, known.categories, category);
		names.known(source, ["author"], data.author, known.authors, "a file of content/authors");
		names.known(
			source,
			["calculator"],
			data.calculator,
			known.calculators,
			"recess, cloth, blades or a product with guide prices",
		);
		names.known(
			source,
			["sources"],
			data.sources,
			known.sources,
			"a source of content/sources.yaml",
		);
		if (reservedSlugs.includes(String(data.slug))) {
			const message = `/blog/${data.slug} is an address of the blog itself; choose another`;
			names.add(source, ["slug"], message);
		}
		if (typeof data.excerpt === "string" && data.excerpt === data.description) {
			const advice = "say the answer here; the excerpt already gives the reason to read";
			names.add(source, ["description"], advice);
		}
	}
}

/** Finds duplicate products, and pictures, facts and posts that do not exist. */
export function checkProducts(names: Names, loaded: Loaded, known: Known, today: string): void {
	const products = listEntries(loaded, "products");
	checkEntries(names, products, ["id", "name", "metaDescription"]);
	const waiting = listWaiting(listEntries(loaded, "blog"), today);
	for (const { source, data } of products) {
		names.known(source, ["image"], data.image, known.pictures, picture);
		names.known(source, ["images"], data.images, known.pictures, picture);
		names.known(
			source,
			["priceFacts"],
			data.priceFacts,
			known.facts,
			"a fact of content/facts.yaml",
		);
		names.known(source, ["relatedPosts"], data.relatedPosts, known.posts, "a post");
		for (const [index, slug] of [data.relatedPosts].flat().entries()) {
			const why = waiting.get(String(slug));
			if (why) names.add(source, ["relatedPosts", index], `${slug} ${why}; name a published post`);
		}
	}
}

/** Names of posts that readers cannot see on a day, with the reason. An invalid date is not a reason. */
export function listWaiting(posts: readonly Entry[], today: string): Map<string, string> {
	return new Map(
		posts.flatMap((entry) => {
			const { data: date = today } = day.safeParse(entry.data.date);
			const draft = entry.data.draft === true;
			if (isPublished({ draft, date }, today)) return [];
			return [[getFileName(entry), draft ? "is a draft" : `waits until ${date}`]];
		}),
	);
}
