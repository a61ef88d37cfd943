import { getSuburb, type Suburb } from "../../scripts/content/collections.ts";
import { isNamesake, landmarks } from "./mapGround.ts";
import { getMap, type Point, project } from "./projection.ts";

export type MapNames = ReturnType<typeof nameMap>;

/** What is printed on the picture of the service area, in units of the drawing; `side` is where of its dot a name stands. */
export function nameMap() {
	const { credit, regions, towns } = getMap();
	return {
		credit,
		regions: regions.map(({ slug, hub }) => {
			const suburb = getSuburb(hub);
			return { slug, name: suburb.region, ...placeRegionName(suburb) };
		}),
		towns: towns.flatMap(({ slug, side }) => {
			const suburb = getSuburb(slug);
			const { name, lat, lng } = suburb;
			return isNamesake(suburb) ? [] : [{ slug, name, side, ...project([lat, lng]) }];
		}),
	};
}

/** A coastal region's name is printed in the sea beside its main town, that of the Highlands on the tableland. */
export function placeRegionName(hub: Suburb): Point {
	if (!isNamesake(hub)) return landmarks.highlands;
	const { x, y } = project([hub.lat, hub.lng]);
	return { x: Math.round(x + 10), y: Math.round(y + 8) };
}
