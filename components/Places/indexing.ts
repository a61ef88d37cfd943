import { listPaths } from "../../scripts/content/addresses.ts";
import {
	type Content,
	getContent,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { listBest } from "./otherProducts.ts";
import { workOutPrice } from "./placePrices.ts";
import { listPostsAbout } from "./postMentions.ts";

/**
 * Whether search engines may list the page of a suburb, or of a product in it. A suburb's screen counts where people
 * live. A product's page needs evidence of its own: a post about that place and product, a job done there, a text
 * that a writer pinned to the suburb, or a worked price for the product that suits the place best. Every other page
 * stays open and linked.
 */
export function isIndexed(suburb: Suburb, product?: Product): boolean {
	if (suburb.homes) return false;
	if (!product) return true;
	const { slug } = product;
	const isBest = listBest(suburb)[0]?.product.slug === slug;
	return (
		listPostsAbout(suburb, product).length > 0 ||
		getContent().jobs.some((job) => job.suburb === suburb.slug && job.product === slug) ||
		hasPinned(suburb, product) ||
		(isBest && workOutPrice(suburb, product) !== undefined)
	);
}

function hasPinned({ slug, traits }: Suburb, product: Product): boolean {
	const texts = getContent()
		.traits.filter(({ trait }) => traits.includes(trait))
		.flatMap((trait) => trait.texts);
	return texts.some((text) => text.for.includes(product.slug) && text.first?.includes(slug));
}

/** The addresses that belong in the sitemap: all canonical ones but the place pages that are not indexed. */
export function listIndexedPaths(content: Content): string[] {
	const { suburbs, products } = content;
	const hidden = new Set(
		suburbs.flatMap((suburb) => {
			const path = `/locations/${suburb.slug}`;
			const others = products.filter((product) => !isIndexed(suburb, product));
			return [...(isIndexed(suburb) ? [] : [path]), ...others.map(({ slug }) => `${path}/${slug}`)];
		}),
	);
	return listPaths(content).filter((path) => !hidden.has(path));
}
