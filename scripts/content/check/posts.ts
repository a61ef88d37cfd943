import { reservedSlugs } from "../addresses.ts";
import { isPublished } from "../publication.ts";
import { day } from "../schemas/text.ts";
import { checkDoubles } from "./doubles.ts";
import { checkFileNames } from "./fileNames.ts";
import { type Entry, getFileName, type Names } from "./names.ts";

/** The names that files may use. Empty sets are not checked against, because their own file is faulty. */
export interface Known {
	pictures: ReadonlySet<string>;
	categories: ReadonlySet<string>;
	posts: ReadonlySet<string>;
	products: ReadonlySet<string>;
	/** One name for each product: those that regions and the price guide have to list. */
	catalogue: ReadonlySet<string>;
	facts: ReadonlySet<string>;
	regions: ReadonlySet<string>;
	suburbs: ReadonlySet<string>;
	/** Suburbs where nobody, or hardly anybody, lives. */
	deserted: ReadonlySet<string>;
	traits: ReadonlySet<string>;
}

/** Finds duplicate posts, and categories and pictures that do not exist. */
export function checkPosts(
	names: Names,
	posts: readonly Entry[],
	{ categories, pictures }: Known,
): void {
	const copies = checkDoubles(names, posts, ["id", "title", "slug", "excerpt", "description"]);
	checkFileNames(names, posts, copies);
	for (const { source, data } of posts) {
		names.known(source, ["image"], data.image, pictures, "a picture of content/images");
		names.known(
			source,
			["category"],
			data.category,
			categories,
			"a category of content/categories.yaml",
		);
		if (reservedSlugs.includes(String(data.slug))) {
			names.add(
				source,
				["slug"],
				`/blog/${data.slug} is an address of the blog itself; choose another`,
			);
		}
		if (typeof data.excerpt === "string" && data.excerpt === data.description) {
			const advice = "say the answer here; the excerpt already gives the reason to read";
			names.add(source, ["description"], advice);
		}
	}
}

/** Finds duplicate products, and pictures, facts and posts that do not exist. */
export function checkProducts(
	names: Names,
	products: readonly Entry[],
	{ pictures, facts, posts }: Known,
	waiting: ReadonlyMap<string, string>,
): void {
	checkFileNames(
		names,
		products,
		checkDoubles(names, products, ["id", "slug", "name", "metaDescription"]),
	);
	for (const { source, data } of products) {
		names.known(source, ["image"], data.image, pictures, "a picture of content/images");
		names.allKnown(source, ["images"], data.images, pictures, "a picture of content/images");
		names.allKnown(source, ["priceFacts"], data.priceFacts, facts, "a fact of content/facts.yaml");
		names.allKnown(source, ["relatedPosts"], data.relatedPosts, posts, "a post");
		for (const [index, slug] of Array.isArray(data.relatedPosts)
			? data.relatedPosts.entries()
			: []) {
			const why = waiting.get(slug);
			if (why) names.add(source, ["relatedPosts", index], `${slug} ${why}; name a published post`);
		}
	}
}

/** Names of posts that readers cannot see on a day, with the reason. An invalid date is not a reason. */
export function listWaiting(posts: readonly Entry[], today: string): Map<string, string> {
	const reasons = posts.map((entry) => {
		const { data: date = today } = day.safeParse(entry.data.date);
		const draft = entry.data.draft === true;
		if (isPublished({ draft, date }, today)) return { entry, reason: "" };
		return { entry, reason: draft ? "is a draft" : `waits until ${date}` };
	});
	const waiting = new Map<string, string>();
	for (const { entry, reason } of reasons) waiting.set(String(entry.data.slug), reason);
	// A copy may still have the slug of its original; the file with that name counts.
	for (const { entry, reason } of reasons) waiting.set(getFileName(entry), reason);
	return new Map([...waiting].filter(([, reason]) => reason));
}
