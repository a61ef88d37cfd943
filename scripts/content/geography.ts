import { type Facing, facingNames, facings } from "./facings.ts";

/** A point on the ground in degrees. */
export interface Point {
	lat: number;
	lng: number;
}

/** Mean radius of the earth in kilometres. */
const radius = 6371;
const rad = Math.PI / 180;

/** Great-circle distance between two places in kilometres (haversine). */
export function distanceBetween(a: Point, b: Point): number {
	const lat = Math.sin(((b.lat - a.lat) * rad) / 2);
	const lng = Math.sin(((b.lng - a.lng) * rad) / 2);
	const h = lat * lat + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * lng * lng;
	return 2 * radius * Math.asin(Math.sqrt(h));
}

/** The direction from `from` to `to`, as one of eight compass points. */
export function compassPoint(from: Point, to: Point): (typeof facingNames)[Facing] {
	const y = Math.sin((to.lng - from.lng) * rad) * Math.cos(to.lat * rad);
	const x =
		Math.cos(from.lat * rad) * Math.sin(to.lat * rad) -
		Math.sin(from.lat * rad) * Math.cos(to.lat * rad) * Math.cos((to.lng - from.lng) * rad);
	const turns = Math.atan2(y, x) / (2 * Math.PI);
	return facingNames[facings[Math.round(turns * 8 + 8) % 8] as Facing];
}

/**
 * Shortest distance in kilometres from a place to a line of [latitude, longitude] points.
 * Each segment is treated as flat: accurate to a few metres over the few kilometres between its points.
 */
export function distanceToLine(place: Point, line: readonly (readonly [number, number])[]): number {
	const east = rad * radius * Math.cos(place.lat * rad);
	const north = rad * radius;
	const flat = line.map(
		([lat, lng]) => [(lng - place.lng) * east, (lat - place.lat) * north] as const,
	);
	let nearest = Number.POSITIVE_INFINITY;
	for (let index = 1; index < flat.length; index++) {
		const [ax, ay] = flat[index - 1] as readonly [number, number];
		const [bx, by] = flat[index] as readonly [number, number];
		const length = (bx - ax) ** 2 + (by - ay) ** 2;
		const along = length === 0 ? 0 : -(ax * (bx - ax) + ay * (by - ay)) / length;
		const t = Math.min(1, Math.max(0, along));
		nearest = Math.min(nearest, Math.hypot(ax + t * (bx - ax), ay + t * (by - ay)));
	}
	return nearest;
}

/** Returns `12 km`, or `under 1 km`. No finer, because a place is a point in the middle of a suburb. */
export function formatDistance(kilometres: number): string {
	return kilometres < 1 ? "under 1 km" : `${Math.round(kilometres)} km`;
}
