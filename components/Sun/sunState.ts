import type { Facing } from "../../scripts/content/facings.ts";

/** Ranges of the fields, and what stands in them at first. Metres; the hour in minutes. */
export const ranges = {
	eave: { min: 0, max: 3, step: 0.1, value: 0.5 },
	height: { min: 0.6, max: 2.4, step: 0.1, value: 1.2 },
	sill: { min: 0, max: 1.5, step: 0.1, value: 0.9 },
	hour: { min: 300, max: 1260, step: 15, value: 1020 },
} as const;

export const firstFacing: Facing = "W";
export const firstDay = "12-22";

/** Solstices and equinoxes, by month and day. */
export const days = [
	{ id: "12-22", name: "22 December, the longest day" },
	{ id: "03-20", name: "20 March, equinox" },
	{ id: "09-23", name: "23 September, equinox" },
	{ id: "06-21", name: "21 June, the shortest day" },
];

/** A day of each month: one of those, otherwise the 21st. */
export const dayChoices = Array.from({ length: 12 }, (_, month) => {
	const date = new Date(Date.UTC(2000, month, 21));
	const id = date.toISOString().slice(5, 10);
	const name = date.toLocaleDateString("en-AU", { day: "numeric", month: "long", timeZone: "UTC" });
	return days.find((day) => day.id.startsWith(id.slice(0, 3))) ?? { id, name };
});

/**
 * What is chosen on the page of the sun: the window, a day in Sydney as 2026-12-22, and minutes after midnight by the clock.
 * @param choices what the fields hold, which the browser keeps within their ranges
 * @param today for the choice of that name, and for the year, as 2026-12-22
 */
export function readState(choices: Record<string, string>, today: string) {
	const number = (name: keyof typeof ranges) => Number(choices[name] ?? ranges[name].value);
	const { facing = firstFacing, day = firstDay } = choices;
	return {
		glazing: {
			facing: facing as Facing,
			eave: number("eave"),
			height: number("height"),
			sill: number("sill"),
		},
		day: day === "today" ? today : `${today.slice(0, 4)}-${day}`,
		minutes: number("hour"),
	};
}
