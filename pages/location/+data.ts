import type { PageContextServer } from "vike/types";
import { listPlaceFacts } from "../../components/Facts/keyFacts.ts";
import type { Head } from "../../components/Layout/head.ts";
import { getContent, getRegion, getSuburb } from "../../content/collections.ts";
import { summariseSuburb } from "../../content/places/descriptions.ts";
import { isNamesake } from "../../content/places/mapDrawing.ts";
import { listPostsOf } from "../../content/places/mentions.ts";
import { listNeighbours } from "../../content/places/neighbours.ts";
import { describeServed, describeService } from "../../content/structured/structured.ts";

export type Data = ReturnType<typeof data>;

/** The locations screen opened on a suburb (LOC-10, Q18). */
export function data({ routeParams }: PageContextServer) {
	const suburb = getSuburb(routeParams.suburb ?? "");
	const { products, regions, site } = getContent();
	const place = isNamesake(suburb) ? suburb.name : `${suburb.name}, ${suburb.region}`;
	const title = `Window furnishings in ${place}`;
	const description = summariseSuburb(suburb);
	const path = `/locations/${suburb.slug}`;
	const areaServed = describeServed(suburb);
	const head: Head = {
		title,
		description,
		path,
		structuredData: [describeService({ path, name: title, description, areaServed })],
	};
	return {
		head,
		place,
		suburb,
		region: getRegion(suburb.regionSlug),
		regions,
		products,
		facts: listPlaceFacts(suburb),
		nearby: listNeighbours(suburb),
		posts: listPostsOf(suburb),
		popular: site.popularSuburbs.map(getSuburb),
	};
}
