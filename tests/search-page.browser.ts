import { describe, expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { openPage } from "./page.ts";
import { sumShifts } from "./shifts.ts";

describe("the search page", () => {
	test("BEY-04 BEY-02 without script lists posts, products, places, guide and questions by subject", async () => {
		const page = await openPage("/", { javaScriptEnabled: false });
		await page.locator(".topbar").getByRole("button", { name: "Search" }).click();
		await page.waitForURL(/\/search\??$/);
		const hrefs = await page
			.locator("main a")
			.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
		const count = (pattern: RegExp) => new Set(hrefs.filter((href) => pattern.test(href))).size;
		const { posts, products, suburbs, faq } = getContent();
		expect(count(/^\/blog\/[^/]+$/)).toBe(posts.length);
		const categories = new Set(posts.map(({ category }) => category));
		expect(count(/^\/blog\/category\//)).toBe(categories.size);
		expect(count(/^\/products\//)).toBe(products.length);
		expect(count(/^\/locations\/[^/]+$/)).toBe(suburbs.length);
		expect(count(/^\/plantation-shutters-guide#/)).toBeGreaterThan(15);
		expect(hrefs.filter((href) => href === "/contact#faq")).toHaveLength(faq.length);
		await page.getByLabel("Posts, products, places and questions").fill("kiama");
		await page.getByRole("button", { name: "Search", exact: true }).last().click();
		await page.waitForURL("**/search?q=kiama");
		expect(await page.locator("main").innerText()).toContain("Searching needs JavaScript");
	});

	test("BEY-04 answers ?q= in place of the list, without moving what is there", async () => {
		const page = await openPage("/search?q=zip+screens+kiama");
		const first = page.locator(".found .hits a").first();
		await first.waitFor();
		expect(await first.getAttribute("href")).toBe("/locations/kiama/zip-screens");
		expect(await page.locator("[data-listing]").isVisible()).toBe(false);
		expect(await sumShifts(page)).toBeLessThan(0.02);
		await page.locator("#q").fill("");
		expect(await page.locator("[data-listing]").isVisible()).toBe(true);
		expect(new URL(page.url()).search).toBe("");
	});
});
