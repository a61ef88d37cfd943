import { expect, test } from "vitest";
import { findSun, offsetOn } from "./sunPosition.ts";

const wollongong = { lat: -34.4278, lng: 150.8931 };

// By the equations of NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html).
test.each([
	["2026-12-22", "7:00", 109.0, 14.0],
	["2026-12-22", "17:30", 260.7, 29.9],
	["2026-06-21", "9:00", 42.7, 18.3],
	["2026-06-21", "15:00", 316.6, 17.8],
	["2026-03-20", "13:00", 1.8, 55.8],
	["2026-09-23", "16:00", 286.1, 22.2],
])(
	"at Wollongong on %s at %s by the clock the sun stands at %d degrees, %d up",
	(day, time, azimuth, altitude) => {
		const [hours = 0, minutes = 0] = time.split(":").map(Number);
		const found = findSun(wollongong, day, hours * 60 + minutes);
		expect(Math.abs(found.azimuth - azimuth)).toBeLessThan(0.3);
		expect(Math.abs(found.altitude - altitude)).toBeLessThan(0.3);
	},
);

// At noon the sun is 90 degrees less latitude and declination high; the declination at the solstices is 23.44.
test.each([
	["2026-12-22", 90 - 34.43 + 23.44],
	["2026-06-21", 90 - 34.43 - 23.44],
])("at Wollongong on %s the sun’s highest is %d degrees", (day, highest) => {
	const altitudes = Array.from(
		{ length: 24 * 60 },
		(_, minute) => findSun(wollongong, day, minute).altitude,
	);
	expect(Math.abs(Math.max(...altitudes) - highest)).toBeLessThan(0.3);
});

test("clocks are an hour further ahead of UTC in summer", () => {
	expect(offsetOn("2026-01-15") / 3_600_000).toBe(11);
	expect(offsetOn("2026-07-15") / 3_600_000).toBe(10);
	// Daylight saving ends on the first Sunday of April and begins on the first of October.
	expect(offsetOn("2026-04-05") / 3_600_000).toBe(10);
	expect(offsetOn("2026-10-04") / 3_600_000).toBe(11);
});
