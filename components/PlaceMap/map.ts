import path from "node:path";
import { contentRoot } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import { type GeoMap, type LatLng, mapSchema } from "../../scripts/content/schemas/map.ts";
import { readYaml } from "../../scripts/content/source/source.ts";

export interface Point {
	x: number;
	y: number;
}

/** Size of the drawing in its own units. */
export const mapSize = { width: 960, height: 600 };

/** Drawing units for one degree of latitude; the whole service area fits with a margin of sea. */
const scale = 860;
/** Shortening of a degree of longitude at 34.5 degrees south. */
const shrink = Math.cos((34.5 * Math.PI) / 180);
/** The place in the upper left corner. */
const corner = { lat: -34.12, lng: 149.9 };

/** Position of a place in the drawing, to a tenth of a unit. */
export function project([lat, lng]: LatLng): Point {
	return {
		x: round((lng - corner.lng) * shrink * scale),
		y: round((corner.lat - lat) * scale),
	};
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

/** The shapes of content/map.json, read as the content check reads them: JSON is YAML. */
export const getMap = derive(
	(): GeoMap => mapSchema.parse(readYaml(path.join(contentRoot, "map.json")).data),
);
