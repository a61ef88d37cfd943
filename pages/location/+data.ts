import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getContent, getRegion, getSuburb } from "../../content/collections.ts";
import { listNearbySuburbs } from "../../content/places.ts";

export type Data = ReturnType<typeof data>;

/** The locations screen opened on a suburb. */
export function data({ routeParams }: PageContextServer) {
	const suburb = getSuburb(routeParams.suburb ?? "");
	const { products, regions } = getContent();
	const head: Head = {
		title: `Window furnishings in ${suburb.name}, ${suburb.region}`,
		description: `Shutters, blinds, screens, awnings and roofs measured and fitted in ${suburb.name} ${suburb.postcode}. What its light, wind and houses ask for, and who is next door.`,
		path: `/locations/${suburb.slug}`,
	};
	return {
		head,
		suburb,
		region: getRegion(suburb.regionSlug),
		regions,
		products,
		nearby: listNearbySuburbs(suburb),
	};
}
