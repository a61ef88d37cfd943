import type { PageContextServer } from "vike/types";
import { listPlaceFacts, priceFact } from "../../components/Facts/keyFacts.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import { describeServed } from "../../components/Layout/structuredData.ts";
import { isIndexed } from "../../components/Places/indexing.ts";
import { listNeighbours, locateRegion } from "../../components/Places/neighbours.ts";
import { describeCouncil, listNotes } from "../../components/Places/noteChoice.ts";
import { listOtherProducts } from "../../components/Places/otherProducts.ts";
import {
	makeServiceHead,
	pictureIn,
	summariseProduct,
} from "../../components/Places/placeHeads.ts";
import { workOutPrice } from "../../components/Places/placePrices.ts";
import { listAlternatives, listPlaceTexts, splitLead } from "../../components/Places/placeTexts.ts";
import { listMentions } from "../../components/Places/postMentions.ts";
import { getProduct, getRegion, getSuburb } from "../../scripts/content/collections.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A product in a suburb: what the place demands of it, nearby suburbs, posts, and other products there. */
export async function data({ routeParams }: PageContextServer) {
	const suburb = getSuburb(routeParams.suburb ?? "");
	const product = pictureIn(suburb.regionSlug, getProduct(routeParams.product ?? ""));
	const head = makeServiceHead({
		product,
		title: `${product.name} in ${suburb.name}, ${suburb.region}`,
		description: summariseProduct(suburb, product),
		path: `/locations/${suburb.slug}/${product.slug}`,
		areaServed: describeServed(suburb),
		noindex: !isIndexed(suburb, product),
	});
	const [lead, about] = splitLead(suburb.about);
	return {
		head,
		suburb,
		product,
		region: locateRegion(getRegion(suburb.regionSlug)),
		lead,
		about,
		texts: listPlaceTexts(suburb, product),
		alternatives: listAlternatives(suburb),
		posts: listMentions(suburb, product),
		facts: [...listPlaceFacts(suburb), priceFact(product)],
		nearby: listNeighbours(suburb),
		notes: listNotes(suburb, product),
		council: describeCouncil(suburb),
		price: workOutPrice(suburb, product),
		jobs: await readJobs({ suburb: suburb.slug, product: product.slug }),
		others: listOtherProducts(product, suburb).map((other) => pictureIn(suburb.regionSlug, other)),
	};
}
