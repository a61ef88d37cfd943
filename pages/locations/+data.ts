import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";

export type Data = ReturnType<typeof data>;

/** Regions with their suburbs, and the products. */
export function data() {
	const { regions, suburbs, products, services, site } = getContent();
	const head: Head = {
		title: "Find your suburb",
		description:
			"All 162 suburbs we measure and fit in, from Helensburgh and Wollongong to Shellharbour, Kiama and the Southern Highlands, with what each product needs there.",
		path: "/locations",
	};
	return {
		head,
		copy: services.locations,
		products,
		regions: regions.map((region) => ({
			...region,
			suburbs: suburbs.filter(({ regionSlug }) => regionSlug === region.slug),
		})),
		popular: site.popularSuburbs.flatMap((slug) => suburbs.filter((suburb) => suburb.slug === slug)),
	};
}
