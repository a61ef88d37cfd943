import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { hrefs, mainText, readPage } from "./html.ts";

const { suburbs, regions } = getContent();

const page = readPage("/locations");
const map = page.querySelector("svg.map");

test("BEY-07 the map is in the page with title, description, links and the credit for the boundaries", () => {
	expect(map?.getAttribute("role")).toBe("group");
	const labels = map?.getAttribute("aria-labelledby")?.split(" ") ?? [];
	expect(labels).toHaveLength(2);
	for (const id of labels) expect(page.querySelector(`#${id}`)?.textContent).toBeTruthy();
	const links = new Set(hrefs(map));
	expect(links.size).toBe(suburbs.length + regions.length);
	for (const { slug } of suburbs) expect(links).toContain(`/locations/${slug}`);
	for (const { slug } of regions) expect(page.querySelector(`#region-${slug}`)).not.toBeNull();
	expect(mainText(page)).toContain(
		"Boundaries simplified from Australian Bureau of Statistics data, CC BY 4.0.",
	);
});

test("BEY-07 the tab key goes region by region, each followed by its suburbs from north to south", () => {
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

test("BEY-07 a suburb's screen shows where in its region it lies, and so does the page of a product there", () => {
	for (const { slug, name, region } of suburbs) {
		const ofProduct = slug === "kiama" ? ["/locations/kiama/awnings"] : [];
		for (const path of [`/locations/${slug}`, ...ofProduct]) {
			const locator = readPage(path).querySelector("svg.locator");
			expect(locator?.getAttribute("aria-label")).toBe(
				`Map: where ${name} lies in the ${region} region`,
			);
			const [left = 0, top = 0, width = 0, height = 0] =
				locator?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
			const dot = locator?.querySelector("circle");
			const [x, y] = ["cx", "cy"].map((axis) => Number(dot?.getAttribute(axis)));
			expect(x).toBeGreaterThan(left);
			expect(x).toBeLessThan(left + width);
			expect(y).toBeGreaterThan(top);
			expect(y).toBeLessThan(top + height);
		}
	}
});

test.each(["/", "/service-areas", "/contact"])(
	"BEY-07 %s credits the boundary data beside the map",
	(path) => {
		expect(mainText(readPage(path))).toContain("Australian Bureau of Statistics data, CC BY 4.0.");
	},
);

test("BEY-07 the picture of the map is light, 6 KB with Brotli, and carries the credit for its boundaries", () => {
	const picture = readFileSync("dist/client/map.svg", "utf8");
	expect(brotliCompressSync(picture).length).toBeLessThan(6 * 1024);
	expect(picture).toContain("Australian Bureau of Statistics data, CC BY 4.0.");
});
