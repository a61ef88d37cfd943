import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";

const products = [
	"plantation-shutters",
	"roller-blinds",
	"vertical-blinds",
	"venetian-blinds",
	"panel-glides",
	"zip-screens-awnings",
	"louvered-roof-systems",
	"roller-shutters",
	"veri-shades",
	"sheer-curtains",
	"heritage-shutters",
].map((slug) => `/products/${slug}`);

const screens = [
	"/",
	"/products/awnings",
	"/blog",
	"/contact",
	"/locations/thirroul",
	"/nothing-here",
];

describe("top bar", () => {
	test("HDR-02 CST-21 the top bar is absent at 767 px and there at 768 px", async () => {
		const page = await openPage("/", { width: 767 });
		expect(await page.locator(".topbar").isVisible()).toBe(false);
		await page.setViewportSize({ width: 768, height: 900 });
		expect(await page.locator(".topbar").isVisible()).toBe(true);
	});

	test("HDR-03 HDR-06 it has the phone number and two social links that open a new tab", async () => {
		const page = await openPage("/");
		const bar = page.locator(".topbar");
		expect(await bar.locator("a[href^='tel:+']").innerText()).toBe("(02) 5550 0134");
		const social = await bar
			.locator("a[target=_blank]")
			.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("rel")]));
		expect(social).toEqual([
			["Facebook (opens a new tab)", "noopener"],
			["Instagram (opens a new tab)", "noopener"],
		]);
	});

	test("HDR-04 HDR-05 STA-05 the address is readable only after one press, which opens the mail client", async () => {
		const page = await openPage("/");
		const html = await page
			.locator(".topbar, .header")
			.evaluateAll((parts) => parts.map((part) => part.outerHTML).join());
		expect(html).not.toContain("coastandhighlands.example");
		expect(html).not.toContain("mailto:");
		const mail = page
			.waitForRequest((request) => request.url().startsWith("mailto:"), { timeout: 2000 })
			.catch(() => null);
		await page.getByRole("button", { name: "Click to Email Us" }).click();
		await mail;
		const address = page.locator(".topbar a[href^='mailto:']");
		expect(await address.innerText()).toBe("hello@coastandhighlands.example");
		expect(await page.getByRole("button", { name: "Click to Email Us" }).count()).toBe(0);
	});

	test("HDR-04 without script the button leads to the contact page, where the address stands", async () => {
		const page = await openPage("/", { javaScriptEnabled: false });
		await page.getByRole("button", { name: "Click to Email Us" }).click();
		await page.waitForURL("**/contact?");
		expect(await page.locator("main").innerText()).toContain("hello@coastandhighlands.example");
	});
});

