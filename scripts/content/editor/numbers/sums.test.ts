import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate, isRight, listSums } from "./sums.ts";
import { listNumbers } from "./tokens.ts";

describe("sums of a text", () => {
	const sumsOf = (text: string) => listSums(text, listNumbers(text));

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
