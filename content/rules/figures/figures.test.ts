import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDerived, listCounts } from "./derive.ts";
import { evaluate, isRight, listSums } from "./sums.ts";
import { listFigures } from "./tokens.ts";

const read = (text: string) => listFigures(text).map(({ value, unit }) => [value, unit]);

describe("figures of a text", () => {
	test.each<[text: string, figures: [number, string][]]>([
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
	])("%s", (text, figures) => {
		expect(read(text)).toEqual(figures);
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

describe("sums of a text", () => {
	const sumsOf = (text: string) => listSums(text, listFigures(text));

	test.each([
		"3 × $800 = $2,400",
		"$8,000 + 2 × $800 = $9,600",
		"2.4 − 0.25 = 2.15 m",
		"$35,000 ÷ 18 = $1,944",
		"15% of 110 m² = 16.5 m²",
		"3,000 mm × 10 mm, which is 30,000 mm²",
		"12,000 ÷ 900, or $13.33",
		"24 seats ÷ 2 = 12 seats",
		"100 ÷ 85 is 1.18",
		"4 × 3 × 25 = 300 litres",
	])("%s is right", (text) => {
		const sums = sumsOf(text);
		expect(sums).toHaveLength(1);
		expect(sums.every(isRight)).toBe(true);
	});

	test.each([
		"3 × $800 = $2,500",
		"$8,000 + 2 × $800 = $9,500",
		"2.4 − 0.25 = 2.25 m",
		"$35,000 ÷ 18 = $1,945",
		"15% of 110 m² = 17.5 m²",
	])("%s is wrong", (text) => {
		expect(sumsOf(text).map(isRight)).toEqual([false]);
	});

	test("whatever is multiplied or added, the right result passes and a result that is off by one does not", () => {
		const amount = fc.integer({ min: 1, max: 5000 });
		fc.assert(
			fc.property(
				fc.integer({ min: 2, max: 40 }),
				amount,
				amount,
				fc.constantFrom(-1, 1),
				(count, price, more, off) => {
					const right = count * price + more;
					const sum = (result: number) =>
						`${count} × $${price} + $${more.toLocaleString("en-AU")} = $${result.toLocaleString("en-AU")}`;
					expect(sumsOf(sum(right)).map(isRight)).toEqual([true]);
					expect(sumsOf(sum(right + off)).map(isRight)).toEqual([false]);
					expect(evaluate(sumsOf(sum(right))[0] as never)).toBe(right);
				},
			),
		);
	});
});

describe("figures that follow from others", () => {
	const follows = (text: string) => {
		const figures = listFigures(text);
		const last = figures.at(-1);
		return last !== undefined && isDerived(last, figures, listCounts(text));
	};

	test.each([
		"Three windows at $400 come to $1,200",
		"From $2,552 up to $3,402 is a step of $850",
		"A roof 4 m by 3 m covers 12 m²",
		"Of 2,400 mm, laps of 160 mm leave 2,240 mm",
		"2.16 m² at $300 is $648",
		"30 of 40 blades are 75%",
	])("%s", (text) => {
		expect(follows(text)).toBe(true);
	});

	test.each([
		"Three windows at $400 come to $1,250",
		"A roof 4 m by 3 m covers 13 m²",
		"It costs $400 and lasts 99 years",
		"Of 2,400 mm, 80 mm go, and 37% stay",
		"Class 3 blocks 99.9%",
		"For 30 years it saves 70%",
		"Two of 40 blades, and 100%",
	])("%s: does not follow", (text) => {
		expect(follows(text)).toBe(false);
	});
});
