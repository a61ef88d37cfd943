import { describe, expect, test } from "vitest";
import { getContent, getSuburb } from "../../scripts/content/collections.ts";
import { distanceBetween } from "../../scripts/content/geography.ts";
import { listBearings, listLeadingSuburbs, listNeighbours, listSuburbs } from "./neighbours.ts";

const { suburbs, regions, site } = getContent();

describe("neighbours", () => {
	test("SBP-05 CST-15 BEY-07 twelve of the same region, never the suburb itself, none nearer left out", () => {
		for (const suburb of suburbs) {
			const slugs = listNeighbours(suburb).map(({ slug }) => slug);
			expect(slugs).toHaveLength(12);
			expect(slugs).not.toContain(suburb.slug);
			const distances = slugs.map((slug) => distanceBetween(suburb, getSuburb(slug)));
			expect(distances).toEqual(distances.toSorted((a, b) => a - b));
			const left = suburbs.filter(
				({ slug, regionSlug }) =>
					regionSlug === suburb.regionSlug && slug !== suburb.slug && !slugs.includes(slug),
			);
			const farthest = distances.at(-1) ?? 0;
			for (const other of left)
				expect(distanceBetween(suburb, other)).toBeGreaterThanOrEqual(farthest);
		}
	});

	test("RGP-05 Q22 a region lists its popular suburbs first, twelve in all", () => {
		for (const region of regions) {
			const slugs = listLeadingSuburbs(region).map(({ slug }) => slug);
			expect(new Set(slugs).size).toBe(12);
			const popular = listSuburbs(region).filter(({ slug }) => site.popularSuburbs.includes(slug));
			expect(slugs.slice(0, popular.length).toSorted()).toEqual(
				popular.map(({ slug }) => slug).toSorted(),
			);
			const settled = listSuburbs(region).filter(({ homes }) => !homes).length;
			const lonely = slugs.filter((slug) => getSuburb(slug).homes).length;
			expect(lonely).toBe(Math.max(0, 12 - settled));
		}
	});

	test("the way from the main town, and from the sea where that says something", () => {
		expect(listBearings(getSuburb("thirroul"))).toEqual([
			{ term: "From Wollongong", value: "13 km north" },
		]);
		expect(listBearings(getSuburb("wollongong"))).toEqual([]);
		expect(listBearings(getSuburb("dapto")).map(({ term }) => term)).toEqual([
			"From Wollongong",
			"From the sea",
		]);
		expect(listBearings(getSuburb("wingello")).map(({ term }) => term)).toEqual(["From Bowral"]);
	});
});
