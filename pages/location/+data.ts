import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getContent, getRegion, getSuburb } from "../../content/collections.ts";
import { summariseSuburb } from "../../content/places/descriptions.ts";
import { listPostsOf } from "../../content/places/mentions.ts";
import { listBearings, listNeighbours } from "../../content/places/neighbours.ts";

export type Data = ReturnType<typeof data>;

/** The locations screen opened on a suburb (LOC-10, Q18). */
export function data({ routeParams }: PageContextServer) {
	const suburb = getSuburb(routeParams.suburb ?? "");
	const { products, regions, site } = getContent();
	const head: Head = {
		title: `Window furnishings in ${suburb.name}, ${suburb.region}`,
		description: summariseSuburb(suburb),
		path: `/locations/${suburb.slug}`,
	};
	return {
		head,
		suburb,
		region: getRegion(suburb.regionSlug),
		regions,
		products,
		facts: [
			{ term: "Postcode", value: suburb.postcode },
			...listBearings(suburb),
			{ term: "In-home measure", value: "Free" },
		],
		nearby: listNeighbours(suburb),
		posts: listPostsOf(suburb),
		popular: site.popularSuburbs.map(getSuburb),
	};
}
