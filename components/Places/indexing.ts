import { listPaths } from "../../scripts/content/addresses.ts";
import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { countWords } from "../../scripts/content/format.ts";
import { listQuotes } from "./postQuotes.ts";
import { findUnsuited } from "./productChoice.ts";

/** Words found on no other page with which the page of a product in a suburb proves something. */
export const leastOwnWords = 150;

/**
 * Whether search engines may list the page of a suburb, or of a product in it. A suburb's screen counts where people
 * live. A product's page has to show at least 150 words that no other page does: the part of a post written for it, a
 * job done there, or a text of the suburb's own. Where the product does not suit the place, nothing proves it. Every
 * other page stays open and linked.
 */
export function isIndexed(content: Content, suburb: Suburb, product?: Product): boolean {
	if (suburb.homes) return false;
	if (!product) return true;
	if (findUnsuited(content, suburb, product)) return false;
	const isOfProduct = (entry: { product: string }) => entry.product === product.slug;
	const shown = [
		...listQuotes(content, suburb, product),
		...content.jobs.filter((job) => job.suburb === suburb.slug && isOfProduct(job)),
		...(suburb.texts ?? []).filter(isOfProduct).map(({ text }) => ({ words: countWords(text) })),
	];
	return shown.reduce((sum, { words }) => sum + words, 0) >= leastOwnWords;
}

/** The pages of products in suburbs that search engines may list, in the order of the suburbs. */
export function listIndexedPages(content: Content, suburbs = content.suburbs) {
	return suburbs.flatMap((suburb) =>
		content.products
			.filter((product) => isIndexed(content, suburb, product))
			.map((product) => ({ suburb, product, path: `/locations/${suburb.slug}/${product.slug}` })),
	);
}

/** The addresses that belong in the sitemap: all canonical ones but the place pages that are not indexed. */
export function listIndexedPaths(content: Content): string[] {
	const { suburbs, products } = content;
	const hidden = new Set(
		suburbs.flatMap((suburb) =>
			[undefined, ...products]
				.filter((product) => !isIndexed(content, suburb, product))
				.map((product) => ["/locations", suburb.slug, product?.slug].filter(Boolean).join("/")),
		),
	);
	return listPaths(content).filter((path) => !hidden.has(path));
}
