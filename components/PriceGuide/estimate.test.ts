import fc from "fast-check";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { type Choice, estimate, nameChoice, type PricedProduct } from "./estimate.ts";
import { listPrices } from "./prices.ts";

/** A product of the price guide, and its first choice. */
function find(slug: string): [PricedProduct, Choice] {
	const [product] = listPrices(getContent(), [slug]).products;
	const [choice] = product?.choices ?? [];
	if (!product || !choice) throw new Error(`content/prices.yaml has lost ${slug}`);
	return [product, choice];
}
const [, polymer] = find("plantation-shutters");
const [, verishade] = find("veri-shades");

test("BEY-05 the sum is written out as in the fact sheet", () => {
	const basswood = { ...polymer, min: 600, max: 900 };
	expect(estimate(basswood, { width: 1800, second: 1200, quantity: 1 })).toEqual({
		min: 1296,
		max: 1944,
		range: "$1,296 to $1,944",
		sum: ["1.8 m × 1.2 m = 2.16 m²", "2.16 m² × $600 to $900 = $1,296 to $1,944"],
	});
	const [line] = estimate(basswood, { width: 1800, second: 1200, quantity: 3 })?.sum ?? [];
	expect(line).toBe("3 × 1.8 m × 1.2 m = 6.48 m²");
});

test("BEY-05 whoever does the printed sum again gets the printed dollars", () => {
	const side = fc.integer({ min: 200, max: 10_000 });
	fc.assert(
		fc.property(side, side, fc.integer({ min: 1, max: 99 }), (width, second, quantity) => {
			const result = estimate(polymer, { width, second, quantity });
			const area = Number(/^([\d.]+) m²/.exec(result?.sum[1] ?? "")?.[1]);
			expect(area).toBeCloseTo((width * second * quantity) / 1_000_000, 1);
			const [min, max] = [area * 300, area * 500].map(Math.round);
			expect(result).toMatchObject({ min, max });
			const printed = result?.range.match(/[\d,]+/g)?.map((dollars) => dollars.replaceAll(",", ""));
			expect(printed?.map(Number)).toEqual([min, max]);
			expect(result?.sum.join()).not.toMatch(/NaN|Infinity|undefined/);
		}),
	);
});

test.each([{}, { width: 1800 }, { second: 1200 }])(
	"BEY-05 where a side is missing that the price goes by there is no sum: %o",
	(sides) => expect(estimate(polymer, { ...sides, quantity: 1 })).toBeUndefined(),
);

test("BEY-05 the size does not enter the sum, the number does", () => {
	expect(estimate(verishade, { quantity: 1 })?.sum).toEqual(["1 window: $300 to $800"]);
	expect(estimate(verishade, { quantity: 2, width: 2000 })?.sum).toEqual([
		"2 windows × $300 to $800 = $600 to $1,600",
	]);
});

test.each([
	["zip-screens", ["Zip Screens", "Zip Screens: Wide or motorised zip screen"]],
	["roller-shutters", ["Roller Shutters", "Roller Shutters: Bushfire shutter to BAL-29"]],
	["veri-shades", ["Veri Shades"]],
])("BEY-05 the choices of %s say their product once", (slug, names) => {
	const [product] = find(slug);
	expect(product.choices.map((choice) => nameChoice(product, choice))).toEqual(names);
});
