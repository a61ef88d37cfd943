import type { Head } from "../../components/Layout/head.tsx";
import { describeBusiness, describeSite } from "../../components/Layout/structuredData.ts";
import { getLouvre } from "../../components/Louvre/louvreData.ts";
import { nameMap } from "../../components/PlaceMap/mapNames.ts";
import {
	getContent,
	getProduct,
	getSuburb,
	type Product,
} from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** Copy, cards and featured products of Home. */
export function data() {
	const { home, products, site, testimonials } = getContent();
	const head: Head = {
		title: "Blinds and shutters in the Illawarra",
		description:
			"Plantation shutters, blinds, zip screens, awnings and louvred roofs, measured and fitted from Helensburgh to Gerroa and up in the Southern Highlands.",
		path: "/",
		structuredData: [describeBusiness(), describeSite()],
	};
	const cards = home.cards.map((card) => ({ ...card, image: getProduct(card.slug).image }));
	return {
		head,
		home,
		cards,
		testimonials: testimonials.map(({ image: _, ...shown }) => shown),
		featured: products
			.filter(({ highlight }) => highlight)
			.map((product) => ({ ...product, image: pickOther(product, cards) })),
		louvre: getLouvre(),
		map: nameMap(),
		popular: site.popularSuburbs.map(getSuburb),
	};
}

/** A picture of the product that no card on the page has shown yet, if there is one. */
function pickOther({ image, images }: Product, shown: { image: string }[]): string {
	return [image, ...images].find((name) => shown.every((card) => card.image !== name)) ?? image;
}
