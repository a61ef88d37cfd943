import { expect, test } from "vitest";
import { dropLinks, listTextLinks } from "./format.ts";

test.each([
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
