import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import type { Head } from "../../components/Layout/head.tsx";
import {
	describeRegion,
	describeServed,
	describeService,
} from "../../components/Layout/structuredData.ts";
import { isIndexed } from "../../components/Places/indexing.ts";
import {
	listLeadingSuburbs,
	listNeighbours,
	listSuburbs,
	locateRegion,
} from "../../components/Places/neighbours.ts";
import { findCouncil, listNotes } from "../../components/Places/noteChoice.ts";
import { listPlaceFacts, measureFact, workOutPrice } from "../../components/Places/placeFacts.ts";
import {
	namePlace,
	nameRegion,
	pictureIn,
	summariseProduct,
	summariseRegion,
} from "../../components/Places/placeHeads.ts";
import {
	chooseOpening,
	listAlternatives,
	listPlaceTexts,
	type PlaceText,
} from "../../components/Places/placeTexts.ts";
import { listMentions } from "../../components/Places/postMentions.ts";
import { listQuotes } from "../../components/Places/postQuotes.ts";
import { findUnsuited, listOtherProducts } from "../../components/Places/productChoice.ts";
import { aboutSuburb } from "../../components/Places/suburbAddress.ts";
import { priceFact } from "../../components/PriceGuide/priceFacts.ts";
import { hasPrice } from "../../components/PriceGuide/prices.ts";
import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A product in a suburb or in a region. */
export async function data({ content, routeParams }: PageContextServer) {
	const suburb = routeParams.suburb ? getEntry(content.suburbs, routeParams.suburb) : undefined;
	const region = getEntry(content.regions, suburb?.regionSlug ?? routeParams.region);
	const product = pictureIn(content, region.slug, getEntry(content.products, routeParams.product));
	const place = suburb
		? await inSuburb(content, suburb, product)
		: inRegion(content, region, product);
	const { title, description, areaServed } = place;
	const path = `${place.base}/${product.slug}`;
	const head: Head = {
		title,
		exactTitle: true,
		description,
		noindex: suburb && !isIndexed(content, suburb, product),
		image: product.image,
		structuredData: [
			describeService(content, { product, path, name: title, description, areaServed }),
		],
	};
	return {
		...place,
		head,
		path,
		product,
		suburb,
		region: locateRegion(content, region),
		price: priceFact(content, product, suburb),
		rule: hasPrice(content, product.slug) ? content.prices.rule : undefined,
		others: listOtherProducts(content, product, suburb).map((other) =>
			pictureIn(content, region.slug, other),
		),
	};
}

/** What the place demands of a product, what the posts say of it, whom to ask, and what is near. */
async function inSuburb(content: Content, suburb: Suburb, product: Product) {
	const { name, slug, homes } = suburb;
	const unsuited = findUnsuited(content, suburb, product);
	const quotes = listQuotes(content, suburb, product);
	const lead = chooseOpening(suburb, product);
	const all = unsuited ? [] : listPlaceTexts(content, suburb, product);
	const about: PlaceText = { texts: [suburb.about.replace(lead, "").trim()] };
	const [first, texts] = homes ? [about, all] : [all[0] ?? about, all.slice(1)];
	const base = `/locations/${slug}`;
	const isEmpty = homes === "none";
	return {
		title: `${product.name} in ${namePlace(suburb)}`,
		description: summariseProduct(suburb, product),
		areaServed: describeServed(content, suburb),
		base,
		crumbs: [{ name, path: base }, { name: product.name }],
		enquiry: { ...aboutSuburb(suburb), interests: [product.name] },
		lead,
		answer: unsuited
			? { title: `Not our first choice in ${name}`, text: { texts: [unsuited.text] } }
			: { title: homes ? `About ${name}` : `What we look for in ${name}`, text: first },
		better: unsuited && { ...unsuited.instead, reason: unsuited.reason },
		alternatives: listAlternatives(content, suburb),
		worked: workOutPrice(content, suburb, product),
		texts,
		quotes: await Promise.all(
			quotes.map(async (quote) => ({ ...quote, text: await getText(quote.post) })),
		),
		posts: listMentions(content, suburb, product).filter(
			({ slug }) => !quotes.some(({ post }) => post.slug === slug),
		),
		facts: listPlaceFacts(content, suburb),
		advice: isEmpty
			? undefined
			: { notes: listNotes(content, suburb, product), council: findCouncil(content, suburb) },
		jobs: await readJobs(content, { suburb: slug, product: product.slug }),
		nearby: listNeighbours(content, suburb),
		suburbs: undefined,
		also: homes ? "Other products" : `Also fitted in ${name}`,
		contact: {
			title: isEmpty ? undefined : `Ask about your place in ${name}`,
			text: `${isEmpty ? "Tell us where the house is and which windows it is about." : `Your street in ${name} and the way the room faces are enough to start.`} The measure and the quote are free.`,
		},
	};
}

/** What the region asks of a product, and the suburbs to go on to: first those whose page has something of its own. */
function inRegion(content: Content, region: Region, product: Product) {
	const { name, slug } = region;
	const title = `${product.name} in ${nameRegion(content, region)}`;
	const { intro = "", advice = "" } = region.products[product.slug] ?? {};
	const place = { regionSlug: slug, name, traits: [] };
	return {
		title,
		description: summariseRegion(content, region, product),
		areaServed: describeRegion(region),
		base: `/locations/region/${slug}`,
		crumbs: [{ name: title }],
		enquiry: { interests: [product.name] },
		lead: product.shortDescription,
		answer: { title: `${product.name} across the ${name} region`, text: { texts: [intro] } },
		better: undefined,
		alternatives: [],
		worked: undefined,
		texts: [{ label: "Our advice", texts: [advice, region.about] }],
		quotes: [],
		posts: [],
		facts: [measureFact],
		advice: { notes: listNotes(content, place, product), council: findCouncil(content, place) },
		jobs: [],
		nearby: undefined,
		suburbs: {
			written: listSuburbs(content, region).filter((suburb) => isIndexed(content, suburb, product)),
			leading: listLeadingSuburbs(content, region),
		},
		also: `Also fitted in the ${name} region`,
		contact: { hasWays: true },
	};
}
