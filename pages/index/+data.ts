import type { Head } from "../../components/Layout/head.ts";
import { getContent, getProduct, getSuburb } from "../../content/collections.ts";
import { describeBusiness, describeSite } from "../../content/structured/structured.ts";

export type Data = ReturnType<typeof data>;

/** Copy, cards and featured products of Home. */
export function data() {
	const { home, products, site, testimonials } = getContent();
	const head: Head = {
		title: `${site.brand}: shutters, blinds and awnings in the Illawarra and Southern Highlands`,
		description:
			"Plantation shutters, blinds, zip screens, awnings and louvred roofs, measured and fitted from Helensburgh to Gerroa and up in the Southern Highlands.",
		path: "/",
		structuredData: [describeBusiness(), describeSite()],
	};
	return {
		head,
		home,
		cards: home.cards.map((card) => ({ ...card, image: getProduct(card.slug).image })),
		// The owner may remove the sample reviews before there are real ones.
		hasReviews: testimonials.length > 0,
		featured: products.filter(({ highlight }) => highlight),
		popular: site.popularSuburbs.map(getSuburb),
	};
}
