import fc from "fast-check";
import { expect, test } from "vitest";
import { makeFact } from "../../../tests/spoiltPost.ts";
import { makeFactSheet } from "./factSheet.ts";
import { findWrongFigures } from "./figures.ts";
import { listNumbers } from "./numbers.ts";
import type { Passage } from "./passages.ts";
import { isRight, listSums } from "./shownSums.ts";

const prices = [
	[320, 540],
	[400, 600],
	[15, 35],
	[8000, 18000],
	[12000, 35000],
];
const facts = prices.map(([min, max]) => makeFact("price", { unit: "AUD per m2", min, max }));
const sheet = makeFactSheet({ facts, products: [] }, []);

/** What is wrong in a text, each line of which is a paragraph of one section. */
function judge(text: string): string[] {
	const passages = text.split("\n").map((line): Passage => {
		const locate = () => ({ line: 1, column: 1 });
		return { kind: "paragraph", text: line, section: 0, locate };
	});
	return findWrongFigures(passages, sheet).map(({ message }) => message);
}

test.each([
	"It costs $320 to $540, or $320–540, or between $320 and $540.",
	"At $400 to $600, three windows come to $1,200 to $1,800.",
	"Say 2.16 m²: at $400 to $600 that is $864 to $1,296.",
	"At $15 to $35 per metre, 1.2 m is $18 to $42.",
	"Say 14 m²: $8,000 to $18,000 is $571 to $1,286 a square metre.",
	"Of $320 to $540 and $400 to $600, one each is $720 to $1,140.",
	"3 × $700 = $2,100 to 3 × $900 = $2,700.\nTogether: $2,100 to $2,700.",
	"Of 12 windows: $8,000 ÷ 12 = $667 to $18,000 ÷ 12 = $1,500.",
	"$8,000 to $18,000 and $12,000 to $35,000 overlap from $12,000 to $18,000.",
	"Take a roof 4 m by 3 m: it covers 12 m².",
	"Say 2,400 mm: laps of 160 mm leave 2,240 mm.",
	"Of blades, 30 of 40 are 75%.",
	"Say the sill is 37 mm deep.",
	"It was built in 1978.",
])("VAL-11 a text may print %s", (text) => {
	expect(judge(text)).toEqual([]);
});

const none = "no fact of content/facts.yaml has";
test.each([
	["It costs $320 to $600.", `${none} $320 to $600`],
	["$8,000–18,000, $12,000–35,000: $12,000 to $18,000.", none],
	["It costs $300–500.", "$300 is no figure of content/facts.yaml"],
	["At $300 to $500, three are $900 to $1,500.", "$300 is no figure"],
	["Three at $400 come to $1,250.", "$1,250 is no figure of content/facts.yaml"],
	["It lasts 37% longer.", "37% is no figure"],
	["It is 37 mm deep.", 'or call it an example ("say 600 mm")'],
	["It lasts 99 years.", "99 years is no figure"],
	["3 × $400 = $1,300.", "3 × $400 comes to 1,200, not $1,300; redo the sum"],
])("VAL-11 a text may not print %s", (text, message) => {
	expect(judge(text).join("\n")).toContain(message);
});

const sumsOf = (text: string) => listSums(text, listNumbers(text));

test.each<[text: string, right: boolean]>([
	["$8,000 + 2 × $800 = $9,600", true],
	["$8,000 + 2 × $800 = $9,500", false],
	["2.4 − 0.25 = 2.15 m", true],
	["2.4 − 0.25 = 2.25 m", false],
	["$35,000 ÷ 18 = $1,945", false],
	["15% of 110 m² = 16.5 m²", true],
	["3,000 mm × 10 mm, which is 30,000 mm²", true],
	["12,000 ÷ 900, or $13.33", true],
	["100 ÷ 85 is 1.18", true],
])("of a shown sum, %s is right: %s", (text, right) => {
	expect(sumsOf(text).map(isRight)).toEqual([right]);
});

test("of a shown sum, whatever is multiplied or added, the right result passes and one that is off by one does not", () => {
	const amount = fc.integer({ min: 1, max: 5000 });
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 40 }), amount, amount, (count, price, more) => {
			const sum = (result: number) => `${count} × $${price} + $${more} = $${result}`;
			const right = count * price + more;
			const found = [right, right + 1].map((result) => sumsOf(sum(result)).map(isRight));
			expect(found).toEqual([[true], [false]]);
		}),
	);
});

test.each<[text: string, ...numbers: string[]]>([
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
])("the numbers of %s", (text, ...numbers) => {
	expect(listNumbers(text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(numbers);
});
