import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { workOutPrice } from "./placePrices.ts";

const priceOf = (suburb: string, product: string) =>
	workOutPrice(getContent(), getSuburb(suburb), getProduct(product));

test("a price is worked out for a window of the place's houses, with the sum and marked as an example", () => {
	const price = priceOf("mittagong", "plantation-shutters");
	expect(price?.example).toBe(
		"An example for Mittagong: a cottage sash, say 900 mm wide and 1.5 m high. Yours will differ.",
	);
	expect(price?.sums[0]).toMatchObject({
		name: "Polymer",
		sum: "900 mm × 1.5 m = 1.35 m²; 1.35 m² × $300 to $500 = $405 to $675",
	});
});

test("a price by the window is summed for two, one by the roof has no size, and a quoted product none", () => {
	expect(priceOf("mittagong", "roller-shutters")?.example).toMatch(
		/two windows, each a cottage sash/,
	);
	expect(priceOf("mittagong", "roller-shutters")?.sums[0]?.sum).toBe(
		"2 windows × $400 to $1,400 = $800 to $2,800",
	);
	expect(priceOf("mittagong", "louvered-roof-systems")?.example).toMatch(/: one roof\. /);
	expect(priceOf("mittagong", "roller-blinds")).toBeUndefined();
	expect(priceOf("macquarie-pass", "plantation-shutters")).toBeUndefined();
});

test("a shutter tested for bushfire is priced beside bush only, and a note of several stands once", () => {
	const namesOf = (suburb: string) =>
		priceOf(suburb, "roller-shutters")?.sums.map(({ name }) => name);
	expect(namesOf("hill-top")).toEqual(["Roller shutter", "Bushfire shutter"]);
	expect(namesOf("mittagong")).toEqual(["Roller shutter"]);
	for (const product of getContent().products) {
		const sums = priceOf("hill-top", product.slug)?.sums ?? [];
		const notes = sums.flatMap(({ note }) => note ?? []);
		expect(new Set(notes).size).toBe(notes.length);
	}
});
