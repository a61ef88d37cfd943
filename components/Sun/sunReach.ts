import { type Facing, facings } from "../../scripts/content/facings.ts";
import type { Point } from "../../scripts/content/geography.ts";
import { findSun, type SunPosition } from "./sunPosition.ts";

/** A window in metres; heights are above the floor. */
export interface Glazing {
	facing: Facing;
	/** How far the eave stands out from the wall. */
	eave: number;
	height: number;
	sill: number;
}

/** Height of the ceiling, and of an eave over a window that is lower, in metres. */
const ceiling = 2.4;

/** Top of the glass. */
export function headOf({ sill, height }: Glazing): number {
	return sill + height;
}

/** Height of the eave's edge: at the ceiling, or at the head of taller glass. */
export function eaveHeight(glazing: Glazing): number {
	return Math.max(ceiling, headOf(glazing));
}

/** Direct sun on a wall, seen in the section across it. */
export interface Incidence {
	/** Tangent of the sun's height in that section: metres of fall for each metre into the room. */
	fall: number;
	/** Metres to the left, seen from inside, for each metre into the room. */
	drift: number;
	/** Metres above the floor up to which the glass is lit, from the sill on; none where the eave shades all of it. */
	litTo?: number;
}

/** Degrees above the horizon or round from the wall below which the sun only grazes it. */
const grazing = 1;
const radians = Math.PI / 180;

/** How the sun meets a window's wall; undefined while it is down or behind the house. */
export function findIncidence(
	glazing: Glazing,
	{ azimuth, altitude }: SunPosition,
): Incidence | undefined {
	const aside = (azimuth - 45 * facings.indexOf(glazing.facing)) * radians;
	const ahead = Math.cos(aside);
	if (altitude < grazing || ahead < Math.sin(grazing * radians)) return undefined;
	const fall = Math.tan(altitude * radians) / ahead;
	const litTo = Math.min(headOf(glazing), eaveHeight(glazing) - glazing.eave * fall);
	return { fall, drift: Math.tan(aside), litTo: litTo > glazing.sill ? litTo : undefined };
}

/** How many metres into the room the sun falls on the floor at a moment; 0 without direct sun on the glass. */
export function reachInto(glazing: Glazing, sun: SunPosition): number {
	const { litTo = 0, fall } = findIncidence(glazing, sun) ?? { fall: 1 };
	return litTo / fall;
}

/** Minutes of the day between which the page looks for the sun, and the step. */
const day = { from: 270, to: 1260, step: 5 };

/** From when to when there is direct sun on the glass, in minutes by the clock; several times where an eave divides it. */
export function listSunTimes(
	glazing: Glazing,
	place: Point,
	date: string,
): { from: number; to: number }[] {
	const times: { from: number; to: number }[] = [];
	const sunAt = findSun(place, date);
	for (let minutes = day.from; minutes <= day.to; minutes += day.step) {
		if (!reachInto(glazing, sunAt(minutes))) continue;
		const last = times.at(-1);
		if (last?.to === minutes - day.step) last.to = minutes;
		else times.push({ from: minutes, to: minutes });
	}
	return times.filter(({ from, to }) => to > from);
}

/** Hours of the heat map, by the clock. */
export const hours = Array.from({ length: 16 }, (_, index) => index + 5);

/** The reach on the 21st of each month, month by month, at half past each hour. */
export function mapYear(glazing: Glazing, place: Point, year: number): number[][] {
	return Array.from({ length: 12 }, (_, month) => {
		const sunAt = findSun(place, `${year}-${String(month + 1).padStart(2, "0")}-21`);
		return hours.map((hour) => reachInto(glazing, sunAt(hour * 60 + 30)));
	});
}

/** Metres into the room from which a cell has the next stronger colour. */
const steps = [0.01, 1, 2.5];

/** How many of the steps a reach has passed. */
export function gradeReach(reach: number): number {
	return steps.filter((step) => reach >= step).length;
}
