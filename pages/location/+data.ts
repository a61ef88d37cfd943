import type { PageContextServer } from "vike/types";
import { readJobs } from "../../components/Jobs/jobs.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { describeServed, describeService } from "../../components/Layout/structuredData.ts";
import { listFinderChoices } from "../../components/Places/finderChoices.ts";
import { isIndexed, listIndexedPages } from "../../components/Places/indexing.ts";
import { listNeighbours, locateRegion } from "../../components/Places/neighbours.ts";
import { findCouncil, listNotes } from "../../components/Places/noteChoice.ts";
import {
	describeFixings,
	findStation,
	listPlaceFacts,
	listSun,
} from "../../components/Places/placeFacts.ts";
import { namePlace, pictureIn, summariseSuburb } from "../../components/Places/placeHeads.ts";
import { listPostsOf } from "../../components/Places/postMentions.ts";
import { listBest, listTraits } from "../../components/Places/productChoice.ts";
import { priceFact } from "../../components/PriceGuide/priceFacts.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The locations screen opened on a suburb. */
export async function data({ content, routeParams }: PageContextServer) {
	const { products, regions, site, suburbs } = content;
	const suburb = getEntry(suburbs, routeParams.suburb);
	const place = namePlace(suburb);
	const title = `Blinds and shutters in ${place}`;
	const description = summariseSuburb(suburb);
	const path = `/locations/${suburb.slug}`;
	const areaServed = describeServed(content, suburb);
	const [first] = listTraits(content, suburb);
	const picture = first?.image ?? "";
	const head: Head = {
		title,
		description,
		image: picture,
		noindex: !isIndexed(content, suburb),
		structuredData: [describeService(content, { path, name: title, description, areaServed })],
	};
	return {
		head,
		path,
		place,
		suburb,
		picture,
		region: locateRegion(content, getEntry(regions, suburb.regionSlug)),
		finder: listFinderChoices(content),
		products,
		best: listBest(content, suburb)
			.slice(0, 3)
			.map(({ product, reason }) => ({
				...pictureIn(content, suburb.regionSlug, product, picture),
				shortDescription: reason,
				price: priceFact(content, product, suburb),
			})),
		written: listIndexedPages(content, [suburb]).map(({ product, path: to }) => ({
			name: product.name,
			path: to,
		})),
		figures: {
			name: suburb.name,
			slug: suburb.slug,
			sun: listSun(suburb),
			ridge: suburb.traits.some((trait) => trait === "escarpment-foot" || trait === "valley"),
			fixings: describeFixings(suburb),
			station: findStation(content, suburb),
		},
		advice: { notes: listNotes(content, suburb), council: findCouncil(content, suburb) },
		jobs: await readJobs(content, { suburb: suburb.slug }),
		facts: listPlaceFacts(content, suburb),
		nearby: listNeighbours(content, suburb),
		posts: listPostsOf(content, suburb),
		popular: site.popularSuburbs.map((slug) => getEntry(suburbs, slug)),
	};
}
