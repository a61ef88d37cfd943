import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { distanceBetween } from "../../scripts/content/geography.ts";
import { getSuburb } from "../../tests/entries.ts";
import { listBearings, listLeadingSuburbs, listNeighbours, listSuburbs } from "./neighbours.ts";

const content = getContent();
const { suburbs, regions, site } = content;

test("SBP-05 CST-15 BEY-07 the neighbours of a suburb are twelve of the same region, never the suburb itself, none nearer left out", () => {
	for (const suburb of suburbs) {
		const others = suburbs.filter(
			({ slug, regionSlug, homes }) =>
				regionSlug === suburb.regionSlug && homes !== "none" && slug !== suburb.slug,
		);
		const away = (other: typeof suburb) => distanceBetween(suburb, other);
		const nearest = others.toSorted((a, b) => away(a) - away(b)).slice(0, 12);
		const found = listNeighbours(content, suburb).same.map(({ slug }) => slug);
		expect(nearest).toHaveLength(12);
		expect(found).toEqual(nearest.map(({ slug }) => slug));
	}
});

test("BEY-07 suburbs across the region's border stand in a list of their own where they are as near", () => {
	const beyond = (slug: string) =>
		listNeighbours(content, getSuburb(slug)).beyond.map(({ slug }) => slug);
	expect(beyond("calderwood")).toContain("marshall-mount");
	expect(beyond("wollongong")).toEqual([]);
	const shown = suburbs.flatMap(({ slug }) => beyond(slug));
	expect(shown.filter((slug) => getSuburb(slug).homes === "none")).toEqual([]);
});

test("RGP-05 Q22 a region lists its popular suburbs first, then its biggest, twelve in all", () => {
	for (const region of regions) {
		const slugs = listLeadingSuburbs(content, region).map(({ slug }) => slug);
		expect(new Set(slugs).size).toBe(12);
		const popular = listSuburbs(content, region).filter(({ slug }) =>
			site.popularSuburbs.includes(slug),
		);
		expect(slugs.slice(0, popular.length).toSorted()).toEqual(
			popular.map(({ slug }) => slug).toSorted(),
		);
		expect(slugs.filter((slug) => getSuburb(slug).homes)).toEqual([]);
	}
});

test("the way from the main town, and from sea and lake where that says something", () => {
	const termsOf = (slug: string) => listBearings(content, getSuburb(slug)).map(({ term }) => term);
	expect(listBearings(content, getSuburb("thirroul"))).toEqual([
		{ term: "From Wollongong", value: "12 km north" },
		{ term: "From the sea", value: "under 1 km" },
	]);
	expect(termsOf("dapto")).toContain("From Lake Illawarra");
	expect(termsOf("wingello")).toEqual(["From Bowral"]);
});
