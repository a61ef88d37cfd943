import { describe, expect, test } from "vitest";
import { listNumbers } from "./tokens.ts";

const read = (text: string) => listNumbers(text).map(({ value, unit }) => [value, unit]);

describe("figures of a text", () => {
	test.each<[text: string, numbers: [number, string][]]>([
		[
			"Allow $800 to $2,800 a screen.",
			[
				[800, "$"],
				[2800, "$"],
			],
		],
		[
			"It lasts 15 to 25 years.",
			[
				[15, "years"],
				[25, "years"],
			],
		],
		[
			"up to 98–99% of UV",
			[
				[98, "%"],
				[99, "%"],
			],
		],
		[
			"1,204, 1,198 and 1,201 mm across",
			[
				[1204, "mm"],
				[1198, "mm"],
				[1201, "mm"],
			],
		],
		[
			"wind class 3, 85 km/h",
			[
				[3, ""],
				[85, "km/h"],
			],
		],
		[
			"under 20 m², 3 m high",
			[
				[20, "m²"],
				[3, "m"],
			],
		],
		[
			"0.9 m by 0.9 m: 0.81 m²",
			[
				[0.9, "m"],
				[0.9, "m"],
				[0.81, "m²"],
			],
		],
		[
			"BAL-12.5 under AS 3959",
			[
				[12.5, ""],
				[3959, ""],
			],
		],
		[
			"20 per cent, and 40 °C",
			[
				[20, "%"],
				[40, "degrees"],
			],
		],
	])("%s", (text, numbers) => {
		expect(read(text)).toEqual(numbers);
	});

	test.each<[text: string, value: number, unit: string]>([
		["It costs $ 990.", 990, "$"],
		["It costs 990 dollars.", 990, "$"],
		["It costs AUD 990.", 990, "$"],
		["It costs AUD$990.", 990, "$"],
		["It costs A$990.", 990, "$"],
		["It costs 990 AUD.", 990, "$"],
		["It lasts 40yrs.", 40, "years"],
		["It lasts 40+ years.", 40, "years"],
		["It stands 133kmh.", 133, "km/h"],
		["It stands 133 kph.", 133, "km/h"],
		["It stands 133 kilometres an hour.", 133, "km/h"],
		["It covers 7.3 m2.", 7.3, "m²"],
		["It covers 7.3m2.", 7.3, "m²"],
		["It covers 7.3 sqm.", 7.3, "m²"],
		["It covers 7.3 square metres.", 7.3, "m²"],
		["It blocks 12 percent.", 12, "%"],
		["It is 37 millimetres deep.", 37, "mm"],
	])("%s is read although the house writes it another way", (text, value, unit) => {
		expect(read(text)).toEqual([[value, unit]]);
	});

	test("both ends of a range of money are money, and a smaller number after money is not", () => {
		for (const text of ["$700–990 a screen", "$700-990", "$700 to 990"]) {
			expect(read(text)).toEqual([
				[700, "$"],
				[990, "$"],
			]);
		}
		expect(read("$2,400 to 3 people")[1]).toEqual([3, ""]);
		expect(read("$700 to 900 mm")[1]).toEqual([900, "mm"]);
	});
});
