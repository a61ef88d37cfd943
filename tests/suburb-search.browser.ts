import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holdChunks } from "./heldChunks.ts";
import { openPage } from "./page.ts";
import { details, mounted } from "./placeFinder.ts";

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

	test("typing on after an arrow key leaves no suggestion marked, not even one that is gone", async () => {
		const page = await openPage("/locations");
		await mounted(page, "suburb-search");
		await box(page).pressSequentially("corr");
		await page.keyboard.press("ArrowDown");
		expect(await box(page).getAttribute("aria-activedescendant")).not.toBeNull();
		await page.keyboard.type("im");
		expect(await options(page).count()).toBe(2);
		expect(await box(page).getAttribute("aria-activedescendant")).toBeNull();
		expect(await page.locator(".matches [aria-selected=true]").count()).toBe(0);
	});

	test("a postcode finds its suburbs, and a click goes there", async () => {
		const page = await openPage("/locations", { width: 375 });
		await mounted(page, "suburb-search");
		await box(page).fill("2534");
		expect(await options(page).allInnerTexts()).toContain("Gerroa Kiama 2534");
		await options(page).filter({ hasText: "Gerroa" }).click();
		await page.waitForURL("**/locations/gerroa");
	});

	test("a region's name offers its suburbs, the popular ones first, and a row's own words its suburb", async () => {
		const page = await openPage("/locations");
		await mounted(page, "suburb-search");
		await box(page).fill("Southern Highlands");
		expect((await options(page).allInnerTexts()).slice(0, 3)).toEqual([
			"Bowral Southern Highlands 2576",
			"Mittagong Southern Highlands 2575",
			"Alpine Southern Highlands 2575",
		]);
		expect(await page.locator("#suburb-status").innerText()).toBe(
			"52 suburbs match, the first 8 are shown.",
		);
		await box(page).fill("Figtree Wollongong 2525");
		expect(await options(page).allInnerTexts()).toEqual(["Figtree Wollongong 2525"]);
		await page.keyboard.press("Enter");
		await page.waitForURL("**/locations/figtree");
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

	test("what is pasted by mistake does not widen the page on a phone", async () => {
		const page = await openPage("/locations", { width: 375 });
		await mounted(page, "suburb-search");
		await box(page).focus();
		await page.keyboard.insertText("x".repeat(300));
		expect(await page.locator("#suburb-status").innerText()).toMatch(/^None of our suburbs/);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});
});
