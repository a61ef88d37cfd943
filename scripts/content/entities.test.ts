import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { distanceToLine } from "./geography.ts";

const { suburbs, site, home, map } = getContent();

test("ENT-09 ENT-10 suburbs whose names are found twice carry a suffix", () => {
	const slugs = suburbs.map(({ slug }) => slug);
	const twice = ["upper-kangaroo-valley", "willow-vale"];
	const wanted = twice.flatMap((name) => [`${name}-highlands`, `${name}-kiama`]);
	expect(slugs.filter((slug) => twice.some((name) => slug.startsWith(name))).sort()).toEqual(
		wanted,
	);
	expect(slugs).not.toContain("region");
});

test("ENT-07 every suburb lies in its region, or less than 4 km from its border, and has a postcode of ours", () => {
	const astray = suburbs.filter(({ lat, lng, regionSlug, postcode }) => {
		const outline = map.regions.find(({ slug }) => slug === regionSlug)?.outline ?? [];
		// Going east from a place within, one comes to the border an odd number of times.
		const crossed = outline.filter(([y, x], index) => {
			const [toY, toX] = outline.at(index - 1) ?? [0, 0];
			return y > lat !== toY > lat && lng < ((toX - x) * (lat - y)) / (toY - y) + x;
		});
		const isIn = crossed.length % 2 === 1 || distanceToLine({ lat, lng }, outline) < 4;
		return !isIn || !/^25[0-8]\d$/.test(postcode);
	});
	expect(astray.map(({ slug }) => slug)).toEqual([]);
});

test("CST-02 the days on which nobody comes lie within three years, as a wrong year would not", () => {
	const years = site.closedDays.map((day) => Number(day.slice(0, 4)));
	expect(Math.max(...years) - Math.min(...years)).toBeLessThan(3);
});

test("FIG-52 every age of the business in the copy is that of content/site.yaml (Q07)", () => {
	const files = globSync("content/{services.yaml,pages/*.mdx,products/*.mdx}");
	const texts = [JSON.stringify(home), ...files.map((file) => readFileSync(file, "utf8"))];
	const ages = texts.flatMap((text) => [...text.matchAll(/over (\d+) years/gi)]);
	expect(new Set(ages.map(([, age]) => Number(age)))).toEqual(
		new Set([site.years.business, site.years.local]),
	);
});

test("ENT-07 copy that counts the suburbs has their number", () => {
	const files = globSync("content/{home.yaml,services.yaml,pages/*.mdx}");
	const counts = files.flatMap(
		(file) => readFileSync(file, "utf8").match(/\d+(?= suburbs\b)/g) ?? [],
	);
	expect(new Set(counts)).toEqual(new Set([String(suburbs.length)]));
});
