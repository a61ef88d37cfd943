import { expect, test } from "vitest";
import { dropLinks, listTextLinks } from "./format.ts";
import { dayInSydney } from "./today.ts";

test.each([
	["See the [guide](/plantation-shutters-guide) first.", "See the guide first."],
	["[One](/a) and [two](/b#c).", "One and two."],
	["No link [at all] (in brackets).", "No link [at all] (in brackets)."],
])("%s is read without links as %s", (text, plain) => {
	expect(dropLinks(text)).toBe(plain);
});

test("links are found as Markdown and as tags, without what follows the path", () => {
	const text =
		'[a](/products/zip-screens#sizes) and <a href="/locations/kiama/awnings">b</a>, [c](/blog/x-2 "C"), ' +
		"[d](https://example.com/products/awnings), /products/roller-blinds";
	expect(listTextLinks(text)).toEqual([
		"/products/zip-screens",
		"/locations/kiama/awnings",
		"/blog/x-2",
	]);
});

test("the day is that of New South Wales, where it is tomorrow already, summer or winter", () => {
	expect(dayInSydney(Date.parse("2026-11-26T12:59:59Z"))).toBe("2026-11-26");
	expect(dayInSydney(Date.parse("2026-11-26T13:00:00Z"))).toBe("2026-11-27");
	expect(dayInSydney(Date.parse("2026-07-14T13:59Z"))).toBe("2026-07-14");
	expect(dayInSydney(Date.parse("2026-07-14T14:00Z"))).toBe("2026-07-15");
});
