import { expect, test } from "vitest";
import { adviseRange, type Price } from "./prices.ts";

const prices: Price[] = [
	{ id: "price-polymer", ends: [320, 540], products: ["shutters"] },
	{ id: "price-sheer", ends: [310, 520], products: ["curtains"] },
	{ id: "price-roof", ends: [8000, 18000], products: ["roofs"] },
];

test("a range near one fact of the page's product is advised to be that fact's", () => {
	expect(adviseRange([300, 500], prices, ["shutters"])).toBe(
		"write $320 to $540, as price-polymer has it; no fact has $300 to $500",
	);
});

test("on another page a range near one fact of all is advised to be that fact's", () => {
	expect(adviseRange([8000, 17000], prices, ["faq"])).toMatch(
		/^write \$8,000 to \$18,000, as price-r/,
	);
});

test.each([
	["near two facts", [300, 500], "faq"],
	["near a fact of another product", [8000, 17000], "shutters"],
	["near one end only", [8000, 40000], "roofs"],
] as const)("for a range %s no fact is advised", (_what, ends, slug) => {
	expect(adviseRange(ends, prices, [slug])).toMatch(/^no fact of content\/facts\.yaml has \$/);
});
