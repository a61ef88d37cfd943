import { expect, test } from "vitest";
import { findSun } from "./sunPosition.ts";
import {
	findIncidence,
	type Glazing,
	gradeReach,
	hours,
	lightGlass,
	listSunTimes,
	mapYear,
	reachInto,
} from "./sunReach.ts";

const wollongong = { lat: -34.4278, lng: 150.8931 };
const glazing: Glazing = { facing: "N", eave: 0, height: 1.2, sill: 0.9 };

test("sun straight ahead at 45 degrees falls as far in as the glass is high", () => {
	expect(reachInto(glazing, { azimuth: 0, altitude: 45 })).toBeCloseTo(2.1);
});

test("sun from the side reaches less far in, and drifts along the wall", () => {
	const sun = { azimuth: 60, altitude: 45 };
	expect(reachInto(glazing, sun)).toBeCloseTo(2.1 * Math.cos(Math.PI / 3));
	expect(findIncidence("N", sun)?.drift).toBeCloseTo(Math.sqrt(3));
});

test("an eave of 0.6 m shades the top of the glass, and all of it under a high sun", () => {
	const deep = { ...glazing, eave: 0.6 };
	const at = (altitude: number) => {
		const incidence = findIncidence("N", { azimuth: 0, altitude });
		return incidence && lightGlass(deep, incidence);
	};
	expect(at(45)).toEqual({ bottom: 0.9, top: expect.closeTo(1.8) });
	expect(at(79)).toBeUndefined();
	expect(at(20)?.top).toBe(2.1);
});

test("there is none while the sun is down or behind the house", () => {
	expect(reachInto(glazing, { azimuth: 0, altitude: -5 })).toBe(0);
	expect(reachInto(glazing, { azimuth: 180, altitude: 40 })).toBe(0);
});

test("a west window has the afternoon and an east one the morning, by summer time in December", () => {
	const [west, ...others] = listSunTimes({ ...glazing, facing: "W" }, wollongong, "2026-12-22");
	expect(others).toEqual([]);
	// Solar noon at Wollongong is about 12:55 by summer time.
	expect(west?.from).toBeGreaterThan(12 * 60 + 45);
	expect(west?.from).toBeLessThan(13 * 60 + 15);
	expect(west?.to).toBeGreaterThan(19 * 60 + 45);
	const [east] = listSunTimes({ ...glazing, facing: "E" }, wollongong, "2026-06-21");
	expect(east?.to).toBeLessThan(12 * 60 + 5);
});

test("a south window has direct sun in summer, early and late, and none in winter", () => {
	const south: Glazing = { ...glazing, facing: "S" };
	expect(listSunTimes(south, wollongong, "2026-12-22")).toHaveLength(2);
	expect(listSunTimes(south, wollongong, "2026-06-21")).toEqual([]);
});

test("in a north window the year’s map is deepest in winter", () => {
	const noon = mapYear(glazing, wollongong, 2026).map((month) => month[7] ?? 0);
	expect(noon.indexOf(Math.max(...noon))).toBe(5);
});

test("each hour of the map is its half hour on the 21st, by the clock of that month", () => {
	const west: Glazing = { ...glazing, facing: "W" };
	const [january] = mapYear(west, wollongong, 2026);
	const at = (hour: number) => january?.[hours.indexOf(hour)];
	expect(january).toHaveLength(16);
	expect(at(16)).toBe(reachInto(west, findSun(wollongong, "2026-01-21", 16 * 60 + 30)));
	expect(at(16)).toBeGreaterThan(0);
	expect(at(9)).toBe(0);
});

test("a reach is coloured more strongly from a centimetre, a metre and two and a half on", () => {
	expect([0, 0.009, 0.01, 0.99, 1, 2.49, 2.5, 6].map(gradeReach)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
