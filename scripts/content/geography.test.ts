import { expect, test } from "vitest";
import { compassPoint, distanceBetween, distanceToLine, formatDistance } from "./geography.ts";

const wollongong = { lat: -34.428, lng: 150.893 };
const bowral = { lat: -34.479, lng: 150.418 };
const kiama = { lat: -34.674, lng: 150.844 };

test("BEY-07 the great circle from Wollongong to Bowral is 44 km, the same both ways", () => {
	// 0.475° of longitude at 34.45° S is 43.6 km, 0.051° of latitude 5.7 km.
	expect(distanceBetween(wollongong, bowral)).toBeCloseTo(43.9, 1);
	expect(distanceBetween(bowral, wollongong)).toBe(distanceBetween(wollongong, bowral));
	expect(distanceBetween(kiama, kiama)).toBe(0);
});

test("BEY-07 a degree of latitude is 111.2 km", () => {
	expect(distanceBetween({ lat: -34, lng: 150 }, { lat: -35, lng: 150 })).toBeCloseTo(111.2, 1);
});

test("BEY-07 compass points as a map shows them", () => {
	expect(compassPoint(wollongong, bowral)).toBe("west");
	expect(compassPoint(wollongong, kiama)).toBe("south");
	expect(compassPoint(kiama, wollongong)).toBe("north");
	expect(compassPoint(bowral, kiama)).toBe("south-east");
	expect(compassPoint(kiama, bowral)).toBe("north-west");
});

test("distance to a line counts the nearest point between its corners, and its ends", () => {
	const line = [
		[-34.5, 150.9],
		[-34.3, 150.9],
	] as const;
	const beside = { lat: -34.4, lng: 150.8 };
	expect(distanceToLine(beside, line)).toBeCloseTo(
		distanceBetween(beside, { lat: -34.4, lng: 150.9 }),
		2,
	);
	const beyond = { lat: -34.2, lng: 150.9 };
	expect(distanceToLine(beyond, line)).toBeCloseTo(
		distanceBetween(beyond, { lat: -34.3, lng: 150.9 }),
		2,
	);
});

test("distances are printed as whole kilometres, the shortest as under one", () => {
	expect(formatDistance(0.4)).toBe("under 1 km");
	expect(formatDistance(1.4)).toBe("1 km");
	expect(formatDistance(11.5)).toBe("12 km");
});
