import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { getHead, isHidden } from "./heads.ts";
import { hrefs, linksBelow, readPage } from "./html.ts";

const { suburbs, products, regions, site } = getContent();

const page = readPage("/locations");

test("LOC-06 CST-06 a grid of suburbs for each region", () => {
	for (const { slug, name } of regions) {
		const there = suburbs.filter(({ regionSlug }) => regionSlug === slug);
		const grid = linksBelow(page, new RegExp(`^${name}$`)).slice(0, there.length);
		expect(new Set(grid)).toEqual(new Set(there.map((suburb) => `/locations/${suburb.slug}`)));
	}
});

test("LOC-07 each suburb is a name with its postcode, and leads to its screen", () => {
	expect(suburbs).toHaveLength(162);
	for (const { slug, name, postcode } of suburbs) {
		const entry = page.querySelector(`li#${slug}`);
		expect(entry?.textContent).toBe(`${name} ${postcode}`);
		expect(hrefs(entry ?? null)).toEqual([`/locations/${slug}`]);
	}
});

test("BEY-09 the list of locations leads to every indexed page of a product in a suburb", () => {
	const links = linksBelow(page, /^One product in one suburb/);
	expect(links.length).toBeGreaterThan(35);
	for (const link of links) expect([link, isHidden(getHead(link))]).toEqual([link, false]);
});

test("LOC-09 CST-14 ten popular suburbs", () => {
	for (const path of ["/locations", "/locations/thirroul"]) {
		const links = linksBelow(readPage(path), /^Popular suburbs/).slice(0, 10);
		expect(links).toEqual(site.popularSuburbs.map((slug) => `/locations/${slug}`));
	}
});

test("LOC-08 LOC-10 Q56 a suburb's screen leads to its fourteen products, its neighbours, its region and the whole list", () => {
	for (const { slug, regionSlug } of suburbs) {
		const links = hrefs(readPage(`/locations/${slug}`).querySelector("main"));
		for (const product of products) expect(links).toContain(`/locations/${slug}/${product.slug}`);
		expect(links).toContain(`/locations/region/${regionSlug}/plantation-shutters`);
		expect(links).toContain("/locations");
	}
});

test("LOC-10 a suburb's screen names it with its region, and a town that gives its region the name once", () => {
	const headingOf = (slug: string) =>
		readPage(`/locations/${slug}`).querySelector("h1")?.textContent;
	expect(headingOf("thirroul")).toBe("Thirroul, Wollongong");
	for (const name of ["Kiama", "Shellharbour", "Wollongong"])
		expect(headingOf(name.toLowerCase())).toBe(name);
});

test("SBP-02 no page of a place where nobody lives offers to measure there", () => {
	const empty = suburbs.filter(({ homes }) => homes === "none");
	expect(empty.length).toBeGreaterThan(3);
	for (const { slug } of empty) {
		for (const path of [`/locations/${slug}`, `/locations/${slug}/roller-blinds`]) {
			const words = readPage(path).querySelector("main")?.textContent;
			expect([path, /in-home measure/i.test(words ?? "")]).toEqual([path, false]);
		}
	}
});

test("Q59 /illawarra, which stands for Wollongong, leads on to all locations and to the service areas", () => {
	const links = hrefs(readPage("/illawarra").querySelector("main"));
	expect(links).toContain("/locations");
	expect(links).toContain("/service-areas");
});
