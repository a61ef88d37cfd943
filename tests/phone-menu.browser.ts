import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const products = getContent().site.menu.map((slug) => `/products/${slug}`);

describe("phone menu", () => {
	test("HDR-17 STA-01 the hamburger opens and closes the menu, which is closed at first", async () => {
		const page = await openPage("/", { width: 375 });
		const menu = page.locator("#menu");
		expect(await menu.isVisible()).toBe(false);
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await menu.isVisible()).toBe(true);
		await menu.getByRole("button", { name: "Close" }).click();
		await menu.waitFor({ state: "hidden" });
		await page.getByRole("button", { name: "Menu" }).click();
		await page.keyboard.press("Escape");
		await menu.waitFor({ state: "hidden" });
	});

	test("HDR-10 the current entry is underlined, so that colour is not its only mark", async () => {
		const page = await openPage("/gallery", { width: 375 });
		await page.getByRole("button", { name: "Menu" }).click();
		const line = (name: string) =>
			page
				.locator("#menu")
				.getByRole("link", { name, exact: true })
				.evaluate((link) => getComputedStyle(link).textDecorationLine);
		expect(await line("Gallery")).toBe("underline");
		expect(await line("About")).toBe("none");
	});

	test("HDR-18 HDR-20 HDR-21 it holds the links of the desktop menu, a call and a quote", async () => {
		const page = await openPage("/", { width: 375 });
		await page.getByRole("button", { name: "Menu" }).click();
		const links = await page
			.locator("#menu nav > ul > li > a")
			.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
		expect(links).toEqual([
			"/",
			"/gallery",
			"/about",
			"/service-areas",
			"/blog",
			"/plantation-shutters-guide",
			"/contact",
		]);
		for (const href of ["/products", "/price-guide"])
			expect(await page.locator(`#menu a[href='${href}']`).isVisible(), href).toBe(true);
		expect(await page.locator("#menu a[href^='tel:']").isVisible()).toBe(true);
		expect(await page.locator("#menu a.btn", { hasText: "Free Quote" }).getAttribute("href")).toBe(
			"/contact",
		);
	});

	test("HDR-19 STA-03 Products is folded at first and opens to the eleven", async () => {
		const page = await openPage("/", { width: 375 });
		await page.getByRole("button", { name: "Menu" }).click();
		const links = page.locator("#menu details a");
		expect(await links.first().isVisible()).toBe(false);
		await page.locator("#menu summary").click();
		expect(await links.first().isVisible()).toBe(true);
		expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
			products,
		);
		await page.locator("#menu summary").click();
		expect(await links.first().isVisible()).toBe(false);
	});

	test("BEY-12 it closes when the focus goes on to the page, which it would cover", async () => {
		const page = await openPage("/about", { width: 375 });
		await page.getByRole("button", { name: "Menu" }).click();
		const menu = page.locator("#menu");
		await menu.locator("a[href^='tel:']").focus();
		expect(await menu.isVisible()).toBe(true);
		await page.keyboard.press("Tab");
		await menu.waitFor({ state: "hidden" });
		expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
	});

	test("BEY-04 its Search closes it on the search page, and puts the focus in the field there", async () => {
		const page = await openPage("/search", { width: 375 });
		await page.locator("[data-mount=search-page][data-mounted=true]").waitFor();
		await page.getByRole("button", { name: "Menu" }).click();
		const menu = page.locator("#menu");
		// In Safari a button that is pressed does not take the focus, so that none leaves the menu.
		await menu.getByRole("button", { name: "Search" }).dispatchEvent("click");
		await menu.waitFor({ state: "hidden" });
		const field = page.locator("[data-mount=search-page] input");
		expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
	});

	test("HDR-22 HDR-23 STA-02 a chosen link closes it, and closing folds Products", async () => {
		const page = await openPage("/gallery", { width: 375 });
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu summary").click();
		await page.locator("#menu").getByRole("button", { name: "Close" }).click();
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await page.locator("#menu details a").first().isVisible()).toBe(false);
		await page.locator("#menu nav a[href='/about']").click();
		await page.waitForURL("**/about");
		expect(await page.locator("#menu").isVisible()).toBe(false);
	});

	test("BEY-02 it opens, closes and unfolds without script", async () => {
		const page = await openPage("/", { width: 375, javaScriptEnabled: false });
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu summary").click();
		expect(await page.locator("#menu details a").first().isVisible()).toBe(true);
		await page.locator("#menu").getByRole("button", { name: "Close" }).click();
		await page.locator("#menu").waitFor({ state: "hidden" });
	});
});
