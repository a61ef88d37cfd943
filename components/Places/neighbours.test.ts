import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { distanceBetween } from "../../scripts/content/geography.ts";
import { getSuburb } from "../../tests/entries.ts";
import { listBearings, listLeadingSuburbs, listNeighbours, listSuburbs } from "./neighbours.ts";

const content = getContent();
const { suburbs, regions, site } = content;

test("SBP-05 CST-15 BEY-07 the neighbours of a suburb are twelve of the same region, never the suburb itself, none nearer left out", () => {
	for (const suburb of suburbs) {
		const away = (other: typeof suburb) => distanceBetween(suburb, other);
		const nearest = listSuburbs(content, { slug: suburb.regionSlug })
			.filter(({ slug, homes }) => homes !== "none" && slug !== suburb.slug)
			.sort((a, b) => away(a) - away(b));
		const found = listNeighbours(content, suburb).same.map(({ slug }) => slug);
		expect(found).toEqual(nearest.slice(0, 12).map(({ slug }) => slug));
		expect(found).toHaveLength(12);
	}
	expect(listNeighbours(content, getSuburb("kiama")).same[0]).toMatchObject({
		slug: "bombo",
		away: "2 km north",
	});
});

test("BEY-07 at most four suburbs across the region's border stand in a list of their own: those with homes that are nearer than its last", () => {
	const lists = suburbs.map((suburb) => {
		const away = (other: typeof suburb) => distanceBetween(suburb, other);
		const { same, beyond } = listNeighbours(content, suburb);
		const last = getSuburb(same.at(-1)?.slug ?? "");
		const nearer = suburbs
			.filter(({ regionSlug, homes }) => regionSlug !== suburb.regionSlug && homes !== "none")
			.filter((other) => away(other) < away(last))
			.sort((a, b) => away(a) - away(b));
		const found = beyond.map(({ slug }) => slug);
		expect(found).toEqual(nearer.slice(0, 4).map(({ slug }) => slug));
		return [suburb.slug, found] as const;
	});
	expect(lists.filter(([, { length }]) => length === 4).length).toBeGreaterThan(4);
	const beyond = new Map(lists);
	expect(beyond.get("calderwood")).toContain("marshall-mount");
	expect(beyond.get("wollongong")).toEqual([]);
});

test("RGP-05 Q22 a region lists its popular suburbs first, then its biggest, twelve in all", () => {
	for (const region of regions) {
		const leading = listLeadingSuburbs(content, region);
		expect(new Set(leading).size).toBe(12);
		const there = listSuburbs(content, region);
		expect(there).toEqual(expect.arrayContaining(leading));
		const popular = there.filter(({ slug }) => site.popularSuburbs.includes(slug));
		expect(new Set(leading.slice(0, popular.length))).toEqual(new Set(popular));
		expect(leading.filter(({ homes }) => homes)).toEqual([]);
	}
});

test.each([
	[
		"dapto",
		{
			"From Wollongong": "12 km south-west",
			"From the sea": "9 km",
			"From Lake Illawarra": "2 km",
		},
	],
	["wingello", { "From Bowral": "34 km south-west" }],
	["bowral", {}],
	["kiama", { "From the sea": "under 1 km" }],
])(
	"the way to %s from the main town, and from sea and lake where that says something",
	(slug, ways) => {
		const bearings = listBearings(content, getSuburb(slug));
		expect(Object.fromEntries(bearings.map(({ term, value }) => [term, value]))).toEqual(ways);
	},
);
