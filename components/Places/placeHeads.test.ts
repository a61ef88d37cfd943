import { expect, test } from "vitest";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { summariseProduct, summariseSuburb } from "./placeHeads.ts";

test("Q43 what a place is like is told in its own sentences, whole", () => {
	expect(summariseSuburb(getSuburb("austinmer"))).toMatch(
		/^Shutters, .* in Austinmer 2515\. Austinmer has a beach, .*\.$/,
	);
	const awnings = (slug: string) => summariseProduct(getSuburb(slug), getProduct("awnings"));
	expect(awnings("kiama")).toBe(
		"Awnings in Kiama 2533. Salt comes from two sides and wind from four. Mornings are bright in any room that faces the sea.",
	);
	expect(awnings("macquarie-pass")).toMatch(/there are no homes there to measure/);
	expect(summariseSuburb(getSuburb("macquarie-pass"))).toMatch(/has no homes for us to measure/);
});
