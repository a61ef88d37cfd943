import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const { site } = getContent();
/** Links to social networks, if there are any. */
const social = Object.values(site.contact.socialMedia).filter(Boolean);
const products = site.menu.map((slug) => `/products/${slug}`);

const screens = [
	"/",
	"/products/awnings",
	"/blog",
	"/contact",
	"/locations/thirroul",
	"/nothing-here",
];

describe("on every screen", () => {
	test.each(screens)(
		"HDR-01 FTR-01 CALL-01 NF-05 %s has header, footer and call button",
		async (path) => {
			const page = await openPage(path);
			expect(await page.locator("header.header").isVisible()).toBe(true);
			expect(await page.locator("footer.footer").count()).toBe(1);
			const call = page.locator("a.call");
			const before = await call.boundingBox();
			await page.evaluate(() => scrollTo(0, 700));
			const after = await call.boundingBox();
			expect(after).toEqual(before);
			expect(before && 1280 - before.x - before.width).toBeLessThanOrEqual(24);
			expect(before && 900 - before.y - before.height).toBeLessThanOrEqual(24);
		},
	);

	test("CALL-02 CALL-03 CALL-04 the call button calls the header's number, names the owner, shows it from 768 px", async () => {
		const page = await openPage("/", { width: 768 });
		const call = page.locator("a.call");
		const tel = await page.locator(".topbar a[href^='tel:']").getAttribute("href");
		expect(await call.getAttribute("href")).toBe(tel);
		expect(await page.locator("footer a[href^='tel:']").getAttribute("href")).toBe(tel);
		expect(await call.getAttribute("aria-label")).toContain(site.owner);
		expect(await call.locator("span").isVisible()).toBe(true);
		await page.setViewportSize({ width: 767, height: 900 });
		expect(await call.locator("span").isVisible()).toBe(false);
	});

	test("FTR-02 FTR-03 FTR-04 FTR-05 FTR-06 FTR-07 FTR-09 FTR-10 FTR-11 the footer's text and links", async () => {
		const page = await openPage("/");
		const footer = page.locator("footer.footer");
		expect(await footer.innerText()).toContain(site.about);
		const links = await footer
			.locator("a")
			.evaluateAll((all) =>
				all.map((a) => ({ href: a.getAttribute("href") ?? "", target: a.getAttribute("target") })),
			);
		const hrefs = links.map(({ href }) => href);
		expect(hrefs.filter((href) => href.startsWith("/products/"))).toEqual(products);
		for (const path of [
			"/gallery",
			"/about",
			"/service-areas",
			"/blog",
			"/privacy-policy",
			"/terms-conditions",
		]) {
			expect(hrefs).toContain(path);
		}
		expect(hrefs.some((href) => href.startsWith("tel:+"))).toBe(true);
		expect(hrefs).toContain(`mailto:${site.email}`);
		const external = links.filter(({ href }) => href.startsWith("http"));
		expect(external.map(({ href }) => href)).toEqual([...social, site.designer.url]);
		expect(external.every(({ target }) => target === "_blank")).toBe(true);
	});

	test("FTR-08 the copyright line has the year of today's visit, not of the build", async () => {
		const page = await openPage("/", { now: new Date("2031-02-03T00:00:00Z") });
		expect(await page.locator("footer .base").innerText()).toContain("© 2031");
	});

	test("FTR-12 empty address and hours leave no row behind", async () => {
		const page = await openPage("/");
		const rows = await page.locator("footer .cols > div:last-child li").allTextContents();
		const { address, businessHours } = site.contact;
		const given = [address, ...Object.values(businessHours)].filter(Boolean).length;
		expect(rows.slice(0, 2)).toEqual([site.phone, site.email]);
		expect(rows).toHaveLength(2 + given + social.length);
		expect(rows).not.toContain("");
	});
});
