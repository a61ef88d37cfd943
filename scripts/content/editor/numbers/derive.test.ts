import { describe, expect, test } from "vitest";
import { isDerived, listCounts } from "./derive.ts";
import { listNumbers } from "./tokens.ts";

describe("figures that follow from others", () => {
	const follows = (text: string) => {
		const numbers = listNumbers(text);
		const last = numbers.at(-1);
		return last !== undefined && isDerived(last, numbers, listCounts(text));
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
