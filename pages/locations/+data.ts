import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { layOutMap } from "../../components/PlaceMap/mapLayout.ts";
import { listFinderChoices, listFinderPlaces } from "../../components/Places/finderChoices.ts";
import { listIndexedPages } from "../../components/Places/indexing.ts";
import { listSuburbs } from "../../components/Places/neighbours.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = ReturnType<typeof data>;

/** Regions with their suburbs, and what the two finders offer. */
export function data({ content }: PageContextServer) {
	const { regions, suburbs, services, site } = content;
	const head: Head = {
		title: "Find your suburb",
		description: `All ${suburbs.length} suburbs we measure and fit in, from Helensburgh and Wollongong to Shellharbour, Kiama and the Southern Highlands, on a map and in lists.`,
	};
	return {
		head,
		copy: services.locations,
		regions: regions.map((region) => ({ ...region, suburbs: listSuburbs(content, region) })),
		finder: listFinderChoices(content),
		places: listFinderPlaces(content),
		written: listIndexedPages(content).map(({ suburb, product, path }) => ({
			name: `${product.name} in ${suburb.name}`,
			path,
		})),
		map: layOutMap(content),
		popular: site.popularSuburbs.map((slug) => getEntry(suburbs, slug)),
	};
}
