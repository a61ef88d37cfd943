import type { PageContextServer } from "vike/types";
import { priceFact } from "../../components/Facts/keyFacts.ts";
import { describeRegion } from "../../components/Layout/structuredData.ts";
import { isIndexed } from "../../components/Places/indexing.ts";
import {
	listLeadingSuburbs,
	listSuburbs,
	locateRegion,
} from "../../components/Places/neighbours.ts";
import {
	describeCouncil,
	listCouncilPages,
	listNotes,
} from "../../components/Places/noteChoice.ts";
import { listOtherProducts } from "../../components/Places/otherProducts.ts";
import {
	makeServiceHead,
	nameRegion,
	pictureIn,
	summariseRegion,
} from "../../components/Places/placeHeads.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = ReturnType<typeof data>;

/** A product in a region, with twelve of its suburbs and three other products (RGP). */
export function data({ content, routeParams }: PageContextServer) {
	const region = getEntry(content.regions, routeParams.region);
	const product = pictureIn(region.slug, getEntry(content.products, routeParams.product));
	const head = makeServiceHead({
		product,
		title: `${product.name} in ${nameRegion(region)}`,
		description: summariseRegion(region, product),
		path: `/locations/region/${region.slug}/${product.slug}`,
		areaServed: describeRegion(region),
	});
	const copy = region.products[product.slug];
	const place = { regionSlug: region.slug, name: region.name, traits: [] };
	return {
		head,
		region: locateRegion(region),
		product,
		copy: { intro: copy?.intro ?? "", advice: copy?.advice ?? "" },
		notes: listNotes(place, product),
		council: describeCouncil(place),
		councilPages: listCouncilPages(place),
		facts: [{ term: "In-home measure", value: "Free" }, priceFact(product)],
		// The pages with something of their own first; of the others, the suburb's own screen.
		written: listSuburbs(region).filter((suburb) => isIndexed(suburb, product)),
		suburbs: listLeadingSuburbs(region),
		others: listOtherProducts(product).map((other) => pictureIn(region.slug, other)),
	};
}
