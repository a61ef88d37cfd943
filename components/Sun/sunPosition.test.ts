import { expect, test } from "vitest";
import { findSun, offsetOn } from "./sunPosition.ts";

const wollongong = { lat: -34.4278, lng: 150.8931 };

// By the equations of NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html).
test.each([
	["2026-12-22", 7, 109.0, 14.0],
	["2026-12-22", 17.5, 260.7, 29.9],
	["2026-06-21", 15, 316.6, 17.8],
	["2026-03-20", 13, 1.8, 55.8],
])(
	"at Wollongong on %s at %d hours by the clock the sun stands at %d degrees, %d up",
	(day, hours, azimuth, altitude) => {
		const found = findSun(wollongong, day)(hours * 60);
		expect(Math.abs(found.azimuth - azimuth)).toBeLessThan(0.3);
		expect(Math.abs(found.altitude - altitude)).toBeLessThan(0.3);
	},
);

// Daylight saving ends on the first Sunday of April and begins on the first of October.
test.each([
	["2026-01-15", 11],
	["2026-04-05", 10],
	["2026-07-15", 10],
	["2026-10-03", 10],
	["2026-10-04", 11],
])("on %s clocks in Sydney are %d hours ahead of UTC", (day, hours) => {
	expect(offsetOn(day)).toBe(hours);
});
