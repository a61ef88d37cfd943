import { expect, test } from "vitest";
import { findSun } from "./sunPosition.ts";
import {
	findIncidence,
	type Glazing,
	gradeReach,
	hours,
	listSunTimes,
	mapYear,
	reachInto,
} from "./sunReach.ts";

const wollongong = { lat: -34.4278, lng: 150.8931 };
const glazing: Glazing = { facing: "N", eave: 0, height: 1.2, sill: 0.9 };

test.each([
	["straight ahead falls as far in as the glass is high", 0, 45, 2.1],
	["from the side reaches less far in", 60, 45, 2.1 * Math.cos(Math.PI / 3)],
	["a degree up is on the glass", 0, 1, 2.1 / Math.tan(Math.PI / 180)],
	["just under a degree only grazes it", 0, 0.99, 0],
	["along the wall only grazes it", 89.1, 45, 0],
	["along the other wall only grazes it", 270.9, 45, 0],
	["behind the house is not on it", 180, 40, 0],
])("sun that stands %s", (_, azimuth, altitude, metres) => {
	expect(reachInto(glazing, { azimuth, altitude })).toBeCloseTo(metres);
});

test("sun from the right, seen from inside, drifts to the left, and the facing turns with the wall", () => {
	const sun = { azimuth: 60, altitude: 45 };
	expect(findIncidence(glazing, sun)?.drift).toBeCloseTo(Math.sqrt(3));
	expect(findIncidence({ ...glazing, facing: "E" }, sun)?.drift).toBeCloseTo(
		-Math.tan(Math.PI / 6),
	);
});

test.each([
	[1.2, 20, 2.1],
	[1.2, 45, 1.8],
	[1.2, 79, undefined],
	// Taller glass has its eave at its head.
	[2, 45, 2.3],
])(
	"under an eave of 0.6 m glass %d m high is lit by a sun %d degrees up to %s m",
	(height, altitude, litTo) => {
		const incidence = findIncidence({ ...glazing, height, eave: 0.6 }, { azimuth: 0, altitude });
		expect(incidence).toMatchObject({ litTo: litTo && expect.closeTo(litTo) });
	},
);

test("sun that is seen at one moment alone has no span", () => {
	const shaded = { ...glazing, eave: 0.9, sill: 1.2 };
	expect(reachInto(shaded, findSun(wollongong, "2026-03-21")(1135))).toBeGreaterThan(0);
	const times = listSunTimes(shaded, wollongong, "2026-03-21");
	expect(times.filter(({ from, to }) => from >= to)).toEqual([]);
});

test("the year's map has for each month its 21st at half past each hour by the clock, and is deepest in winter to the north", () => {
	const west: Glazing = { ...glazing, facing: "W" };
	const map = mapYear(west, wollongong, 2026);
	expect(map.map((month) => month.length)).toEqual(Array(12).fill(16));
	expect(hours[0]).toBe(5);
	const at = (hour: number) => map[9]?.[hours.indexOf(hour)];
	expect(at(16)).toBe(reachInto(west, findSun(wollongong, "2026-10-21")(16 * 60 + 30)));
	expect(at(16)).toBeGreaterThan(0);
	expect(at(9)).toBe(0);
	const noon = mapYear(glazing, wollongong, 2026).map((month) => month[7] ?? 0);
	expect(noon.indexOf(Math.max(...noon))).toBe(5);
});

test("a reach is coloured more strongly from a centimetre, a metre and two and a half on", () => {
	expect([0, 0.009, 0.01, 0.99, 1, 2.49, 2.5, 6].map(gradeReach)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
