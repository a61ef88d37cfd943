import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getContent, getProduct, getRegion } from "../../content/collections.ts";
import { listOtherProducts, listRegionSuburbs } from "../../content/places.ts";

export type Data = ReturnType<typeof data>;

/** A product in a region, with twelve of its suburbs and three other products. */
export function data({ routeParams }: PageContextServer) {
	const region = getRegion(routeParams.region ?? "");
	const product = getProduct(routeParams.product ?? "");
	const head: Head = {
		title: `${product.name} in ${region.name}`,
		description: `${product.name} across the ${region.name} region: how we choose, measure and fit them for its light, weather and houses, with a free in-home measure.`,
		path: `/locations/region/${region.slug}/${product.slug}`,
		picture: product.image,
	};
	return {
		head,
		region,
		product,
		copy: region.products[product.slug] ?? { intro: "", advice: "" },
		suburbs: listRegionSuburbs(region),
		count: getContent().suburbs.filter(({ regionSlug }) => regionSlug === region.slug).length,
		others: listOtherProducts(product),
	};
}
