import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";
import { dialog, field, links, openSearch, searchFor } from "./searchDialog.ts";

describe("what search says first, and how", () => {
	test("BEY-04 a question about prices or hours leads to the page for it, before all posts", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "how much do blinds cost");
		expect(await links(page).first().getAttribute("href")).toBe("/price-guide");
		await searchFor(page, "opening hours");
		expect(await links(page).first().getAttribute("href")).toBe("/contact");
		expect(await links(page).first().innerText()).toContain(getContent().site.phone);
	});

	test("BEY-04 where nothing has all of the words the nearest is shown, and said to be", async () => {
		const page = await openPage("/search?q=fly+screens", { width: 375 });
		await page.locator(".found .hits a").first().waitFor();
		await expect
			.poll(() => page.locator(".found [role=status]").textContent())
			.toBe("Nothing has all of these words. The nearest:");
	});

	test("BEY-04 the search dialog leads to all of the nearest by their number", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await field(page).fill("fly screens");
		const all = dialog(page).locator("[data-results] a.more");
		await all.waitFor();
		expect(await all.innerText()).toMatch(/^All \d+ results$/);
		expect(await all.getAttribute("href")).toBe("/search?q=fly%20screens");
	});

	test("BEY-04 a product found by its name is told by its own sentence; no line runs over three", async () => {
		const page = await openPage("/search?q=shutters", { width: 375 });
		await page.locator(".found .hits a").first().waitFor();
		// Quotes appear a quarter of a second after the results.
		await expect.poll(() => page.locator(".found .note mark").count()).toBeGreaterThan(3);
		const { products } = getContent();
		const roller = products.find(({ slug }) => slug === "roller-shutters");
		const hit = page.locator(".found .hits a[href='/products/roller-shutters'] .note");
		expect(await hit.innerText()).toBe(roller?.shortDescription);
		const lines = await page.locator(".found .hits .note").evaluateAll((notes) =>
			notes.map((note) => {
				const height = Number.parseFloat(getComputedStyle(note).lineHeight);
				return note.getBoundingClientRect().height / height;
			}),
		);
		expect(Math.max(...lines)).toBeLessThan(3.1);
	});
});
