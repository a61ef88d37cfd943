import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "./collections.ts";

const { suburbs, site, home } = getContent();

test("ENT-09 ENT-10 suburbs whose names are found twice carry a suffix", () => {
	const slugs = suburbs.map(({ slug }) => slug);
	const twice = ["upper-kangaroo-valley", "willow-vale"];
	const wanted = twice.flatMap((name) => [`${name}-highlands`, `${name}-kiama`]);
	expect(slugs.filter((slug) => twice.some((name) => slug.startsWith(name))).sort()).toEqual(
		wanted,
	);
	expect(slugs).not.toContain("region");
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
