import path from "node:path";
import { isPublished } from "../posts/publication.ts";
import type { Entry, Names } from "./names.ts";

/** What posts and products may name. Empty sets are not checked against: their own file is faulty. */
export interface Known {
	pictures: ReadonlySet<string>;
	categories: ReadonlySet<string>;
	posts: ReadonlySet<string>;
	products: ReadonlySet<string>;
	facts: ReadonlySet<string>;
}

/** Parts of /blog/ that are no posts. */
const taken = ["category", "page"];

/** Finds doubles among posts, and categories and pictures that do not exist. */
export function checkPosts(
	names: Names,
	posts: readonly Entry[],
	{ categories, pictures }: Known,
): void {
	const byAge = posts.toSorted((a, b) => String(a.data.date).localeCompare(String(b.data.date)));
	for (const key of ["id", "slug", "title", "excerpt", "description"]) names.unique(byAge, key);
	for (const { source, data } of posts) {
		checkFileName(names, { source, data });
		names.known(source, ["image"], data.image, pictures, "a picture of content/images");
		names.known(
			source,
			["category"],
			data.category,
			categories,
			"a category of content/categories.yaml",
		);
		if (taken.includes(String(data.slug))) {
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

/** Finds doubles among products, and pictures, facts and posts that do not exist. */
export function checkProducts(
	names: Names,
	products: readonly Entry[],
	{ pictures, facts, posts }: Known,
	waiting: ReadonlyMap<string, string>,
): void {
	for (const key of ["id", "slug", "name"]) names.unique(products, key);
	for (const { source, data } of products) {
		checkFileName(names, { source, data });
		names.known(source, ["image"], data.image, pictures, "a picture of content/images");
		names.allKnown(source, "images", data.images, pictures, "a picture of content/images");
		names.allKnown(source, "priceFacts", data.priceFacts, facts, "a fact of content/facts.yaml");
		names.allKnown(source, "relatedPosts", data.relatedPosts, posts, "a post");
		for (const [index, slug] of Array.isArray(data.relatedPosts)
			? data.relatedPosts.entries()
			: []) {
			const why = waiting.get(slug);
			if (why) names.add(source, ["relatedPosts", index], `${slug} ${why}; name a published post`);
		}
	}
}

function checkFileName(names: Names, { source, data }: Entry) {
	const name = path.basename(source.file, ".mdx");
	if (typeof data.slug === "string" && name !== data.slug) {
		names.add(source, ["slug"], `write ${name}, the name of the file`);
	}
}

/** Slugs of posts that readers cannot see on a day, with the reason. */
export function listWaiting(posts: readonly Entry[], today: string): Map<string, string> {
	const waiting = new Map<string, string>();
	for (const { data } of posts) {
		const post = { draft: data.draft === true, date: String(data.date ?? "") };
		if (isPublished(post, today)) continue;
		waiting.set(String(data.slug), post.draft ? "is a draft" : `waits until ${post.date}`);
	}
	return waiting;
}
