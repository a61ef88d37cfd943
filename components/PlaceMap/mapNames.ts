import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { isNamesake } from "./mapGround.ts";
import { project } from "./projection.ts";

export type MapNames = ReturnType<typeof nameMap>;

/** Where the name of the Highlands is printed, because none of their towns has it. */
const highlands = { x: 168, y: 262 };

/** What is printed on the map of the service area, in units of the drawing; `side` is where of its dot a name stands. */
export function nameMap({ map, suburbs }: Content) {
	const { credit, regions, towns } = map;
	return {
		credit,
		regions: regions.map(({ slug, hub }) => {
			const suburb = getEntry(suburbs, hub);
			const { x, y } = project([suburb.lat, suburb.lng]);
			// A coastal region is named in the sea beside its main town.
			const place = isNamesake(suburb)
				? { x: Math.round(x + 10), y: Math.round(y + 8) }
				: highlands;
			return { slug, name: suburb.region, ...place };
		}),
		towns: towns.flatMap(({ slug, side }) => {
			const { name, lat, lng, regionSlug } = getEntry(suburbs, slug);
			return isNamesake({ slug, regionSlug }) ? [] : { slug, name, side, ...project([lat, lng]) };
		}),
	};
}
