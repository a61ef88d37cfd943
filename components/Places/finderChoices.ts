import { getContent } from "../../scripts/content/collections.ts";
import { distanceBetween, formatDistance } from "../../scripts/content/geography.ts";
import { orderBySize } from "./placeOrder.ts";

/** The regions and products of PlaceFinder. */
export function listFinderChoices() {
	const { regions, products } = getContent();
	const choose = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });
	return { regions: regions.map(choose), products: products.map(choose) };
}

/** What SuburbSearch finds: our suburbs, and well-known places outside with the nearest suburb of each. */
export function listFinderPlaces() {
	const { suburbs, outside, site } = getContent();
	const settled = suburbs.filter(({ homes }) => !homes);
	return {
		suburbs: orderBySize(suburbs).map(({ name, slug, postcode, region }) => {
			return { name, slug, postcode, region };
		}),
		outside: outside.map(({ name, postcode, ...position }) => {
			const ways = settled.map((suburb) => ({ suburb, away: distanceBetween(position, suburb) }));
			const { suburb, away } = ways.reduce((best, way) => (way.away < best.away ? way : best));
			const nearest = { name: suburb.name, slug: suburb.slug };
			return { name, postcode, away: formatDistance(away), nearest };
		}),
		phone: site.phone,
		phoneLink: site.phoneLink,
	};
}
