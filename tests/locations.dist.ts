import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { colors } from "../components/Picture/colors.ts";
import { drawLine, mapSize } from "../components/PlaceMap/projection.ts";
import { listIndexedPages } from "../components/Places/indexing.ts";
import { getContent } from "../scripts/content/collections.ts";
import { sectionOf, texts } from "./everyPage.ts";
import { hrefs, mainText, readPage } from "./html.ts";

const { suburbs, regions, site, map: ground } = getContent();

const page = readPage("/locations");
const map = page.querySelector("svg[aria-labelledby^=map-t]");
const credit = "Boundaries simplified from Australian Bureau of Statistics data, CC BY 4.0.";

test("LOC-06 LOC-07 CST-06 a list for each region, of each suburb its name and postcode, with a link to its screen", () => {
	const lists = regions.map(({ slug }) => page.querySelectorAll(`section[data-region=${slug}] li`));
	for (const [index, { slug: region }] of regions.entries()) {
		const entries = lists[index]?.map((entry) => [entry.textContent, ...hrefs(entry)]);
		const there = suburbs.filter(({ regionSlug }) => regionSlug === region);
		expect(entries?.toSorted()).toEqual(
			there
				.map(({ slug, name, postcode }) => [`${name} ${postcode}`, `/locations/${slug}`])
				.toSorted(),
		);
	}
});

test("BEY-09 the list of locations leads to every indexed page of a product in a suburb", () => {
	const list = sectionOf(page, "One product in one suburb");
	const indexed = listIndexedPages(getContent());
	expect(hrefs(list)).toEqual(indexed.map(({ path }) => path));
	const names = indexed.map(({ suburb, product }) => `${product.name} in ${suburb.name}`);
	expect(texts(list, "li")).toEqual(names);
});

test.each(["/locations", "/locations/thirroul"])(
	"LOC-09 CST-14 %s offers ten popular suburbs",
	(path) => {
		const links = hrefs(readPage(path).querySelector("#pop-h + ul"));
		expect(links).toEqual(site.popularSuburbs.map((slug) => `/locations/${slug}`));
		expect(site.popularSuburbs.join(" ")).toBe(
			"wollongong bulli thirroul figtree shellharbour albion-park kiama gerringong bowral mittagong",
		);
	},
);

test("BEY-07 the map is in the page as a group, with the credit for its boundaries, as on every page with one; the tab key goes region by region, each followed by its suburbs from north to south", () => {
	expect(map?.getAttribute("role")).toBe("group");
	expect(mainText(page)).toContain(`The lists below hold the same ${suburbs.length} suburbs.`);
	for (const path of ["/locations", "/", "/service-areas", "/contact"])
		expect(mainText(readPage(path))).toContain(credit);
	const wanted = regions.flatMap(({ slug }) => [
		`#region-${slug}`,
		...suburbs
			.filter(({ regionSlug }) => regionSlug === slug)
			.toSorted((a, b) => b.lat - a.lat)
			.map((suburb) => `/locations/${suburb.slug}`),
	]);
	expect(hrefs(map)).toEqual(wanted);
	expect(map?.querySelectorAll("[tabindex]")).toEqual([]);
});

test("BEY-07 the picture of the map has its regions in their colours, is light, 6 KB with Brotli, and carries the credit for its boundaries", () => {
	const picture = readFileSync("dist/client/map.svg", "utf8");
	expect(brotliCompressSync(picture).length).toBeLessThan(6 * 1024);
	for (const line of [ground.coastline, ground.lakeIllawarra, ground.escarpment])
		expect(picture).toContain(`<path d="${drawLine(line)}`);
	expect(picture).toContain(`viewBox="0 0 ${mapSize.width} ${mapSize.height}"`);
	expect(picture).toContain(`<path id="sea" d="${drawLine(ground.coastline)}L`);
	expect(picture).toContain(credit);
	for (const { slug } of regions) {
		const outline = map?.querySelector(`[data-region=${slug}] a path`);
		expect(outline?.getAttribute("d")).toMatch(/^M\d.*z$/);
		expect(picture).toContain(`<path id="${slug}" d="${outline?.getAttribute("d")}"`);
		expect(picture.split(`href="#${slug}"`)).toHaveLength(4);
		const colour = colors[slug.replace("southern-", "") as keyof typeof colors];
		expect(picture).toMatch(RegExp(`<pattern id="${slug}-slats"[^>]*><path [^>]*"${colour}"`));
	}
});
