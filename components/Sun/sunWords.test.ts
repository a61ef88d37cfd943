import { expect, test } from "vitest";
import { dayChoices, readState } from "./sunState.ts";
import { describeReach, describeShades, formatTime } from "./sunWords.ts";

const glazing = { facing: "N", eave: 0, height: 1.2, sill: 0.9 } as const;

test.each([
	[0.05, "65° down", "Only all", "Too low for one: .* 3 m,", "comes in under a roof"],
	[0.3, "45° down", "Only all", "Too low for one", "sun on the glass below 1.5 m"],
	[0.5, "30° down", "Only all", "Out 3 m from the wall", "roof 3 m deep shades all"],
	[0.9, "5° down", "Only all", "Out 1.7 m from the wall", "roof 3 m deep shades all"],
	[1, "Set level", "Down to 1 m above", "Out 1.5 m from the wall", "roof 3 m deep shades all"],
	[3, "Set level", "Down to 2.1 m above", "Out 0.5 m from the wall", "roof 3 m deep shades all"],
])(
	"where the sun falls %d m a metre, blades: %s; a screen: %s; an awning: %s; a roof: %s",
	(fall, ...words) => {
		const shades = describeShades(glazing, { fall, drift: 0, litTo: 2.1 }, 3);
		expect(shades.map(({ name }) => name)).toEqual(["Blades", "Screen", "Awning", "Louvred roof"]);
		expect(shades.map(({ text }) => text)).toEqual(
			words.map((word) => expect.stringMatching(word)),
		);
		expect(describeShades(glazing, { fall, drift: 0 }, 3)).toEqual([]);
	},
);

test("how far the sun comes in is said to the wall at the back, and times by the clock with noon as 12 pm", () => {
	const reach = (fall: number) => describeReach({ fall, drift: 0, litTo: 2 });
	expect(reach(0.4)).toBe("The sun reaches 5 m into the room.");
	expect(reach(0.39)).toBe("The sun reaches right across a room 5 m deep.");
	expect(reach(38)).toBe("The sun reaches 0.1 m into the room.");
	expect(reach(42)).toBe("The sun only grazes the glass.");
	const times = [605, 725, 1439, 5].map(formatTime);
	expect(times).toEqual(["10:05 am", "12:05 pm", "11:59 pm", "12:05 am"]);
});

test("there is a day in each of the twelve months", () => {
	expect(dayChoices.map(({ id }) => id)).toEqual([
		...["01-21", "02-21", "03-20", "04-21", "05-21", "06-21"],
		...["07-21", "08-21", "09-23", "10-21", "11-21", "12-22"],
	]);
	expect(dayChoices[0]?.name).toBe("21 January");
	expect(readState({ day: "today" }, "2026-11-26").day).toBe("2026-11-26");
});
