import type { PageContextServer } from "vike/types";
import { priceFact } from "../../components/Facts/keyFacts.ts";
import type { Head } from "../../components/Layout/head.ts";
import { getProduct, getRegion } from "../../content/collections.ts";
import { summariseRegion } from "../../content/places/descriptions.ts";
import { listLeadingSuburbs, listSuburbs } from "../../content/places/neighbours.ts";
import { listOtherProducts } from "../../content/places/others.ts";
import { splitLead } from "../../content/places/sentences.ts";
import { describeRegion, describeService } from "../../content/structured/structured.ts";

export type Data = ReturnType<typeof data>;

/** A product in a region, with twelve of its suburbs and three other products (RGP). */
export function data({ routeParams }: PageContextServer) {
	const region = getRegion(routeParams.region ?? "");
	const product = getProduct(routeParams.product ?? "");
	const title = `${product.name} in ${region.name}`;
	const description = summariseRegion(region, product);
	const path = `/locations/region/${region.slug}/${product.slug}`;
	const head: Head = {
		title,
		exactTitle: true,
		description,
		path,
		image: product.image,
		structuredData: [
			describeService({
				product,
				path,
				name: title,
				description,
				areaServed: describeRegion(region),
			}),
		],
	};
	const copy = region.products[product.slug];
	return {
		head,
		region,
		product,
		copy: { intro: copy?.intro ?? "", advice: copy?.advice ?? "" },
		facts: [{ term: "In-home measure", value: "Free" }, priceFact(product)],
		suburbs: listLeadingSuburbs(region),
		count: listSuburbs(region).length,
		others: listOtherProducts(product).map((other) => ({
			product: other,
			line: splitLead(region.products[other.slug]?.intro ?? other.shortDescription)[0],
		})),
	};
}
