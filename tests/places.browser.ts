import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { findViolations } from "./axe.ts";
import { openPage } from "./page.ts";
import { details, finder, mounted } from "./placeFinder.ts";
import { sumShifts } from "./shifts.ts";

describe("choosing a region and a product", () => {
	test.each(["/locations", "/locations/thirroul"])(
		"LOC-01 LOC-02 LOC-10 STA-15 on %s both selects start empty, and there is nothing to press",
		async (path) => {
			const page = await openPage(path);
			await mounted(page, "place-finder");
			const [region, product] = [
				page.getByLabel("Region", { exact: true }),
				page.getByLabel("Product", { exact: true }),
			];
			expect(await region.inputValue()).toBe("");
			expect(await product.inputValue()).toBe("");
			const regions = (await region.locator("option").allInnerTexts()).slice(1);
			expect(regions).toEqual(["Wollongong", "Shellharbour", "Kiama", "Southern Highlands"]);
			expect(await product.locator("option").count()).toBe(15);
			expect(await details(page).isVisible()).toBe(false);
			await region.selectOption("Kiama");
			expect(await details(page).isVisible()).toBe(false);
		},
	);

	test("LOC-03 LOC-04 LOC-05 View Details comes with both, follows a change, and goes when one is cleared", async () => {
		const page = await openPage("/locations");
		await mounted(page, "place-finder");
		const [region, product] = [
			page.getByLabel("Region", { exact: true }),
			page.getByLabel("Product", { exact: true }),
		];
		await region.selectOption("Kiama");
		await product.selectOption("Awnings");
		expect(await details(page).getAttribute("href")).toBe("/locations/region/kiama/awnings");
		await region.selectOption("Southern Highlands");
		expect(await details(page).getAttribute("href")).toBe(
			"/locations/region/southern-highlands/awnings",
		);
		await product.selectOption("");
		expect(await details(page).isVisible()).toBe(false);
		await product.selectOption("Zip Screens");
		await details(page).click();
		expect(new URL(page.url()).pathname).toBe("/locations/region/southern-highlands/zip-screens");
		expect(await page.locator("h1").innerText()).toBe("Zip Screens in Southern Highlands");
		await page.goBack();
		await mounted(page, "place-finder");
		expect(await region.inputValue()).toBe("");
		expect(await details(page).isVisible()).toBe(false);
	});
});

describe("without script", () => {
	test("BEY-02 LOC-06 LOC-07 LOC-08 every suburb, its products and the map's links are there; what needs script is not", async () => {
		const page = await openPage("/locations", { javaScriptEnabled: false });
		expect(await finder(page).locator("select").first().isVisible()).toBe(false);
		expect(await finder(page).innerText()).toMatch(/Service areas leads to every region/);
		expect(await page.getByRole("combobox", { name: "Suburb or postcode" }).isVisible()).toBe(
			false,
		);
		const counts = await page
			.locator("[data-suburbs]")
			.evaluateAll((all) => all.map((section) => section.querySelectorAll(".suburbs > li").length));
		const { regions, suburbs } = getContent();
		expect(counts).toEqual(
			regions.map(({ slug }) => suburbs.filter(({ regionSlug }) => regionSlug === slug).length),
		);
		await page.getByRole("link", { name: "View all products in Bulli", exact: true }).click();
		expect(new URL(page.url()).pathname).toBe("/locations/bulli/plantation-shutters");
	});
});

describe("every place page", () => {
	const paths = [
		"/locations",
		"/locations/thirroul",
		"/locations/thirroul/zip-screens",
		"/locations/budderoo/awnings",
		"/locations/region/kiama/awnings",
		"/service-areas",
	];

	test.each(paths)(
		"BEY-12 axe finds nothing on %s at 375 and 1280 px, nothing sticks out, nothing shifts",
		async (path) => {
			for (const width of [375, 1280]) {
				const page = await openPage(path, { width });
				expect(await findViolations(page)).toEqual([]);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
					width,
				);
				expect(await sumShifts(page)).toBeLessThan(0.01);
			}
		},
	);

	test("RT-29 no error and no breach of the content security policy in the console", async () => {
		const said: string[] = [];
		for (const path of paths) {
			await openPage(path, {
				before: (page) => {
					page.on(
						"console",
						(message) => message.type() === "error" && said.push(`${path}: ${message.text()}`),
					);
					page.on("pageerror", (error) => said.push(`${path}: ${error.message}`));
				},
			});
		}
		expect(said).toEqual([]);
	});

	test("SBP-07 RGP-08 the shared form stands on suburb and region pages", async () => {
		for (const path of ["/locations/thirroul/zip-screens", "/locations/region/kiama/awnings"]) {
			const page = await openPage(path);
			expect(await page.getByLabel("Street address").isVisible()).toBe(true);
		}
	});
});
