import { expect, test } from "vitest";
import { listTextLinks } from "./textLinks.ts";

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
