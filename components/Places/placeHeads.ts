import type { Place } from "schema-dts";
import { getContent, type Product, type Suburb } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import type { Head } from "../Layout/head.tsx";
import { describeService } from "../Layout/structuredData.ts";
import { listPlaceTexts } from "./placeTexts.ts";

interface ServicePage extends Pick<Head, "title" | "description" | "path" | "noindex"> {
	/** With the picture for the region. */
	product: Product;
	/** From describeServed() or describeRegion(). */
	areaServed: Place | Place[];
}

/** The head of a page about a product in a suburb or a region. */
export function makeServiceHead({ product, areaServed, ...words }: ServicePage): Head {
	const { title, description, path } = words;
	return {
		...words,
		exactTitle: true,
		image: product.image,
		structuredData: [describeService({ product, path, name: title, description, areaServed })],
	};
}

/**
 * A product with its picture for a region: in the Highlands its first without the sea. A picture that the page shows
 * already is passed over too, if there is another.
 */
export function pictureIn(regionSlug: string, product: Product, shown?: string): Product {
	const { images } = getContent();
	const isInland = regionSlug === "southern-highlands";
	const fitting = [product.image, ...product.images].filter(
		(name) => !(isInland && images[name]?.sea),
	);
	const image = fitting.find((name) => name !== shown) ?? fitting[0] ?? product.image;
	return { ...product, image };
}

/** The picture of a suburb's screen: that of its first trait. */
export function pictureOf({ traits: [first] }: Suburb): string {
	return getContent().traits.find(({ trait }) => trait === first)?.image ?? "";
}

/** Longest description that search results show in full (Q43). */
const limit = 160;

/** Formats lists such as `salt air, apartments and period houses`. */
const list = new Intl.ListFormat("en-AU");

/** Description of the page about a product in a suburb: names, and what the place is like. */
export function summariseProduct(suburb: Suburb, product: Product): string {
	const { name, postcode, region, homes } = suburb;
	if (homes === "none")
		return `${product.name} around ${name}, ${region}: there are no homes there to measure, so here are the nearest suburbs where we fit them.`;
	const phrases = listPlaceTexts(suburb, product).flatMap(({ phrase }) => phrase ?? []);
	const start = `${product.name} in ${name} ${postcode}, chosen for ${list.format(phrases)}.`;
	const long = `${start} What to settle before you order, whom to ask, and a free in-home measure.`;
	return long.length <= limit ? long : `${start} With a free in-home measure.`;
}

/** Description of the page about a suburb. */
export function summariseSuburb({ name, postcode, region, homes }: Suburb): string {
	if (homes === "none")
		return `${name} in the ${region} region has no homes for us to measure. See the nearest suburbs where we fit shutters, blinds and awnings.`;
	return `Shutters, blinds, screens, awnings and roofs fitted in ${name} ${postcode}: what its light, wind and houses ask for, and who is next door.`;
}

/** Description of the page about a product in a region. */
export function summariseRegion({ name }: Region, product: Product): string {
	return `${product.name} across the ${name} region: how we choose, measure and fit them for its light, weather and houses, with a free in-home measure.`;
}
