import type { Suburb } from "../../scripts/content/collections.ts";
import type { LatLng } from "../../scripts/content/schemas/place.ts";

/** Size of the drawing in its own units. */
export const mapSize = { width: 960, height: 600 };

/** Drawing units for one degree of latitude; the whole service area fits with a margin of sea. */
const scale = 860;
/** Shortening of a degree of longitude at 34.5 degrees south. */
const shrink = Math.cos((34.5 * Math.PI) / 180);
/** The place in the upper left corner. */
const corner = { lat: -34.12, lng: 149.9 };

/** Position of a place in the drawing, in whole units: half of one is less than a pixel even on an enlarged map. */
export function project([lat, lng]: LatLng): { x: number; y: number } {
	return {
		x: Math.round((lng - corner.lng) * shrink * scale),
		y: Math.round((corner.lat - lat) * scale),
	};
}

/** A line of places as the data of an SVG path. */
export function drawLine(line: readonly LatLng[]): string {
	const points = line.map(project).map(({ x, y }) => `${x} ${y}`);
	return `M${points.join("L")}`;
}

/** Width to height of the small map. */
const ratio = 4 / 3;
/** Room between the region and the frame, in units of the drawing. */
const margin = 12;

/** The smallest frame of the right shape round the outline of a region and all its suburbs. */
export function frameRegion(outline: readonly LatLng[], suburbs: readonly Suburb[]) {
	const dots = suburbs.map(({ lat, lng }) => project([lat, lng]));
	const points = [...outline.map(project), ...dots];
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
	const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
	const width = Math.ceil(Math.max(right - left, (bottom - top) * ratio));
	const height = Math.ceil(width / ratio);
	return {
		x: Math.round((left + right - width) / 2),
		y: Math.round((top + bottom - height) / 2),
		width,
		height,
	};
}
