import { facingNames } from "../../scripts/content/facings.ts";
import { formatDay } from "../../scripts/content/format.ts";
import type { Point } from "../../scripts/content/geography.ts";
import { eaveHeight, type Glazing, headOf, type Incidence, listSunTimes } from "./sunReach.ts";

/** Depth in metres of the room that is drawn. */
export const roomDepth = 5;

/** Returns "3:15 pm" for 915 minutes. */
export function formatTime(minutes: number): string {
	const hour = Math.floor(minutes / 60);
	const minute = String(minutes % 60).padStart(2, "0");
	return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/** Returns "1.2 m". */
export function formatMetres(metres: number): string {
	return `${Number(metres.toFixed(1))} m`;
}

/** When there is sun on the glass, in words. */
export function describeTimes(glazing: Glazing, place: Point, day: string): string {
	const times = listSunTimes(glazing, place, day);
	if (times.length === 0) return "No direct sun";
	const spans = times.map(({ from, to }) => `${formatTime(from)} to ${formatTime(to)}`);
	return spans.join(", and ").replace(/ (?=[ap]m|to )/g, "\u00a0");
}

/** How far the sun comes in at a moment. */
export function describeReach(incidence: Incidence | undefined): string {
	if (!incidence) return "There is no direct sun on this window.";
	if (!incidence.litTo) return "The eave keeps the sun off all of the glass.";
	const reach = incidence.litTo / incidence.fall;
	if (reach > roomDepth) return `The sun reaches right across a room ${roomDepth} m deep.`;
	if (reach < 0.05) return "The sun only grazes the glass.";
	return `The sun reaches ${formatMetres(reach)} into the room.`;
}

/**
 * A window and the sun in it at a moment, for an enquiry.
 * @param day as 2026-12-22
 * @param reach what describeReach says
 * @param town where the window is, if it is known
 */
export function writeMoment(
	{ facing, height, sill, eave }: Glazing,
	{ day, minutes, reach, town }: { day: string; minutes: number; reach: string; town?: string },
): string {
	return [
		`A window facing ${facingNames[facing]}${town ? ` at ${town}` : ""}:`,
		`glass ${formatMetres(height)} high, sill ${formatMetres(sill)} above the floor, eave ${formatMetres(eave)}.`,
		`At ${formatTime(minutes)} on ${formatDay(day)}: ${reach} (From your page about the sun.)`,
	].join(" ");
}

/** Spacing of blades as a share of their width; a usual shutter overlaps a little when shut. */
const spacing = 0.9;
/** Depth in metres of the roof that is weighed. */
const roofDepth = 3;

/** Degrees by which the outer edge of level blades goes down until no sun passes between them; 0 where none has to. */
function tiltBlades({ fall }: Incidence): number {
	const height = Math.atan(fall);
	const tilt = Math.asin(spacing * Math.cos(height)) - height;
	return Math.max(0, Math.ceil((tilt * 180) / Math.PI / 5) * 5);
}

/**
 * What each kind of shade does about the sun at a moment; nothing where none is on the glass.
 * @param awningReach metres, the most that we plan with
 */
export function describeShades(
	glazing: Glazing,
	incidence: Incidence | undefined,
	awningReach: number,
) {
	if (!incidence?.litTo) return [];
	const { fall } = incidence;
	const { sill } = glazing;
	const tilt = tiltBlades(incidence);
	const screenTo = Math.min(headOf(glazing), fall);
	const projection = (eaveHeight(glazing) - sill) / fall;
	const shadow = eaveHeight(glazing) - roofDepth * fall;
	return [
		{
			slug: "plantation-shutters",
			name: "Blades",
			text: tilt
				? `Outer edge about ${tilt}° down from level: the flattest setting that stops the sun, and so the one that leaves most outlook.`
				: "Set level they stop it, and you look straight out between them.",
		},
		{
			slug: "zip-screens",
			name: "Screen",
			text:
				screenTo > sill
					? `Down to ${formatMetres(screenTo)} above the floor it keeps the sun within a metre of the glass. Mesh leaves the outlook.`
					: "Only all the way down. Mesh leaves the outlook.",
		},
		{
			slug: "awnings",
			name: "Awning",
			text:
				projection > awningReach
					? `Too low for one: it would have to reach further than ${formatMetres(awningReach)}, the most we plan with.`
					: `Out ${formatMetres(projection)} from the wall at the height of the eave, it shades all of the glass.`,
		},
		{
			slug: "louvered-roof-systems",
			name: "Louvred roof",
			text:
				shadow <= sill
					? `Shut, a roof ${roofDepth} m deep shades all of the glass.`
					: shadow >= headOf(glazing)
						? `The sun comes in under a roof ${roofDepth} m deep.`
						: `Shut, a roof ${roofDepth} m deep leaves sun on the glass below ${formatMetres(shadow)}.`,
		},
	];
}
