import { statSync } from "node:fs";
import { ContentError, sortFaults } from "./faults.ts";
import { listFiles } from "./files.ts";
import {
	type Content,
	isWhole,
	loadContent,
	type Post,
	type Product,
	type Suburb,
} from "./load.ts";
import { listShown } from "./publication.ts";
import type { Region } from "./schemas/place.ts";

export type { Content, Post, Product, Suburb } from "./load.ts";

/** The content folder. Tests and benchmarks set CONTENT_ROOT to read another one. */
export const contentRoot = process.env.CONTENT_ROOT ?? "content";

const loaded: { content?: Content; stamp?: string } = {};

/**
 * All content, with the posts that listShown() gives. It is read once, and in `npm run dev` again after a
 * file has changed.
 * @throws ContentError with every fault found
 */
export function getContent(): Content {
	const stamp = process.env.NODE_ENV === "development" ? readStamp() : "";
	if (loaded.content && loaded.stamp === stamp) return loaded.content;
	const { content, faults } = loadContent(contentRoot);
	if (!isWhole(content, faults)) throw new ContentError(sortFaults(faults));
	return takeContent(content, stamp);
}

/**
 * Takes over content that a build has already read and checked. It removes the posts that are not shown from the object
 * it is given.
 */
export function takeContent(content: Content, stamp = ""): Content {
	if (loaded.content === content) return content;
	content.posts = listShown(content.posts);
	Object.assign(loaded, { content, stamp });
	return content;
}

/**
 * Makes a getter for a value that is worked out from all content: once for all pages, and in `npm run dev` again after the
 * content has been reread.
 */
export function memoize<Value>(make: (content: Content) => Value): () => Value {
	let made: { from: Content; value: Value } | undefined;
	return () => {
		const from = getContent();
		if (made?.from !== from) made = { from, value: make(from) };
		return made.value;
	};
}

let seen: string | undefined;

/** Looks at the files once per turn of the event loop, because a page asks hundreds of times. */
function readStamp(): string {
	if (seen !== undefined) return seen;
	const files = listFiles(contentRoot, /\.(?:mdx|yaml|json)$/);
	seen = files.map((file) => `${file}:${statSync(file).mtimeMs}`).join();
	setImmediate(() => {
		seen = undefined;
	});
	return seen;
}

/** The post with a slug. @throws when there is none */
export function getPost(slug: string): Post {
	return get(getContent().posts, slug, "post");
}

/** The product with a slug. @throws when there is none */
export function getProduct(slug: string): Product {
	return get(getContent().products, slug, "product");
}

/** The region with a slug. @throws when there is none */
export function getRegion(slug: string): Region {
	return get(getContent().regions, slug, "region");
}

/** The suburb with a slug. @throws when there is none */
export function getSuburb(slug: string): Suburb {
	return get(getContent().suburbs, slug, "suburb");
}

/** The page of content/pages with a slug. @throws when there is none */
export function getStandingPage(slug: string): Content["pages"][number] {
	return get(getContent().pages, slug, "page");
}

function get<Entry extends { slug: string }>(
	entries: readonly Entry[],
	slug: string,
	what: string,
): Entry {
	const entry = entries.find((candidate) => candidate.slug === slug);
	if (!entry) throw new Error(`there is no ${what} "${slug}"`);
	return entry;
}