describe("main menu", () => {
	test("HDR-07 CST-21 menu from 1024 px, hamburger below", async () => {
		const page = await openPage("/", { width: 1023 });
		expect(await page.locator(".nav").isVisible()).toBe(false);
		expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(true);
		await page.setViewportSize({ width: 1024, height: 900 });
		expect(await page.locator(".nav").isVisible()).toBe(true);
		expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
	});

	test("HDR-08 HDR-09 entries in order, and a Free Quote button", async () => {
		const page = await openPage("/");
		const entries = await page.locator(".nav > ul > li").evaluateAll((items) =>
			items.map((item) => {
				const link = item.querySelector(":scope > a, summary");
				return [link?.textContent?.trim(), link?.getAttribute("href")];
			}),
		);
		expect(entries).toEqual([
			["Home", "/"],
			["Products", null],
			["Gallery", "/gallery"],
			["About", "/about"],
			["Service Areas", "/service-areas"],
			["Blog", "/blog"],
			["Shutters Guide", "/plantation-shutters-guide"],
			["Contact", "/contact"],
		]);
		expect(
			await page.locator(".header > .wrap > a.btn", { hasText: "Free Quote" }).getAttribute("href"),
		).toBe("/contact");
	});

	test.each([
		["/gallery", "Gallery"],
		["/blog/cleaning-curtains-guide", "Blog"],
		["/products/awnings", "Products"],
	])("HDR-10 %s marks %s as current, and it looks different", async (path, name) => {
		const page = await openPage(path);
		const current = page.locator(".nav [aria-current]").first();
		expect((await current.innerText()).trim()).toBe(name);
		const marks = await page
			.locator(".nav > ul > li > a, .nav summary")
			.evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").scale));
		expect(new Set(marks).size).toBe(2);
	});

	test("HDR-11 HDR-12 HDR-13 STA-04 Products is closed at first and lists the eleven in order", async () => {
		const page = await openPage("/");
		const links = page.locator(".mega li a");
		expect(await links.first().isVisible()).toBe(false);
		await page.locator(".nav summary").click();
		expect(await links.first().isVisible()).toBe(true);
		expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
			products,
		);
	});

	test("HDR-14 HDR-15 STA-04 a second press, an outside click, Escape and leaving focus each close it", async () => {
		const page = await openPage("/");
		const summary = page.locator(".nav summary");
		const panel = page.locator(".mega");
		const opened = async () => {
			await summary.click();
			await panel.waitFor({ state: "visible" });
		};
		await opened();
		await summary.click();
		expect(await panel.isVisible()).toBe(false);
		await opened();
		await page.mouse.click(300, 850);
		expect(await panel.isVisible()).toBe(false);
		await opened();
		await page.keyboard.press("Escape");
		expect(await panel.isVisible()).toBe(false);
		expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
		await opened();
		await page.locator(".nav a[href='/gallery']").focus();
		expect(await panel.isVisible()).toBe(false);
	});

	test("HDR-16 RT-02 a link of the panel leads to its product, at the top of the page", async () => {
		const page = await openPage("/");
		await page.evaluate(() => scrollTo(0, 400));
		await page.locator(".nav summary").click();
		await page.locator(".mega a", { hasText: "Veri Shades" }).click();
		await page.waitForURL("**/products/veri-shades");
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test("BEY-02 the panel opens and its links work without script", async () => {
		const page = await openPage("/", { javaScriptEnabled: false });
		await page.locator(".nav summary").click();
		await page.locator(".mega a", { hasText: "Panel Glides" }).click();
		await page.waitForURL("**/products/panel-glides");
	});
});

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
		expect(await call.getAttribute("aria-label")).toContain("Coast & Highlands");
		expect(await call.locator("span").isVisible()).toBe(true);
		await page.setViewportSize({ width: 767, height: 900 });
		expect(await call.locator("span").isVisible()).toBe(false);
	});

	test("FTR-02 FTR-03 FTR-04 FTR-05 FTR-06 FTR-07 FTR-09 FTR-10 FTR-11 the footer's text and links", async () => {
		const page = await openPage("/");
		const footer = page.locator("footer.footer");
		expect(await footer.innerText()).toContain("Made-to-measure window furnishings");
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
		expect(hrefs).toContain("mailto:hello@coastandhighlands.example");
		const external = links.filter(({ href }) => href.startsWith("http"));
		expect(external.map(({ href }) => new URL(href).host)).toEqual([
			"social.example",
			"social.example",
			"studio.example",
		]);
		expect(external.every(({ target }) => target === "_blank")).toBe(true);
	});

	test("FTR-08 the copyright line has the year of today's visit, not of the build", async () => {
		const page = await openPage("/", { now: new Date("2031-02-03T00:00:00Z") });
		expect(await page.locator("footer .base").innerText()).toContain("© 2031");
	});

	test("FTR-12 empty address and hours leave no row behind", async () => {
		const page = await openPage("/");
		const rows = await page.locator("footer .cols > div:last-child li").allTextContents();
		expect(rows).toEqual([
			"(02) 5550 0134",
			"hello@coastandhighlands.example",
			"Facebook (opens a new tab)",
			"Instagram (opens a new tab)",
		]);
	});
});
