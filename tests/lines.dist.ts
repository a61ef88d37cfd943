import { expect, test } from "vitest";
import { readPage } from "./html.ts";

test.each([
	["/service-areas", ".key p"],
	["/blog", ".card p, .lead-post p"],
	["/locations/region/southern-highlands/bioclimatic-pergolas", ".stack > p"],
	["/locations/thirroul/plantation-shutters", ".stack p"],
])("on %s no line ends between a figure and its unit", (path, selector) => {
	const texts = readPage(path)
		.querySelectorAll(selector)
		.map((part) => part.textContent);
	expect(texts.filter((words) => /\d\u00a0(m|mm|km\/h)\b/.test(words))).not.toEqual([]);
	expect(texts.filter((words) => /\d (m|mm|m²|km\/h)(?!\w)/.test(words))).toEqual([]);
});
