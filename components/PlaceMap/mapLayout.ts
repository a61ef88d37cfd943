import type { Content, Suburb } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { listSuburbs } from "../Places/neighbours.ts";
import { drawLine, project } from "./projection.ts";

export type MapLayout = ReturnType<typeof layOutMap>;

/** Where the name of the Highlands is printed, because none of their towns has it. */
const highlands = { x: 168, y: 262 };

/** Whether a region is named after this suburb, like Kiama; one printed name then serves for both. */
export function isNamesake({ slug, regionSlug }: Pick<Suburb, "slug" | "regionSlug">): boolean {
	return slug === regionSlug;
}

/**
 * What the map of the service area shows, in units of the drawing: each region's outline, the place of its name, and its
 * suburbs from north to south. `side` is where of its dot a town's name is printed; other suburbs have none.
 */
export function layOutMap(content: Content) {
	const { map, regions } = content;
	const sides = new Map(map.towns.map(({ slug, side }) => [slug, side]));
	return {
		credit: map.credit,
		regions: regions.map(({ slug, name }) => {
			const dots = listSuburbs(content, { slug })
				.sort((a, b) => b.lat - a.lat)
				.map((suburb) => ({
					slug: suburb.slug,
					name: suburb.name,
					side: sides.get(suburb.slug),
					isNamesake: isNamesake(suburb),
					...project([suburb.lat, suburb.lng]),
				}));
			const hub = dots.find(({ isNamesake }) => isNamesake);
			return {
				slug,
				name,
				outline: drawLine(getEntry(map.regions, slug).outline),
				// A coastal region is named in the sea beside its main town.
				label: hub ? { x: hub.x + 10, y: hub.y + 8 } : highlands,
				suburbs: dots,
			};
		}),
	};
}
