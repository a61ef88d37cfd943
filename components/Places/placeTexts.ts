import {
	getContent,
	getSuburb,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { describeWay } from "./neighbours.ts";

/** What is said under one heading of a place page. */
export interface PlaceText {
	label: string;
	/** A trait as it is named within a sentence; a region has none. */
	phrase?: string;
	texts: string[];
}

/** Traits on the page of a settled suburb; where hardly anybody lives it has one. */
const mostTraits = 3;
/** How many steps in the line of a product a step in the list of a suburb is worth. */
const ownStep = 3;

/**
 * The texts of a suburb for a product, whole: of the traits that matter most, the first has two texts and each other
 * one; then the advice of its region. What matters most stands early both in the line of the product
 * (content/relevance.yaml) and in the suburb's own list. A text that a writer has pinned to the suburb brings its trait
 * to the front.
 */
export function listPlaceTexts(suburb: Suburb, product: Product): PlaceText[] {
	const { traits, regions, relevance } = getContent();
	const { slug, name, homes, regionSlug } = suburb;
	const own = (relevance[product.slug] ?? []).flatMap((trait, step) => {
		const source = traits.find((one) => one.trait === trait);
		const ownIndex = suburb.traits.indexOf(trait);
		if (!source || ownIndex < 0) return [];
		const fitting = source.texts.filter((text) => text.for.includes(product.slug));
		const pinned = fitting.filter(({ first }) => first?.includes(slug));
		const texts = [...new Set([...pinned, ...fitting])].map(({ text }) => text);
		const rank = pinned.length > 0 ? -1 : step + ownStep * ownIndex;
		return [{ label: source.label, phrase: source.phrase, texts, rank }];
	});
	const most = homes === "none" ? 0 : homes ? 1 : mostTraits;
	const shown = own.sort((a, b) => a.rank - b.rank).slice(0, most);
	const region = regions.find((one) => one.slug === regionSlug);
	const { intro = "", advice = "" } = region?.products[product.slug] ?? {};
	return [
		...shown.map(({ label, phrase, texts }, index) => ({
			label,
			phrase,
			texts: texts
				.slice(0, index === 0 && !homes ? 2 : 1)
				.map((text) => text.replaceAll("{suburb}", name)),
		})),
		{ label: `Across the ${suburb.region} region`, texts: [homes ? intro : advice] },
	];
}

/** The settled places near one where hardly anybody lives, and what each is like. */
export function listAlternatives(suburb: Suburb) {
	return (suburb.instead ?? []).map(getSuburb).map((other) => ({
		name: other.name,
		slug: other.slug,
		away: describeWay(suburb, other),
		about: splitLead(other.about)[0],
	}));
}

/** The first sentence of a text, and the rest of it. */
export function splitLead(text: string): [lead: string, rest: string] {
	const lead = /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
	return [lead, text.slice(lead.length).trim()];
}
