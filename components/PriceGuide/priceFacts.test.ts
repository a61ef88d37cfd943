import { expect, test } from "vitest";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { priceFact } from "./priceFacts.ts";

const content = getQuotedContent();

test.each([
	[
		"louvered-roof-systems",
		"Guide price per roof: About $8,000 to $18,000, or about $12,000 to $35,000",
	],
	["plantation-shutters", "Guide price per m²: $300 to $900"],
	["heritage-shutters", "Guide price per m²: From the basswood range, $600 to $900"],
	[
		"panel-glides",
		"Price: By written quote; width, channels, fabric and how the track is fixed decide",
	],
])("FIG-14 FIG-15 BEY-17 Q39 the price of %s is worded as the fact sheet has it", (slug, price) => {
	const { term, value } = priceFact(content, getProduct(slug));
	expect(`${term}: ${value}`).toBe(price);
});

test("FIG-26 FIG-27 a shutter tested for bushfire has its price in general and in a suburb beside bush, in no other", () => {
	const priceIn = (suburb?: string) =>
		priceFact(content, getProduct("roller-shutters"), suburb ? getSuburb(suburb) : undefined).value;
	const both = "$400 to $1,400; bushfire shutter to BAL-29 $600 to $2,000";
	expect([priceIn(), priceIn("hill-top")]).toEqual([both, both]);
	expect(priceIn("bowral")).toBe("$400 to $1,400");
});
