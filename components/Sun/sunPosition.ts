import { getPosition } from "suncalc";

/** Degrees, north and east positive. */
export interface Place {
	lat: number;
	lng: number;
}

/** Degrees: clockwise from north, and above the horizon as it is seen, refraction included. */
export interface SunPosition {
	azimuth: number;
	altitude: number;
}

const clock = new Intl.DateTimeFormat("en-AU", {
	timeZone: "Australia/Sydney",
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
});

/** What a clock in Sydney shows, as a UTC time of the same digits. */
function readClock(instant: number): number {
	const parts = Object.fromEntries(
		clock.formatToParts(instant).map(({ type, value }) => [type, value]),
	);
	const { year, month, day, hour, minute } = parts;
	return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`);
}

/** Milliseconds by which clocks in Sydney are ahead of UTC at noon of a day: 10 hours, 11 with daylight saving. */
export function offsetOn(day: string): number {
	const noon = Date.parse(`${day}T02:00Z`);
	return readClock(noon) - noon;
}

/**
 * Where the sun stands.
 * @param day in Sydney, as 2026-12-22
 * @param minutes after midnight by the clock there
 */
export function findSun(
	{ lat, lng }: Place,
	day: string,
	minutes: number,
	offset = offsetOn(day),
): SunPosition {
	const midnight = Date.parse(`${day}T00:00Z`) - offset;
	return getPosition(new Date(midnight + minutes * 60_000), lat, lng);
}
