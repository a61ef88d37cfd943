import { describe, expect, test } from "vitest";
import { findViolations } from "./axe.ts";
import { openPage } from "./page.ts";
import { dialog, field, openSearch, searchFor } from "./searchDialog.ts";

describe("search from every page", () => {
	test.each([
		"/",
		"/products/awnings",
		"/blog/bal-assessment-stanwell-park",
		"/locations/kiama",
		"/nothing-here",
	])("BEY-04 the / key opens it on %s with the field ready", async (path) => {
		const page = await openPage(path);
		await openSearch(page);
		expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
	});

	test("BEY-04 nothing of it is fetched before it is opened", async () => {
		const asked: string[] = [];
		const page = await openPage("/", {
			before: (page) => void page.on("request", (request) => asked.push(request.url())),
		});
		await page.waitForLoadState("networkidle");
		expect(asked.filter((url) => url.includes("/search/"))).toEqual([]);
		const scripts = () => asked.filter((url) => url.endsWith(".js")).length;
		const before = scripts();
		await openSearch(page);
		await searchFor(page, "kiama");
		expect(asked.filter((url) => url.endsWith("/search/index.json"))).toHaveLength(1);
		expect(scripts()).toBeGreaterThan(before);
	});

	test("BEY-04 the button opens it, Escape closes it and gives the focus back", async () => {
		const page = await openPage("/");
		const button = page.locator(".topbar").getByRole("button", { name: "Search" });
		await button.click();
		await field(page).waitFor();
		await page.keyboard.press("Escape");
		expect(await dialog(page).count()).toBe(0);
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
	});

	test("BEY-04 a press beside it closes it, a press in it does not", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await dialog(page).getByRole("heading", { name: "Or go to" }).click();
		expect(await dialog(page).isVisible()).toBe(true);
		await page.mouse.click(20, 600);
		await expect.poll(() => dialog(page).count()).toBe(0);
	});

	test("BEY-04 the / key types a slash where someone is typing", async () => {
		const page = await openPage("/contact");
		await page.getByLabel("Message").focus();
		await page.keyboard.type("and/or");
		expect(await page.getByLabel("Message").inputValue()).toBe("and/or");
		expect(await dialog(page).count()).toBe(0);
	});

	test("BEY-04 HDR-17 the phone menu has it, and closing it gives the focus to the menu button", async () => {
		const page = await openPage("/", { width: 375 });
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu").getByRole("button", { name: "Search" }).click();
		await field(page).waitFor();
		await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
		const box = await dialog(page).boundingBox();
		expect([box?.x, box?.width]).toEqual([0, 375]);
		await dialog(page).getByRole("button", { name: "Close" }).click();
		const menu = page.getByRole("button", { name: "Menu" });
		await expect
			.poll(() => menu.evaluate((element) => element === document.activeElement))
			.toBe(true);
	});

	test.each([375, 768, 1024, 1280, 1600])(
		"BEY-04 HDR-07 the header stays within %i px",
		async (width) => {
			const page = await openPage("/", { width });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
			if (width < 768) return;
			const height = () =>
				page.locator(".topbar").evaluate((bar) => bar.getBoundingClientRect().height);
			const before = await height();
			await page.getByRole("button", { name: "Click to Email Us" }).click();
			expect(await height()).toBe(before);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		},
	);
});

describe("accessibility", () => {
	test.each([375, 1280])("BEY-12 axe finds nothing in search at %i px", async (width) => {
		const page = await openPage("/", { width });
		await openSearch(page);
		expect(await findViolations(page)).toEqual([]);
		await searchFor(page, "roller shutters");
		expect(await findViolations(page)).toEqual([]);
		await page.goto("/search?q=roller+shutters");
		await page.locator(".found .hits a").first().waitFor();
		expect(await findViolations(page)).toEqual([]);
		await page.goto("/search");
		expect(await findViolations(page)).toEqual([]);
	});
});
