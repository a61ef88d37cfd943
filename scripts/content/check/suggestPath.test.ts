import { expect, test } from "vitest";
import { suggestPath } from "./suggestPath.ts";

const paths = new Set([
	"/contact",
	"/products/zip-screens",
	...["bowral", "gerroa", "kiama", "medway", "yerrinbool"].flatMap((place) => [
		`/locations/${place}`,
		`/locations/${place}/zip-screens`,
	]),
]);

test.each([
	["/contct", "/contact"],
	["/product/zip-screens", "/products/zip-screens"],
	["/products/zip-sceens", "/products/zip-screens"],
	["/locations/kaima", "/locations/kiama"],
	["/locations/geroa/zip-screens", "/locations/gerroa/zip-screens"],
	["/locations/kiama/zip-screen", "/locations/kiama/zip-screens"],
])("ARC-06 %s is probably %s", (written, path) => {
	expect(suggestPath(written, paths)).toBe(`; did you mean "${path}"?`);
});

test.each([
	"/locations/nowra/zip-screens",
	"/locations/berry/zip-screens",
	"/locations/gerringong",
	"/locations/sydney",
	"/locations/kiana/zip-screen",
	"/elsewhere/kiama",
])("ARC-06 %s is like none", (written) => {
	expect(suggestPath(written, paths)).toBe("");
});
