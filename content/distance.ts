import type { Suburb } from "./collections.ts";

/** Mean radius of the earth in kilometres. */
const radius = 6371;

/** Great-circle distance between two suburbs in kilometres (haversine). */
export function distanceBetween(a: Pick<Suburb, "lat" | "lng">, b: Pick<Suburb, "lat" | "lng">): number {
	const rad = Math.PI / 180;
	const lat = Math.sin(((b.lat - a.lat) * rad) / 2);
	const lng = Math.sin(((b.lng - a.lng) * rad) / 2);
	const h = lat * lat + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * lng * lng;
	return 2 * radius * Math.asin(Math.sqrt(h));
}
