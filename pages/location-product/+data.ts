import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getProduct, getRegion, getSuburb } from "../../content/collections.ts";
import { listNearbySuburbs, listOtherProducts, listTraitBlocks } from "../../content/places.ts";

export type Data = ReturnType<typeof data>;

/** A product in a suburb: what the place asks of it, its neighbours and other products there. */
export function data({ routeParams }: PageContextServer) {
	const suburb = getSuburb(routeParams.suburb ?? "");
	const product = getProduct(routeParams.product ?? "");
	const region = getRegion(suburb.regionSlug);
	const head: Head = {
		title: `${product.name} in ${suburb.name}, ${suburb.region}`,
		description: `${product.name} measured and fitted in ${suburb.name} ${suburb.postcode}: what the light, the weather and the houses there ask of them, and a free in-home measure.`,
		path: `/locations/${suburb.slug}/${product.slug}`,
		picture: product.image,
	};
	return {
		head,
		suburb,
		product,
		region,
		copy: region.products[product.slug] ?? { intro: "", advice: "" },
		blocks: listTraitBlocks(suburb, product),
		nearby: listNearbySuburbs(suburb),
		others: listOtherProducts(product),
	};
}
