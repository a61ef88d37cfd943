import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findViolations } from "./axe.ts";
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
		await page.keyboard.press("Enter");
		expect(new URL(page.url()).pathname).toBe("/locations");
	});
});

describe("the map", () => {
	const links = ".map a";

	test("BEY-07 four regions and 162 suburbs are links with names, region by region and from north to south", async () => {
		const page = await openPage("/locations", { javaScriptEnabled: false });
		const names = await page
			.locator(".map .area")
			.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
		expect(names).toEqual([
			"Wollongong region, 67 suburbs",
			"Shellharbour region, 22 suburbs",
			"Kiama region, 21 suburbs",
			"Southern Highlands region, 52 suburbs",
		]);
		expect(await page.locator(links).count()).toBe(166);
		const kiama = page.locator(".map [data-region=kiama] a:not(.area)");
		const heights = await kiama.evaluateAll((all) =>
			all.map((link) => link.getBoundingClientRect().bottom),
		);
		expect(heights.length).toBe(21);
		const dots = await page
			.locator(".map [data-region=kiama] g circle")
			.evaluateAll((all) =>
				all.map((dot) => dot.getBoundingClientRect().top + dot.getBoundingClientRect().height / 2),
			);
		expect(dots.map(Math.round)).toEqual(dots.map(Math.round).toSorted((a, b) => a - b));
	});

	test("BEY-07 the keyboard goes over it, shows the name it is on, and Enter opens the suburb", async () => {
		const page = await openPage("/locations");
		await page.locator(".map .area").first().focus();
		await page.keyboard.press("Tab");
		const label = page.locator(".map a:focus text");
		const name = await label.textContent();
		expect(name).toBe("Lilyvale");
		expect(await label.evaluate((text) => getComputedStyle(text).opacity)).toBe("1");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/locations/lilyvale");
	});

	test("BEY-07 a link before it skips it, and a region leads to its list", async () => {
		const page = await openPage("/locations", { reducedMotion: "reduce" });
		const skip = page.getByRole("link", { name: "Skip the map" });
		await skip.focus();
		expect((await skip.boundingBox())?.height).toBeGreaterThan(10);
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.closest(".map"))).toBeNull();
		await page.locator(".map .area").nth(2).press("Enter");
		expect(new URL(page.url()).hash).toBe("#region-kiama");
		await page.waitForFunction(() => {
			const top = document.querySelector("#region-kiama")?.getBoundingClientRect().top ?? -1;
			return top > 0 && top < 400;
		});
	});

	test("BEY-07 names of towns are printed where there is room; on a phone the regions alone, large enough to read", async () => {
		const opacity = (page: Page, text: string) =>
			page
				.locator(".map text", { hasText: text })
				.first()
				.evaluate((label) => getComputedStyle(label).opacity);
		const wide = await openPage("/locations");
		expect(await opacity(wide, "Robertson")).toBe("1");
		const phone = await openPage("/locations", { width: 375 });
		expect(await opacity(phone, "Robertson")).toBe("0");
		const size = await phone
			.locator(".map .area text")
			.first()
			.evaluate((label) => label.getBoundingClientRect().height);
		expect(size).toBeGreaterThan(11);
	});

	test.each(["/", "/service-areas", "/contact"])(
		"HOME-12 SVC-01 CON-05 on %s the same drawing is a picture that loads, with its alt text and its size",
		async (path) => {
			for (const width of [1280, 375]) {
				const page = await openPage(path, { width });
				const map = page.locator("main img.map");
				await map.scrollIntoViewIfNeeded();
				await page.waitForFunction(
					() => document.querySelector<HTMLImageElement>("main img.map")?.complete,
				);
				const { natural, source, alt, ratio } = await map.evaluate((img: HTMLImageElement) => ({
					natural: img.naturalWidth,
					source: new URL(img.currentSrc).pathname,
					alt: img.alt,
					ratio: Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
				}));
				expect(natural).toBe(960);
				expect(source).toBe(width === 375 ? "/service-map-small.svg" : "/service-map.svg");
				expect(alt).toMatch(/Wollongong, Shellharbour and Kiama/);
				expect(ratio).toBe(1.6);
			}
		},
	);

	test("the suburb's page shows where it lies, within the frame", async () => {
		const failed: string[] = [];
		const page = await openPage("/locations/kiama/awnings", {
			before: (opened) =>
				void opened.on("response", (answer) => answer.status() >= 400 && failed.push(answer.url())),
		});
		const map = page.getByRole("img", { name: "Map: where Kiama lies in the Kiama region" });
		const frame = await map.boundingBox();
		const dot = await map.locator("circle").boundingBox();
		expect(frame && dot && dot.x > frame.x && dot.y > frame.y).toBe(true);
		expect(frame && dot && dot.x + dot.width < frame.x + frame.width).toBe(true);
		expect(frame && dot && dot.y + dot.height < frame.y + frame.height).toBe(true);
		expect(failed).toEqual([]);
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
		expect(counts).toEqual([67, 22, 21, 52]);
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
