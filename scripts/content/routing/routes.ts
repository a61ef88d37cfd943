import { listPagePaths } from "../../../components/Paging/paging.ts";
import { subscribedPath, thanksPath } from "../../../netlify/thanks.ts";
import type { Content, Post } from "../load.ts";
import { slugify } from "../schemas/text.ts";
import { standingPages } from "./standingPages.ts";

/** Pages that exist but ask search engines not to index them. */
export const hiddenPaths = ["/debug", thanksPath, subscribedPath];

/** Every canonical address that belongs in the sitemap. */
export function listPaths({
	products,
	posts,
	regions,
	suburbs,
}: Pick<Content, "products" | "posts" | "regions" | "suburbs">): string[] {
	return [
		...standingPages.map(({ path }) => path),
		...products.map(({ slug }) => `/products/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...listBlogPaths(posts).slice(1),
		...listCategoryPaths(posts),
		...regions.flatMap((region) =>
			products.map(({ slug }) => `/locations/region/${region.slug}/${slug}`),
		),
		...suburbs.map(({ slug }) => `/locations/${slug}`),
		...suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	];
}

/** Address of the page that lists the posts of a category. */
export function categoryPath(category: string): string {
	return `/blog/category/${slugify(category)}`;
}

/** Addresses of the pages of the blog list; the newest post is shown above it and does not count. */
export function listBlogPaths(posts: readonly Post[]): string[] {
	return listPagePaths(posts.length - 1, "/blog");
}

/** The posts of each category, by the address of its list. */
export function groupByCategory(posts: readonly Post[]): Map<string, Post[]> {
	return Map.groupBy(posts, ({ category }) => categoryPath(category));
}

/** Addresses of the pages of every category that has posts. */
export function listCategoryPaths(posts: readonly Post[]): string[] {
	return [...groupByCategory(posts)].flatMap(([path, own]) => listPagePaths(own.length, path));
}
