import { getPosition } from "suncalc";
import type { Point } from "../../scripts/content/geography.ts";

/** Degrees: clockwise from north, and above the horizon as it is seen, refraction included. */
export interface SunPosition {
	azimuth: number;
	altitude: number;
}

const sydney = new Intl.DateTimeFormat("en-AU", {
	timeZone: "Australia/Sydney",
	timeZoneName: "longOffset",
});

/** Hours by which clocks in Sydney are ahead of UTC at noon of a day, written 2026-12-22: 10, or 11 with daylight saving. */
export function offsetOn(day: string): number {
	return Number(/GMT\+(\d+)/.exec(sydney.format(Date.parse(`${day}T02:00Z`)))?.[1]);
}

/**
 * Where the sun stands on a day in Sydney, as 2026-12-22.
 * @returns a function of the minutes after midnight by the clock there
 */
export function findSun({ lat, lng }: Point, day: string): (minutes: number) => SunPosition {
	const midnight = Date.parse(`${day}T00:00Z`) - offsetOn(day) * 3_600_000;
	return (minutes) => getPosition(new Date(midnight + minutes * 60_000), lat, lng);
}
