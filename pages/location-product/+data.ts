import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import { listPlaceFacts, priceFact } from "../../components/Facts/keyFacts.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import { describeServed } from "../../components/Layout/structuredData.ts";
import { isIndexed } from "../../components/Places/indexing.ts";
import { listNeighbours, locateRegion } from "../../components/Places/neighbours.ts";
import {
	describeCouncil,
	listCouncilPages,
	listNotes,
} from "../../components/Places/noteChoice.ts";
import { listOtherProducts } from "../../components/Places/otherProducts.ts";
import {
	makeServiceHead,
	namePlace,
	pictureIn,
	summariseProduct,
} from "../../components/Places/placeHeads.ts";
import { workOutPrice } from "../../components/Places/placePrices.ts";
import {
	chooseOpening,
	listAlternatives,
	listPlaceTexts,
} from "../../components/Places/placeTexts.ts";
import { listMentions } from "../../components/Places/postMentions.ts";
import { listQuotes } from "../../components/Places/postQuotes.ts";
import { findUnsuited } from "../../components/Places/suitability.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A product in a suburb: what the place demands of it, nearby suburbs, posts, and other products there. */
export async function data({ content, routeParams }: PageContextServer) {
	const suburb = getEntry(content.suburbs, routeParams.suburb);
	const product = pictureIn(suburb.regionSlug, getEntry(content.products, routeParams.product));
	const head = makeServiceHead({
		product,
		title: `${product.name} in ${namePlace(suburb)}`,
		description: summariseProduct(suburb, product),
		path: `/locations/${suburb.slug}/${product.slug}`,
		areaServed: describeServed(content, suburb),
		noindex: !isIndexed(suburb, product),
	});
	const lead = chooseOpening(suburb, product);
	const unsuited = findUnsuited(suburb, product);
	const quotes = listQuotes(suburb, product);
	return {
		head,
		suburb,
		product,
		region: locateRegion(getEntry(content.regions, suburb.regionSlug)),
		lead,
		// Where hardly anybody lives, the page has little else to say.
		about: suburb.homes ? suburb.about.replace(lead, "").trim() : "",
		unsuited,
		quotes: await Promise.all(
			quotes.map(async (quote) => ({ ...quote, text: await getText(quote.post) })),
		),
		texts: unsuited ? [] : listPlaceTexts(suburb, product),
		alternatives: listAlternatives(suburb),
		posts: listMentions(suburb, product).filter(
			({ slug }) => !quotes.some(({ post }) => post.slug === slug),
		),
		facts: [...listPlaceFacts(suburb), priceFact(product, suburb)],
		nearby: listNeighbours(suburb),
		notes: listNotes(suburb, product),
		council: describeCouncil(suburb),
		councilPages: listCouncilPages(suburb),
		price: workOutPrice(suburb, product),
		jobs: await readJobs(content, { suburb: suburb.slug, product: product.slug }),
		others: listOtherProducts(product, suburb).map((other) => pictureIn(suburb.regionSlug, other)),
	};
}
