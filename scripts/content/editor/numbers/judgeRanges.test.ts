import { describe, expect, test } from "vitest";
import type { Passage } from "../reading/passages.ts";
import { readFigures } from "./figures.ts";
import { findWrongRanges } from "./judgeRanges.ts";
import type { Ends } from "./ranges.ts";

/** Prices of polymer, aluminium, cloth, and of two bands of roofs. */
const prices: Ends[] = [
	[320, 540],
	[400, 600],
	[15, 35],
	[8000, 18000],
	[12000, 35000],
];

/** The wrong ranges of a text, each line of which is a paragraph of one section. */
function judge(text: string): string[] {
	const passages = text.split("\n").map((line, block): Passage => {
		const locate = () => ({ line: 1, column: 1 });
		return { kind: "paragraph", text: line, section: 0, block, row: 0, locate };
	});
	const wrong = findWrongRanges(passages.map(readFigures), prices);
	return [...wrong].map(({ least, most }) => `${least.value}-${most.value}`);
}

describe("ranges of money that a text may print", () => {
	test.each([
		["a price", "It costs $320 to $540, or $320–540, or between $320 and $540."],
		["a multiple", "At $400 to $600, three windows come to $1,200 to $1,800."],
		["a price times an area", "2.16 m² at $400 to $600 is $864 to $1,296."],
		["a length of cloth", "At $15 to $35 per metre, 1.2 m is $18 to $42."],
		["a share of a price", "About $8,000 to $18,000 over 14 m² is $571 to $1,286 a square metre."],
		["a sum of totals", "Of $320 to $540 and $400 to $600, one each is $720 to $1,140."],
		[
			"a difference",
			"Three of $400 to $600 are $1,200 to $1,800; less $320 to $540, $880 to $1,260.",
		],
		["two sums", "3 × $700 = $2,100 to 3 × $900 = $2,700.\nTogether: $2,100 to $2,700."],
		["two sums in a row", "$8,000 ÷ 12 = $667 to $18,000 ÷ 12 = $1,500 a square metre."],
		["an overlap", "$8,000 to $18,000 and $12,000 to $35,000 overlap from $12,000 to $18,000."],
		["two prices", "One costs $320 and $600 the other."],
	])("%s", (_what, text) => {
		expect(judge(text)).toEqual([]);
	});
});

describe("ranges of money that are wrong", () => {
	test.each([
		["ends of two prices", "It costs $320 to $600.", ["320-600"]],
		["an old price with a dash", "It costs $300–$500.", ["300-500"]],
		["an old price with one dollar sign", "It costs $300–500.", ["300-500"]],
		["an old price between two words", "It costs between $300 and $500.", ["300-500"]],
		["an old price, without its total", "At $300 to $500, three are $900 to $1,500.", ["300-500"]],
		[
			"an old price, without the sum of its totals",
			"At $300 to $500, two are $600 to $1,000, seven $2,100 to $3,500. Together: $2,700 to $4,500.",
			["300-500"],
		],
		["a total before its old price", "Six are $1,800 to $3,000 at $300 to $500.", ["300-500"]],
		[
			"an old price in its sums",
			"$300 to $500: 3 × $300 = $900 to 3 × $500 = $1,500.",
			["300-500"],
		],
		["a price by a length", "At $400 to $600, a window 1.5 m wide: $600 to $900.", ["600-900"]],
		[
			"an overlap not called one",
			"$8,000–18,000, $12,000–35,000: $12,000 to $18,000.",
			["12000-18000"],
		],
		["ends by steps of their own", "Two at $400 to $600, and three: $800 to $1,800.", ["800-1800"]],
	])("%s", (_what, text, wrong) => {
		expect(judge(text)).toEqual(wrong);
	});
});
