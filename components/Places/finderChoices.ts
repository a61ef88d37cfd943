import type { Content, Suburb } from "../../scripts/content/collections.ts";
import { distanceBetween, formatDistance } from "../../scripts/content/geography.ts";

const nameLink = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });

/** The regions and products of PlaceFinder. */
export function listFinderChoices({ regions, products }: Content) {
	return { regions: regions.map(nameLink), products: products.map(nameLink) };
}

/** What SuburbSearch finds: our suburbs, and well-known places outside with the nearest suburb of each. */
export function listFinderPlaces(content: Content) {
	const { suburbs, outside, site } = content;
	const settled = suburbs.filter(({ homes }) => !homes);
	return {
		suburbs: orderBySize(content).map(({ name, slug, postcode, region }) => {
			return { name, slug, postcode, region };
		}),
		outside: outside.map(({ name, postcode, ...position }) => {
			const away = (suburb: Suburb) => distanceBetween(position, suburb);
			const nearest = settled.reduce((best, next) => (away(next) < away(best) ? next : best));
			return { name, postcode, away: formatDistance(away(nearest)), nearest: nameLink(nearest) };
		}),
		phone: site.phone,
		phoneLink: site.phoneLink,
	};
}

/** Suburbs as most people mean them: the popular and the biggest first, those where hardly anybody lives last. */
export function orderBySize({ site, regions, suburbs }: Content): Suburb[] {
	const first = [...site.popularSuburbs, ...regions.flatMap(({ biggest }) => biggest)];
	const rank = ({ slug, homes }: Suburb) => {
		if (homes) return first.length + (homes === "few" ? 1 : 2);
		const at = first.indexOf(slug);
		return at < 0 ? first.length : at;
	};
	return suburbs.toSorted((a, b) => rank(a) - rank(b));
}
