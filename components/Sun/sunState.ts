import { type Facing, facings } from "../../scripts/content/facings.ts";
import type { Place } from "./sunPosition.ts";
import type { Glazing } from "./sunReach.ts";

/** What is chosen on the page of the sun. */
export interface SunState {
	glazing: Glazing;
	place: Place;
	/** In Sydney, as 2026-12-22. */
	day: string;
	/** After midnight by the clock. */
	minutes: number;
}

/** Ranges of the fields, and what stands in them at first. Metres; the hour in minutes. */
export const ranges = {
	eave: { min: 0, max: 3, step: 0.1, value: 0.5 },
	height: { min: 0.6, max: 2.4, step: 0.1, value: 1.2 },
	sill: { min: 0, max: 1.5, step: 0.1, value: 0.9 },
	hour: { min: 300, max: 1260, step: 15, value: 1020 },
} as const;

export const firstFacing: Facing = "W";
export const firstDay = "12-22";

/** The choices of the form as figures. @param today for the choice of that name */
export function readState(choices: Record<string, string>, place: Place, today: string): SunState {
	const number = (name: keyof typeof ranges) => {
		const { min, max, value } = ranges[name];
		const chosen = Number(choices[name] ?? value);
		return Number.isFinite(chosen) ? Math.min(max, Math.max(min, chosen)) : value;
	};
	const { facing, day = firstDay } = choices;
	return {
		glazing: {
			facing: facings.find((one) => one === facing) ?? firstFacing,
			eave: number("eave"),
			height: number("height"),
			sill: number("sill"),
		},
		place,
		day: day === "today" ? today : `${today.slice(0, 4)}-${day}`,
		minutes: number("hour"),
	};
}
