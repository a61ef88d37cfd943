import { getSuburb, type Suburb } from "../../scripts/content/collections.ts";
import type { GeoMap } from "../../scripts/content/schemas/geoMap.ts";
import { isNamesake, landmarks } from "./mapGround.ts";
import { getMap, type Point, project } from "./projection.ts";

/** A name that is printed on the map, in units of the drawing. */
export interface MapName extends Point {
	name: string;
	slug: string;
}

export interface MapNames extends Pick<GeoMap, "credit"> {
	regions: MapName[];
	/** Towns with a printed name; `side` is where of the dot it stands. */
	towns: (MapName & { side: "left" | "right" })[];
}

/** What is printed on the picture of the service area. */
export function nameMap(): MapNames {
	const { credit, regions, towns } = getMap();
	return {
		credit,
		regions: regions.map(({ slug, hub }) => {
			const { region: name } = getSuburb(hub);
			return { slug, name, ...placeRegionName(getSuburb(hub)) };
		}),
		towns: towns
			.map(({ slug, side }) => ({ suburb: getSuburb(slug), side }))
			.filter(({ suburb }) => !isNamesake(suburb))
			.map(({ suburb, side }) => ({
				slug: suburb.slug,
				name: suburb.name,
				side,
				...project([suburb.lat, suburb.lng]),
			})),
	};
}

/** A coastal region's name is printed in the sea beside its main town, that of the Highlands on the tableland. */
export function placeRegionName(hub: Suburb): Point {
	if (!isNamesake(hub)) return landmarks.highlands;
	const { x, y } = project([hub.lat, hub.lng]);
	return { x: Math.round(x + 10), y: Math.round(y + 8) };
}
