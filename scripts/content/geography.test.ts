import { expect, test } from "vitest";
import { compassPoint, distanceBetween, distanceToLine, formatDistance } from "./geography.ts";

const wollongong = { lat: -34.428, lng: 150.893 };
const bowral = { lat: -34.479, lng: 150.418 };
const kiama = { lat: -34.674, lng: 150.844 };

test.each([
	[wollongong, kiama, "south"],
	[bowral, kiama, "south-east"],
	[kiama, bowral, "north-west"],
])("BEY-07 the compass point from %j to %j is %s, as a map shows it", (from, to, point) => {
	expect(compassPoint(from, to)).toBe(point);
});

test("distance to a line counts the nearest point between its corners, and its ends, however often a corner is there", () => {
	const line = [
		[-34.5, 150.9],
		[-34.3, 150.9],
		[-34.3, 150.9],
	] as const;
	const at = (lat: number, lng: number) => ({ lat, lng });
	for (const [place, nearest] of [
		[at(-34.4, 150.8), at(-34.4, 150.9)],
		[at(-34.2, 150.9), at(-34.3, 150.9)],
	] as const)
		expect(distanceToLine(place, line)).toBeCloseTo(distanceBetween(place, nearest), 2);
});

test("distances are printed as whole kilometres, the shortest as under one", () => {
	expect([0.9, 1, 1.4, 11.5].map(formatDistance)).toEqual(["under 1 km", "1 km", "1 km", "12 km"]);
});
