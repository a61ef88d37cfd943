import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
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
		await expect.poll(() => new URL(page.url()).search).toBe("");
	});

	test("BEY-04 the address follows the words, in fewer steps than Safari refuses", async () => {
		const page = await openPage("/search?q=kiama", {
			before: async (page) => {
				await page.addInitScript(() => {
					const replace = history.replaceState.bind(history);
					history.replaceState = (...state) => {
						sessionStorage.setItem("steps", String(Number(sessionStorage.getItem("steps")) + 1));
						replace(...state);
					};
				});
			},
		});
		const first = page.locator(".found .hits a").first();
		await first.waitFor();
		await page.locator("#q").press("End");
		await page.keyboard.type(`${" ".repeat(90)}zip screens`);
		await expect.poll(() => page.url()).toMatch(/q=kiama.*zip%20screens$/);
		expect(await page.evaluate(() => Number(sessionStorage.getItem("steps")))).toBeLessThan(50);
		await page.locator("#q").fill("thirroul awnings");
		await expect.poll(() => first.getAttribute("href")).toBe("/locations/thirroul/awnings");
		await first.click();
		await page.waitForURL("**/locations/thirroul/awnings");
		await page.goBack();
		expect(new URL(page.url()).search).toBe("?q=thirroul%20awnings");
	});
});
