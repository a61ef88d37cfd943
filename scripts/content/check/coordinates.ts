import path from "node:path";
import isInside from "point-in-polygon-hao";
import { distanceToLine } from "../../../components/Places/distance.ts";
import type { Content } from "../load.ts";
import type { GeoMap, LatLng } from "../schemas/map.ts";
import type { Source } from "../source/source.ts";
import type { Names } from "./names.ts";

/**
 * How far outside its region's outline a suburb may be, in kilometres. The outlines are simplified, and the middle of a
 * suburb on the edge may be outside: Tallong's is by 3.9 km.
 */
const tolerance = 5;

/** Finds suburbs that are far outside their region on the map, such as by a wrong digit. */
export function checkCoordinates(
	names: Names,
	sources: ReadonlyMap<unknown, Source>,
	{ regions }: GeoMap,
): void {
	for (const [list, source] of sources) {
		if (!source.file.includes("/suburbs/")) continue;
		const region = path.basename(source.file, ".yaml");
		const outline = regions.find(({ slug }) => slug === region)?.outline;
		if (!outline) continue;
		for (const [index, suburb] of (list as Content["suburbs"]).entries()) {
			const outside = measureOutside(suburb, outline);
			if (outside <= tolerance) continue;
			const where = `${Math.round(outside)} km outside ${region} on the map`;
			names.add(source, [index, "lat"], `${suburb.name} is ${where}; check lat and lng`);
		}
	}
}

/** Kilometres from a place to an outline; 0 within it. */
function measureOutside(place: Content["suburbs"][number], outline: LatLng[]): number {
	const ring = [...outline, outline[0] as LatLng];
	return isInside([place.lat, place.lng], [ring]) === false ? distanceToLine(place, ring) : 0;
}
