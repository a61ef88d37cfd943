import { expect, test } from "vitest";
import { mapSchema } from "./geoMap.ts";

const line = [
	[-34.67, 150.85],
	[-34.68, 150.86],
];
const map = {
	about: "Shapes",
	credit: "Credit",
	source: "Source",
	regions: [{ slug: "kiama", hub: "kiama", outline: line }],
	coastline: line,
	lakeIllawarra: line,
	escarpment: line,
	towns: [{ slug: "kiama", side: "left" }],
};
const list = (changes: object) =>
	(mapSchema.safeParse({ ...map, ...changes }).error?.issues ?? []).map(({ path }) =>
		path.join("."),
	);

test("ARC-06 the map has shapes, regions with their main town, and towns on a side of their dot", () => {
	expect(list({})).toEqual([]);
	expect(list({ towns: [{ slug: "kiama", side: "right" }] })).toEqual([]);
});

test.each([
	["a shape of one point", { coastline: line.slice(0, 1) }, "coastline"],
	["a point of one number", { escarpment: [[-34], [150, 1]] }, "escarpment.0"],
	["a point in words", { lakeIllawarra: [["x", 150], line[0]] }, "lakeIllawarra.0.0"],
	["an unknown side", { towns: [{ slug: "kiama", side: "top" }] }, "towns.0.side"],
	["a region without its town", { regions: [{ slug: "kiama", outline: line }] }, "regions.0.hub"],
	["an unknown key of a region", { regions: [{ ...map.regions[0], size: 1 }] }, "regions.0"],
	["an unknown key", { rivers: line }, ""],
])("ARC-06 %s is refused", (_what, changes, place) => {
	expect(list(changes)[0]).toBe(place);
});
