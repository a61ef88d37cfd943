import { slugify } from "./schema/text.ts";
import type { Content } from "./load.ts";

/** Standing addresses, in the order of the sitemap. */
export const standingPaths = [
	"/",
	"/products",
	"/gallery",
	"/about",
	"/service-areas",
	"/locations",
	"/blog",
	"/plantation-shutters-guide",
	"/contact",
	"/privacy-policy",
	"/terms-conditions",
] as const;

/** Pages that answer but ask search engines to stay away. */
export const hiddenPaths = ["/debug", "/thank-you"] as const;

/** Every address that is its own canonical address and belongs in the sitemap. */
export function listPaths({ products, posts, regions, suburbs }: Content): string[] {
	const categories = new Set(posts.map(({ category }) => category));
	return [
		...standingPaths,
		...products.map(({ slug }) => `/products/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...[...categories].map(categoryPath),
		...regions.flatMap((region) => products.map(({ slug }) => `/locations/region/${region.slug}/${slug}`)),
		...suburbs.map(({ slug }) => `/locations/${slug}`),
		...suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	];
}

/** Address of the page that lists the posts of a category. */
export function categoryPath(category: string): string {
	return `/blog/category/${slugify(category)}`;
}
