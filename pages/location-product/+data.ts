import type { PageContextServer } from "vike/types";
import { listPlaceFacts, priceFact } from "../../components/Facts/keyFacts.ts";
import { describeServed } from "../../components/Layout/structured.ts";
import { listAlternatives } from "../../components/Places/alternatives.ts";
import { listBlocks } from "../../components/Places/blocks.ts";
import { summariseProduct } from "../../components/Places/descriptions.ts";
import { listMentions } from "../../components/Places/mentions.ts";
import { listNeighbours } from "../../components/Places/neighbours.ts";
import { listProductsBeside } from "../../components/Places/others.ts";
import { splitLead } from "../../components/Places/sentences.ts";
import { makeServiceHead } from "../../components/Places/serviceHead.ts";
import { getProduct, getRegion, getSuburb } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** A product in a suburb: what the place demands of it, nearby suburbs, posts, and other products there. */
export function data({ routeParams }: PageContextServer) {
	const suburb = getSuburb(routeParams.suburb ?? "");
	const product = getProduct(routeParams.product ?? "");
	const region = getRegion(suburb.regionSlug);
	const head = makeServiceHead({
		product,
		title: `${product.name} in ${suburb.name}, ${suburb.region}`,
		description: summariseProduct(suburb, product),
		path: `/locations/${suburb.slug}/${product.slug}`,
		areaServed: describeServed(suburb),
	});
	const [lead, about] = splitLead(suburb.about);
	return {
		head,
		suburb,
		product,
		region,
		lead,
		about,
		blocks: listBlocks(suburb, product),
		alternatives: listAlternatives(suburb),
		posts: listMentions(suburb, product),
		facts: [...listPlaceFacts(suburb), priceFact(product)],
		nearby: listNeighbours(suburb),
		others: listProductsBeside(suburb, product),
	};
}
