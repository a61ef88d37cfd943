import { describe, expect, test } from "vitest";
import { pricesSchema } from "./price.ts";

const letters = (count: number) => "a".repeat(count);

describe("ARC-06 a product of the price guide", () => {
	const about = { title: "Prices", description: letters(130), lead: "Lead", rule: "Rule" };
	const sizes = {
		example: { width: 1, height: 1 },
		sizes: { smallest: 1, largest: 2 },
	};
	const option = { name: "One", fact: "one" };
	const list = (product: object) =>
		(
			pricesSchema.safeParse({ ...about, ...sizes, products: [{ product: "zip", ...product }] })
				.error?.issues ?? []
		).map(({ path, message }) => `${path.join(".")}: ${message}`);

	test.each([
		["options and what moves the price", { options: [option], moves: ["size"] }],
		["the reason why it has none", { none: "It is quoted." }],
		["the reason and what moves the price", { none: "It is quoted.", moves: ["size"] }],
	])("has %s", (_what, product) => {
		expect(list(product)).toEqual([]);
	});

	test.each([
		["nothing", {}],
		["options alone", { options: [option] }],
		["what moves the price alone", { moves: ["size"] }],
		["options and the reason why there are none", { options: [option], none: "It is quoted." }],
	])("with %s is refused", (_what, product) => {
		expect(list(product)).toEqual(["products.0: write options and moves, or none alone"]);
	});

	test("with a misspelt key is told of that key alone", () => {
		expect(list({ optons: [option], moves: ["size"] })).toEqual([
			'products.0: Unrecognized key: "optons"',
		]);
	});
});

test.each([
	[
		{ smallest: 900, largest: 200 },
		500,
		"sizes: smallest 900 is not less than largest 200; swap them",
	],
	[
		{ smallest: 200, largest: 900 },
		901,
		"example: write a width and a height from 200 to 900, as sizes has it",
	],
	[
		{ smallest: 200, largest: 900 },
		199,
		"example: write a width and a height from 200 to 900, as sizes has it",
	],
	[{ smallest: 200, largest: 900 }, 900, undefined],
	[{ smallest: 200, largest: 900 }, 200, undefined],
])("ARC-06 of the guide's sizes %o and the width %i it is said: %s", (sizes, width, sentence) => {
	const { error } = pricesSchema.safeParse({
		...{ title: "Prices", description: letters(130), lead: "Lead", rule: "Rule" },
		...{ sizes, example: { width, height: 500 }, products: [] },
	});
	expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(
		sentence && [sentence],
	);
});
