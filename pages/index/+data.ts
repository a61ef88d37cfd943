import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { describeBusiness, describeSite } from "../../components/Layout/structuredData.ts";
import { getLouvre } from "../../components/Louvre/louvreData.ts";
import { layOutMap } from "../../components/PlaceMap/mapLayout.ts";
import type { Product } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = ReturnType<typeof data>;

/** Copy, cards and featured products of Home. */
export function data({ content }: PageContextServer) {
	const { home, products, site, suburbs, testimonials } = content;
	const head: Head = {
		title: "Blinds and shutters in the Illawarra",
		description:
			"Plantation shutters, blinds, zip screens, awnings and louvred roofs, measured and fitted from Helensburgh to Gerroa and up in the Southern Highlands.",
		structuredData: [describeBusiness(content), describeSite(site)],
	};
	const cards = home.cards.map((card) => ({ ...card, image: getEntry(products, card.slug).image }));
	return {
		head,
		home,
		cards,
		testimonials: testimonials.map(({ image: _, ...shown }) => shown),
		featured: products
			.filter(({ highlight }) => highlight)
			.map((product) => ({ ...product, image: pickOther(product, cards) })),
		louvre: getLouvre(content),
		map: layOutMap(content),
		popular: site.popularSuburbs.map((slug) => getEntry(suburbs, slug)),
	};
}

/** A picture of the product that no card on the page has shown yet, if there is one. */
function pickOther({ image, images }: Product, shown: { image: string }[]): string {
	return [image, ...images].find((name) => shown.every((card) => card.image !== name)) ?? image;
}
