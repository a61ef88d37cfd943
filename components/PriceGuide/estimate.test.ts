import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choice, PricedProduct } from "./choice.ts";
import { type Estimate, estimate, listNotes, writeMessage } from "./estimate.ts";

const polymer: Choice = { id: "s p", name: "Polymer", min: 300, max: 500, about: false, per: "m²" };
const verishade: Choice = {
	id: "v v",
	name: "VeriShade",
	min: 300,
	max: 800,
	about: false,
	per: "window",
};
const roof: Choice = {
	id: "r r",
	name: "Compact",
	min: 8000,
	max: 18_000,
	about: true,
	per: "roof",
};
const shutters: PricedProduct = {
	slug: "plantation-shutters",
	name: "Plantation Shutters",
	choices: [polymer, { ...polymer, id: "s b", name: "Basswood" }],
	moves: ["The area."],
	notes: [],
	split: { over: 800, text: "{width} is a lot for one panel." },
};

/** The dollars of a printed range. */
function readRange(result: Estimate | undefined): number[] {
	return (result?.range.match(/[\d,]+/g) ?? []).map((dollars) =>
		Number(dollars.replaceAll(",", "")),
	);
}

describe("guide prices by area", () => {
	test("BEY-05 the sum is written out as in the fact sheet", () => {
		const result = estimate(
			{ ...polymer, min: 600, max: 900 },
			{ width: 1800, second: 1200, quantity: 1 },
		);
		expect(result).toEqual({
			range: "$1,296 to $1,944",
			sum: ["1.8 m × 1.2 m = 2.16 m²", "2.16 m² × $600 to $900 = $1,296 to $1,944"],
		});
	});

	test("BEY-05 several windows of a size stand in the sum", () => {
		const result = estimate(polymer, { width: 1500, second: 1200, quantity: 3 });
		expect(result?.sum[0]).toBe("3 × 1.5 m × 1.2 m = 5.40 m²");
		expect(result?.range).toBe("$1,620 to $2,700");
	});

	test("BEY-05 there is no figure while a side is missing", () => {
		expect(estimate(polymer, { width: 1800, quantity: 1 })).toBeUndefined();
		expect(estimate(polymer, { quantity: 1 })).toBeUndefined();
	});

	test("BEY-05 whoever does the printed sum again gets the printed dollars", () => {
		const side = fc.integer({ min: 200, max: 10_000 });
		fc.assert(
			fc.property(side, side, fc.integer({ min: 1, max: 99 }), (width, second, quantity) => {
				const result = estimate(polymer, { width, second, quantity });
				const area = Number(/^([\d.]+) m²/.exec(result?.sum[1] ?? "")?.[1]);
				expect(area).toBeCloseTo((width * second * quantity) / 1_000_000, 1);
				expect(readRange(result)).toEqual([area * 300, area * 500].map(Math.round));
				expect(result?.sum.join()).not.toMatch(/NaN|Infinity|undefined/);
			}),
		);
	});

	test("BEY-05 more windows never cost less", () => {
		const side = fc.integer({ min: 200, max: 10_000 });
		fc.assert(
			fc.property(side, side, fc.integer({ min: 1, max: 98 }), (width, second, quantity) => {
				const fewer = estimate(polymer, { width, second, quantity });
				const more = estimate(polymer, { width, second, quantity: quantity + 1 });
				const [min = Number.NaN, max = Number.NaN] = readRange(more);
				expect(min).toBeGreaterThanOrEqual(readRange(fewer)[0] ?? 0);
				expect(max).toBeGreaterThanOrEqual(min);
			}),
		);
	});
});

describe("guide prices by the piece", () => {
	test("BEY-05 the size does not enter the sum, the number does", () => {
		expect(estimate(verishade, { quantity: 1 })?.sum).toEqual(["1 window: $300 to $800"]);
		expect(estimate(verishade, { quantity: 2, width: 2000 })?.sum).toEqual([
			"2 windows × $300 to $800 = $600 to $1,600",
		]);
	});

	test("BEY-05 ranges that the fact sheet calls typical are printed with about", () => {
		expect(estimate(roof, { quantity: 1 })?.range).toBe("about $8,000 to $18,000");
	});
});

describe("what stands beside the range", () => {
	test("BEY-05 an opening too wide for one panel is split, a narrow one is not", () => {
		expect(listNotes(shutters, polymer, { width: 2400, quantity: 1 })).toEqual([
			"2.4 m is a lot for one panel.",
		]);
		expect(listNotes(shutters, polymer, { width: 800, quantity: 1 })).toEqual([]);
	});
});

describe("the words for the enquiry", () => {
	test("BEY-05 carry product, material, size, number, range and sum", () => {
		const message = writeMessage(shutters, polymer, { width: 1500, second: 1200, quantity: 3 });
		expect(message).toBe(
			"I would like a quote for Plantation Shutters (polymer): 3 windows, each 1.5 m wide and 1.2 m high. " +
				"Your price guide gives $1,620 to $2,700 including GST " +
				"(3 × 1.5 m × 1.2 m = 5.40 m²; 5.40 m² × $300 to $500 = $1,620 to $2,700).",
		);
	});

	test("BEY-05 carry what there is when nothing was typed or no price is printed", () => {
		expect(writeMessage(shutters, polymer, { quantity: 1 })).toBe(
			"I would like a quote for Plantation Shutters (polymer): 1 window.",
		);
		const blinds = { ...shutters, name: "Roller Blinds", choices: [] };
		expect(writeMessage(blinds, undefined, { width: 900, quantity: 2 })).toBe(
			"I would like a quote for Roller Blinds: 2 openings, each 900 mm wide.",
		);
	});

	test("BEY-05 a roof is deep, not high", () => {
		const roofs = { ...shutters, name: "Louvered Roof Systems", choices: [roof] };
		expect(writeMessage(roofs, roof, { width: 5000, second: 3800, quantity: 1 })).toContain(
			"1 roof, 5 m wide and 3.8 m deep. Your price guide gives about $8,000 to $18,000 including GST",
		);
	});
});
