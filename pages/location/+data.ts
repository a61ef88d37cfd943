import type { PageContextServer } from "vike/types";
import { listPlaceFacts } from "../../components/Facts/keyFacts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { describeServed, describeService } from "../../components/Layout/structuredData.ts";
import { isNamesake } from "../../components/PlaceMap/mapGround.ts";
import { listNeighbours, locateRegion } from "../../components/Places/neighbours.ts";
import { summariseSuburb } from "../../components/Places/placeHeads.ts";
import { listPostsOf } from "../../components/Places/postMentions.ts";
import { getContent, getRegion, getSuburb } from "../../scripts/content/collections.ts";

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
		region: locateRegion(getRegion(suburb.regionSlug)),
		regions,
		products,
		facts: listPlaceFacts(suburb),
		nearby: listNeighbours(suburb),
		posts: listPostsOf(suburb),
		popular: site.popularSuburbs.map(getSuburb),
	};
}
