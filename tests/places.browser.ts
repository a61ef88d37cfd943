import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { findViolations } from "./axe.ts";
import { holdChunks } from "./heldChunks.ts";
import { openPage } from "./page.ts";
import { sumShifts } from "./shifts.ts";

const finder = (page: Page) => page.locator("[data-mount=place-finder]");
const details = (page: Page) => page.getByRole("link", { name: "View Details" });
const mounted = (page: Page, name: string) =>
	page.locator(`[data-mount=${name}][data-mounted=true]`).waitFor({ state: "attached" });

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

describe("finding a suburb by typing", () => {
	const box = (page: Page) => page.getByRole("combobox", { name: "Suburb or postcode" });
	const options = (page: Page) => page.locator(".matches").getByRole("option");

	test("a name, the arrow keys and Enter lead to the suburb; nothing is asked of the network", async () => {
		const page = await openPage("/locations");
		await mounted(page, "suburb-search");
		await box(page).focus();
		await page.waitForLoadState("networkidle");
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await box(page).pressSequentially("corr");
		expect(await options(page).allInnerTexts()).toEqual([
			"Corrimal Wollongong 2518",
			"East Corrimal Wollongong 2518",
		]);
		expect(await page.locator("#suburb-status").innerText()).toBe("2 suburbs match.");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		expect(await options(page).nth(1).getAttribute("aria-selected")).toBe("true");
		expect(await box(page).getAttribute("aria-activedescendant")).toBe(
			await options(page).nth(1).getAttribute("id"),
		);
		await page.keyboard.press("ArrowUp");
		expect(asked).toEqual([]);
		await page.keyboard.press("Enter");
		await page.waitForURL("**/locations/corrimal");
		expect(await page.locator("h1").innerText()).toBe("Corrimal, Wollongong");
	});

	test("a postcode finds its suburbs, and a click goes there", async () => {
		const page = await openPage("/locations", { width: 375 });
		await mounted(page, "suburb-search");
		await box(page).fill("2534");
		expect(await options(page).allInnerTexts()).toContain("Gerroa Kiama 2534");
		await options(page).filter({ hasText: "Gerroa" }).click();
		await page.waitForURL("**/locations/gerroa");
	});

	test("what is chosen and typed before the script has come is kept and answered", async () => {
		const { before, letGo } = holdChunks();
		const page = await openPage("/locations", { before });
		await page.getByLabel("Region", { exact: true }).selectOption("Kiama");
		await page.getByLabel("Product", { exact: true }).selectOption("Awnings");
		await box(page).fill("2534");
		letGo();
		await options(page).filter({ hasText: "Gerroa" }).waitFor();
		await details(page).waitFor();
		expect(await details(page).getAttribute("href")).toBe("/locations/region/kiama/awnings");
	});

	test("Escape closes the list, then empties the box; leaving it closes the list too", async () => {
		const page = await openPage("/locations");
		await mounted(page, "suburb-search");
		await box(page).fill("kia");
		expect(await box(page).getAttribute("aria-expanded")).toBe("true");
		await page.keyboard.press("Escape");
		expect(await box(page).getAttribute("aria-expanded")).toBe("false");
		expect(await box(page).inputValue()).toBe("kia");
		await page.keyboard.press("Escape");
		expect(await box(page).inputValue()).toBe("");
		await box(page).fill("kia");
		await page.keyboard.press("Tab");
		expect(await page.getByRole("listbox").isVisible()).toBe(false);
	});

	test("a slip is understood, and what is unknown is said in words", async () => {
		const page = await openPage("/locations");
		await mounted(page, "suburb-search");
		await box(page).fill("Mitagong");
		expect(await options(page).allInnerTexts()).toEqual(["Mittagong Southern Highlands 2575"]);
		await box(page).fill("Sydney");
		expect(await options(page).count()).toBe(0);
		expect(await page.locator("#suburb-status").innerText()).toMatch(
			/None of our suburbs matches “Sydney”/,
		);
		const ask = page.locator(".suburb-search a[href='/contact']");
		expect(await ask.isVisible()).toBe(true);
		await box(page).fill("2000");
		expect(await page.locator("#suburb-status").innerText()).toBe(
			"None of our suburbs has the postcode “2000”.",
		);
		expect(await page.locator(".suburb-search a[href^='tel:']").isVisible()).toBe(true);
		await box(page).fill("2533");
		expect(await ask.isVisible()).toBe(false);
		await box(page).fill("Sydney");
		await page.keyboard.press("Enter");
		expect(new URL(page.url()).pathname).toBe("/locations");
	});
});

describe("without script", () => {
	test("BEY-02 LOC-06 LOC-07 LOC-08 every suburb, its products and the map's links are there; what needs script is not", async () => {
		const page = await openPage("/locations", { javaScriptEnabled: false });
		expect(await finder(page).locator("select").first().isVisible()).toBe(false);
		expect(await finder(page).innerText()).toMatch(/lists of all locations/);
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
