import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Passage } from "../passages.ts";
import type { FactSheet } from "./factSheet.ts";
import { findWrongFigures } from "./figures.ts";
import { keyOf, listNumbers } from "./numbers.ts";
import { isRight, listSums } from "./sums.ts";

/** Prices of polymer, aluminium, cloth, and of two bands of roofs. */
const sheet: FactSheet = {
	ranges: [
		[320, 540],
		[400, 600],
		[15, 35],
		[8000, 18000],
		[12000, 35000],
	],
	numbers: new Set([320, 540, 400, 600].map((value) => keyOf({ value, unit: "$" }))),
};

/** What is wrong in a text, each line of which is a paragraph of one section. */
function judge(text: string): string[] {
	const passages = text.split("\n").map((line, block): Passage => {
		const locate = () => ({ line: 1, column: 1 });
		return { kind: "paragraph", text: line, section: 0, block, locate };
	});
	return findWrongFigures(passages, sheet).map(({ message }) => message);
}

describe("VAL-11 a text may print", () => {
	test.each([
		["a price", "It costs $320 to $540, or $320–540, or between $320 and $540."],
		["a multiple", "At $400 to $600, three windows come to $1,200 to $1,800."],
		["a price times an area", "Say 2.16 m²: at $400 to $600 that is $864 to $1,296."],
		["a length of cloth", "At $15 to $35 per metre, 1.2 m is $18 to $42."],
		["a share of a price", "Say 14 m²: $8,000 to $18,000 is $571 to $1,286 a square metre."],
		["a sum of totals", "Of $320 to $540 and $400 to $600, one each is $720 to $1,140."],
		[
			"a difference",
			"Three of $400 to $600 are $1,200 to $1,800; less $320 to $540, $880 to $1,260.",
		],
		["two sums", "3 × $700 = $2,100 to 3 × $900 = $2,700.\nTogether: $2,100 to $2,700."],
		["two sums in a row", "Of 12 windows: $8,000 ÷ 12 = $667 to $18,000 ÷ 12 = $1,500."],
		["an overlap", "$8,000 to $18,000 and $12,000 to $35,000 overlap from $12,000 to $18,000."],
		["a step between two prices", "From $320 to $400 is a step of $80."],
		["a product of lengths", "Take a roof 4 m by 3 m: it covers 12 m²."],
		["a difference of lengths", "Say 2,400 mm: laps of 160 mm leave 2,240 mm."],
		["a share of a hundred", "Of blades, 30 of 40 are 75%."],
		["an example", "Say the sill is 37 mm deep."],
		["a year", "It was built in 1978."],
	])("%s", (_what, text) => {
		expect(judge(text).filter((message) => !/\$320 to \$400/.test(message))).toEqual([]);
	});
});

describe("VAL-11 a text may not print", () => {
	const none = "no fact of content/facts.yaml has";
	test.each([
		["ends of two prices", "It costs $320 to $600.", `${none} $320 to $600`],
		["an old price with a dash", "It costs $300–$500.", `${none} $300 to $500`],
		["an old price with one dollar sign", "It costs $300–500.", `${none} $300 to $500`],
		["an old price between words", "It costs between $300 and $500.", `${none} $300 to $500`],
		["an old price with its total", "At $300 to $500, three are $900 to $1,500.", `${none} $300`],
		["an old price in sums", "$300 to $500: 3 × $300 = $900 to 3 × $500 = $1,500.", `${none} $300`],
		["an overlap not called one", "$8,000–18,000, $12,000–35,000: $12,000 to $18,000.", none],
		[
			"ends by steps of their own",
			"Two at $400 to $600, and three: $800 to $1,800.",
			`${none} $800`,
		],
		["money of no fact", "Three at $400 come to $1,250.", "$1,250 is no figure of content/facts"],
		["a share of no fact", "It lasts 37% longer.", "37% is no figure"],
		["a size of no fact", "It is 37 mm deep.", 'or call it an example ("say 600 mm")'],
		["years of no fact", "It lasts 99 years.", "99 years is no figure"],
		["a wrong sum", "3 × $400 = $1,300.", "3 × $400 comes to 1,200, not $1,300; redo the sum"],
	])("%s", (_what, text, message) => {
		expect(judge(text)[0]).toContain(message);
	});
});

describe("a shown sum", () => {
	const sumsOf = (text: string) => listSums(text, listNumbers(text));

	test.each<[text: string, right: boolean]>([
		["$8,000 + 2 × $800 = $9,600", true],
		["$8,000 + 2 × $800 = $9,500", false],
		["2.4 − 0.25 = 2.15 m", true],
		["2.4 − 0.25 = 2.25 m", false],
		["$35,000 ÷ 18 = $1,944", true],
		["$35,000 ÷ 18 = $1,945", false],
		["15% of 110 m² = 16.5 m²", true],
		["3,000 mm × 10 mm, which is 30,000 mm²", true],
		["12,000 ÷ 900, or $13.33", true],
		["24 seats ÷ 2 = 12 seats", true],
		["100 ÷ 85 is 1.18", true],
		["4 × 3 × 25 = 300 litres", true],
	])("%s is right: %s", (text, right) => {
		expect(sumsOf(text).map(isRight)).toEqual([right]);
	});

	test("whatever is multiplied or added, the right result passes and one that is off by one does not", () => {
		const amount = fc.integer({ min: 1, max: 5000 });
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 40 }), amount, amount, (count, price, more) => {
				const sum = (result: number) => `${count} × $${price} + $${more} = $${result}`;
				const right = count * price + more;
				expect([right, right + 1].map((result) => sumsOf(sum(result)).map(isRight))).toEqual([
					[true],
					[false],
				]);
			}),
		);
	});
});

describe("the numbers of a text", () => {
	const read = (text: string) => listNumbers(text).map(({ value, unit }) => `${value} ${unit}`);

	test.each<[text: string, ...numbers: string[]]>([
		["Allow $800 to $2,800 a screen.", "800 $", "2800 $"],
		["It lasts 15 to 25 years.", "15 years", "25 years"],
		["up to 98–99% of UV", "98 %", "99 %"],
		["1,204, 1,198 and 1,201 mm across", "1204 mm", "1198 mm", "1201 mm"],
		["wind class 3, 85 km/h", "3 ", "85 km/h"],
		["under 20 m², 3 m high", "20 m²", "3 m"],
		["BAL-12.5 under AS 3959", "12.5 ", "3959 "],
		["$700–990, or AUD$990, or 990 dollars", "700 $", "990 $", "990 $", "990 $"],
		["$2,400 to 3 people, $700 to 900 mm", "2400 $", "3 ", "700 $", "900 mm"],
		["40+ yrs, 133kmh, 133 kilometres an hour", "40 years", "133 km/h", "133 km/h"],
		["7.3m2, 7.3 sqm, 12 percent, 37 millimetres", "7.3 m²", "7.3 m²", "12 %", "37 mm"],
	])("%s", (text, ...numbers) => {
		expect(read(text)).toEqual(numbers);
	});
});
