import { describe, expect, test } from "vitest";
import { type Marked, openInstant, paint, patient, scrollTop } from "./instantPage.ts";

describe("RT-02 a new page starts at its top", () => {
	test.each([
		["the menu", "/blog", ".nav a[href='/about']", "/about"],
		["a card", "/blog", ".posts .card .more", "/blog/"],
		["the footer", "/about", "footer a[href='/products/roller-blinds']", "/products/roller-blinds"],
		["a button", "/products/awnings", "main .btn[href='/gallery']", "/gallery"],
		["a crumb", "/products/awnings", ".crumbs a[href='/products']", "/products"],
		["the paging", "/blog", ".paging a[rel=next]", "/blog/page/2"],
	])("RT-02 by %s", async (_what, from, selector, to) => {
		const page = await openInstant(from);
		await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
		await page
			.locator(selector)
			.first()
			.evaluate((link: HTMLAnchorElement) => link.click());
		await page.waitForURL(`**${to}*`);
		await page.waitForLoadState();
		expect(await scrollTop(page)).toBe(0);
	});

	/**
	 * Milliseconds after which the page would have scrolled to its anchor. They have to pass in real time, because
	 * Playwright's fake clock has no navigation entries, from which the page knows how it was reached.
	 */
	const pauseAndMore = 1800;
	const followAnchor = async (reducedMotion?: "reduce") => {
		const page = await openInstant("/about");
		if (reducedMotion) await page.emulateMedia({ reducedMotion });
		await page.evaluate(() => {
			scrollTo({ top: 600, behavior: "instant" });
			const link = Object.assign(document.createElement("a"), { href: "/contact#faq" });
			document.body.append(link);
			link.click();
		});
		await page.waitForURL("**/contact#faq");
		await page.waitForLoadState();
		return page;
	};

	test("RT-02 Q63 an address with an anchor: the top comes first, then the anchor", async () => {
		const page = await followAnchor("reduce");
		const distance = () =>
			page.evaluate(() => document.querySelector("#faq")?.getBoundingClientRect().top);
		await expect.poll(distance, patient).toBeLessThan(200);
		expect(await page.evaluate(() => (window as Marked).leftTopAfter)).toBeGreaterThan(1000);
	});

	test("RT-02 Q63 it stays with a visitor who does something meanwhile", async () => {
		const page = await followAnchor("reduce");
		await page.keyboard.press("ArrowDown");
		await page.waitForTimeout(pauseAndMore);
		expect(await scrollTop(page)).toBeLessThan(200);
	});

	test("RT-02 Q63 from outside an anchor is gone to at once", async () => {
		const page = await openInstant("/contact#faq");
		await expect.poll(() => scrollTop(page), patient).toBeGreaterThan(300);
	});

	test("RT-02 Q63 a reload keeps the place", async () => {
		const page = await followAnchor("reduce");
		await expect.poll(() => scrollTop(page), patient).toBeGreaterThan(300);
		await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
		await paint(page);
		const before = await scrollTop(page);
		await page.reload();
		await expect.poll(() => scrollTop(page), patient).toBe(before);
		await page.waitForTimeout(pauseAndMore);
		expect(await scrollTop(page)).toBe(before);
	});
});
