import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ContentError, sortFaults } from "./faults.ts";
import {
	type Content,
	isWhole,
	loadContent,
	type Post,
	type Product,
	type Suburb,
} from "./load.ts";
import { getToday, isPublished } from "./posts/publication.ts";
import type { Region } from "./schema/place.ts";

export type { Content, Post, Product, Suburb } from "./load.ts";

/** The content folder; tests and measurements read another one. */
export const contentRoot = process.env.CONTENT_ROOT ?? "content";

let loaded: { content: Content; stamp: string } | undefined;

/**
 * All content; outside `npm run dev` only posts that are published. Read once; in `npm run dev` again after a file
 * has changed.
 * @throws ContentError with every fault found
 */
export function getContent(): Content {
	const stamp = process.env.NODE_ENV === "development" ? readStamp() : "";
	if (loaded?.stamp === stamp) return loaded.content;
	const { content, faults } = loadContent(contentRoot);
	if (!isWhole(content, faults)) throw new ContentError(sortFaults(faults));
	return takeContent(content, stamp);
}

/**
 * Takes content that has been read and found sound, so that a build that has checked it does not read it again:
 * neither its own copy of this module nor the one in the bundle of the pages.
 */
export function takeContent(content: Content, stamp = ""): Content {
	if (loaded?.content === content) return content;
	if (process.env.NODE_ENV !== "development") {
		const today = getToday();
		content.posts = content.posts.filter((post) => isPublished(post, today));
	}
	loaded = { content, stamp };
	return content;
}

let seen: string | undefined;

/** Looks at the files once in each turn of the event loop: a page asks hundreds of times. */
function readStamp(): string {
	if (seen !== undefined) return seen;
	// A glob takes three times as long.
	const names = readdirSync(contentRoot, { recursive: true, encoding: "utf8" });
	const files = names.filter((name) => /\.(?:mdx|yaml)$/.test(name));
	seen = files.map((name) => `${name}:${statSync(path.join(contentRoot, name)).mtimeMs}`).join();
	setImmediate(() => {
		seen = undefined;
	});
	return seen;
}

/** The post of a slug. @throws when there is none */
export function getPost(slug: string): Post {
	return get(getContent().posts, slug, "post");
}

/** The product of a slug. @throws when there is none */
export function getProduct(slug: string): Product {
	return get(getContent().products, slug, "product");
}

/** The region of a slug. @throws when there is none */
export function getRegion(slug: string): Region {
	return get(getContent().regions, slug, "region");
}

/** The suburb of a slug. @throws when there is none */
export function getSuburb(slug: string): Suburb {
	return get(getContent().suburbs, slug, "suburb");
}

/** A page of content/pages. @throws when there is none */
export function getStandingPage(slug: string): Content["pages"][number] {
	return get(getContent().pages, slug, "page");
}

const indexes = new WeakMap<object, Map<string, unknown>>();

function get<Entry extends { slug: string }>(
	entries: readonly Entry[],
	slug: string,
	what: string,
): Entry {
	let index = indexes.get(entries);
	if (!index) {
		index = new Map(entries.map((entry) => [entry.slug, entry]));
		indexes.set(entries, index);
	}
	const entry = index.get(slug);
	if (!entry) throw new Error(`there is no ${what} "${slug}"`);
	return entry as Entry;
}
