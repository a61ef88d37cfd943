import { expect, test } from "vitest";
import { findSun, offsetOn, type Place, type SunPosition } from "./sunPosition.ts";

const sydney = { lat: -33.8688, lng: 151.2093 };
const wollongong = { lat: -34.4278, lng: 150.8931 };
const bowral = { lat: -34.478, lng: 150.418 };

const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);

/**
 * The sun by the equations of NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html, after
 * Meeus, Astronomical Algorithms), without refraction.
 */
function findByNoaa({ lat, lng }: Place, instant: number): SunPosition {
	const century = (instant / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
	const longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032);
	const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
	const eccentricity = 0.016708634 - century * 0.000042037;
	const center =
		sin(anomaly) * 1.914602 + sin(2 * anomaly) * 0.019993 + sin(3 * anomaly) * 0.000289;
	const apparent = longitude + center - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * century);
	const obliquity = 23.4392911 - century * 0.0130042 + 0.00256 * cos(125.04 - 1934.136 * century);
	const declination = Math.asin(sin(obliquity) * sin(apparent)) / radians;
	const y = Math.tan((obliquity / 2) * radians) ** 2;
	const equation =
		(4 / radians) *
		(y * sin(2 * longitude) -
			2 * eccentricity * sin(anomaly) +
			4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
			0.5 * y * y * sin(4 * longitude) -
			1.25 * eccentricity * eccentricity * sin(2 * anomaly));
	const minutes = (instant % 86_400_000) / 60_000;
	const angle = (minutes + equation + 4 * lng) / 4 - 180;
	const altitude = Math.asin(
		sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(angle),
	);
	const azimuth = Math.atan2(
		sin(angle),
		cos(angle) * sin(lat) - (sin(declination) / cos(declination)) * cos(lat),
	);
	return { altitude: altitude / radians, azimuth: (azimuth / radians + 540) % 360 };
}

/** Degrees of sky between two positions. */
function measureGap(a: SunPosition, b: SunPosition): number {
	const along =
		sin(a.altitude) * sin(b.altitude) +
		cos(a.altitude) * cos(b.altitude) * cos(a.azimuth - b.azimuth);
	return Math.acos(Math.min(1, along)) / radians;
}

test("through the year the sun stands where NOAA has it, to 0.3 degrees", () => {
	const days = Array.from(
		{ length: 12 },
		(_, month) => `2026-${String(month + 1).padStart(2, "0")}-21`,
	);
	let compared = 0;
	for (const place of [sydney, wollongong, bowral])
		for (const day of days)
			for (let minutes = 300; minutes <= 1200; minutes += 30) {
				const found = findSun(place, day, minutes);
				// Refraction lifts a lower sun by more than 0.1 degrees; NOAA's equations are without it.
				if (found.altitude < 8) continue;
				const instant = Date.parse(`${day}T00:00Z`) - offsetOn(day) + minutes * 60_000;
				expect(measureGap(found, findByNoaa(place, instant))).toBeLessThan(0.3);
				compared++;
			}
	expect(compared).toBeGreaterThan(600);
});

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

// The sun rises and sets with its middle 0.833 degrees below the horizon: 0.567 for refraction, 0.266 for its radius.
test.each([
	["2026-06-21", 10],
	["2026-12-22", 11],
])("at Sydney on %s it rises and sets when NOAA has it, by clocks %d hours ahead", (day, hours) => {
	const midnight = Date.parse(`${day}T00:00Z`) - hours * 3_600_000;
	const isUp = (minute: number) => findByNoaa(sydney, midnight + minute * 60_000).altitude > -0.833;
	const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute).filter(isUp);
	for (const minute of [Math.min(...minutes), Math.max(...minutes)])
		expect(Math.abs(findSun(sydney, day, minute).altitude + 0.266)).toBeLessThan(0.3);
});

test("clocks are an hour further ahead of UTC in summer", () => {
	expect(offsetOn("2026-01-15") / 3_600_000).toBe(11);
	expect(offsetOn("2026-07-15") / 3_600_000).toBe(10);
	// Daylight saving ends on the first Sunday of April and begins on the first of October.
	expect(offsetOn("2026-04-05") / 3_600_000).toBe(10);
	expect(offsetOn("2026-10-04") / 3_600_000).toBe(11);
});
