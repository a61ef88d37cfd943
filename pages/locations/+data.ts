import type { Head } from "../../components/Layout/head.tsx";
import { getMap } from "../../components/PlaceMap/projection.ts";
import { listIndexedPages } from "../../components/Places/indexing.ts";
import { listSuburbs } from "../../components/Places/neighbours.ts";
import { getContent, getSuburb } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** Regions with their suburbs, and the products. */
export function data() {
	const { regions, suburbs, products, services, site } = getContent();
	const head: Head = {
		title: "Find your suburb",
		description: `All ${suburbs.length} suburbs we measure and fit in, from Helensburgh and Wollongong to Shellharbour, Kiama and the Southern Highlands, on a map and in lists.`,
		path: "/locations",
	};
	return {
		head,
		copy: services.locations,
		products,
		regions: regions.map((region) => ({ ...region, suburbs: listSuburbs(region) })),
		written: listIndexedPages().map(({ suburb, product, path }) => ({
			name: `${product.name} in ${suburb.name}`,
			path,
		})),
		map: getMap(),
		popular: site.popularSuburbs.map(getSuburb),
	};
}
