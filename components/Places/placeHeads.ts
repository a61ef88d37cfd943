import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { isNamesake } from "../PlaceMap/mapLayout.ts";
import { chooseOpening, listSentences, pointsBack } from "./placeTexts.ts";

/**
 * A product with its picture for a region: in the Highlands its first without the sea. A picture that the page shows
 * already is passed over too, if there is another.
 */
export function pictureIn(
	content: Content,
	regionSlug: string,
	product: Product,
	shown?: string,
): Product {
	const isInland = regionSlug === "southern-highlands";
	const fitting = [product.image, ...product.images].filter(
		(name) => !(isInland && content.images[name]?.sea),
	);
	const image = fitting.find((name) => name !== shown) ?? fitting[0] ?? product.image;
	return { ...product, image };
}

/** A suburb with its region, such as `Thirroul, Wollongong`; a town that gives its region the name stands alone. */
export function namePlace(suburb: Suburb): string {
	return isNamesake(suburb) ? suburb.name : `${suburb.name}, ${suburb.region}`;
}

/** A region within a sentence: `the Southern Highlands`, but `the Kiama region`, because Kiama alone is the town. */
export function nameRegion({ suburbs }: Content, { name, slug }: Region): string {
	const isTown = suburbs.some((suburb) => suburb.slug === slug);
	return isTown ? `the ${name} region` : `the ${name}`;
}

/** Longest description that search results show in full, and the shortest that says enough. */
const limit = 160;
const least = 70;

/** As many of the sentences that stand alone as a description has room for after its start. */
function describe(start: string, sentences: readonly string[]): string {
	const words = sentences
		.filter((sentence) => !pointsBack(sentence))
		.reduce((all, next) => (all.length + 1 + next.length <= limit ? `${all} ${next}` : all), start);
	return words.length < least ? `${words} With a free in-home measure.` : words;
}

/** Description of the page about a product in a suburb: names, and what the place is like. */
export function summariseProduct(suburb: Suburb, product: Product): string {
	const { name, postcode, region, homes, about } = suburb;
	if (homes === "none")
		return `${product.name} around ${name}, ${region}: there are no homes there to measure, so here are the nearest suburbs where we fit them.`;
	const opening = chooseOpening(suburb, product);
	const others = listSentences(about).filter((sentence) => sentence !== opening);
	return describe(`${product.name} in ${name} ${postcode}.`, [opening, ...others]);
}

/** Description of the page about a suburb: what it is like, in its own words. */
export function summariseSuburb({ name, postcode, region, homes, about }: Suburb): string {
	if (homes === "none")
		return `${name} in the ${region} region has no homes for us to measure. See the nearest suburbs where we fit shutters, blinds and awnings.`;
	return describe(`Shutters, blinds and awnings in ${name} ${postcode}.`, listSentences(about));
}

/** Description of the page about a product in a region: what it is for there. */
export function summariseRegion(content: Content, region: Region, product: Product): string {
	const { intro = "", advice = "" } = region.products[product.slug] ?? {};
	return describe(
		`${product.name} in ${nameRegion(content, region)}.`,
		listSentences(`${intro} ${advice}`),
	);
}
