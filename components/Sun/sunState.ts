import { type Facing, facings } from "../../scripts/content/facings.ts";
import type { Glazing } from "./sunReach.ts";
import { days } from "./sunWords.ts";

/** What is chosen on the page of the sun. */
export interface SunState {
	glazing: Glazing;
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

/** A day of each month, by month and day: the solstices and equinoxes, and the 21st of the others. */
export const dayChoices = Array.from({ length: 12 }, (_, month) => {
	const date = new Date(Date.UTC(2000, month, 21));
	const id = date.toISOString().slice(5, 10);
	const name = date.toLocaleDateString("en-AU", { day: "numeric", month: "long", timeZone: "UTC" });
	return days.find((day) => day.id.startsWith(id.slice(0, 3))) ?? { id, name };
});

/** The choices of the form as figures. @param today for the choice of that name, and for the year, as 2026-12-22 */
export function readState(choices: Record<string, string>, today: string): SunState {
	const number = (name: keyof typeof ranges) => {
		const { min, max, value } = ranges[name];
		const chosen = Number(choices[name] ?? value);
		return Number.isFinite(chosen) ? Math.min(max, Math.max(min, chosen)) : value;
	};
	const { facing, day = firstDay } = choices;
	return {
		glazing: {
			facing: facings.find((way) => way === facing) ?? firstFacing,
			eave: number("eave"),
			height: number("height"),
			sill: number("sill"),
		},
		day: day === "today" ? today : `${today.slice(0, 4)}-${day}`,
		minutes: number("hour"),
	};
}
