import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const { site } = getContent();
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
		expect(await bar.locator("a[href^='tel:+']").innerText()).toBe(site.phone);
		const social = await bar
			.locator("a[target=_blank]")
			.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("rel")]));
		expect(social).toEqual([
			["Facebook (opens a new tab)", "noopener"],
			["Instagram (opens a new tab)", "noopener"],
		]);
	});

	test("HDR-04 HDR-05 STA-05 the address is readable only after one press, which opens the mail client and leaves it the focus", async () => {
		const page = await openPage("/");
		const html = await page
			.locator(".topbar, .header")
			.evaluateAll((parts) => parts.map((part) => part.outerHTML).join());
		expect(html).not.toContain(site.email.split("@")[1]);
		expect(html).not.toContain("mailto:");
		const session = await page.context().newCDPSession(page);
		await session.send("Page.enable");
		const opened = new Promise<string>((resolve) => {
			session.once("Page.frameRequestedNavigation", ({ url }) => resolve(url));
		});
		await page.getByRole("button", { name: "Click to Email Us" }).click();
		expect(await opened).toBe(`mailto:${site.email}`);
		const address = page.locator(".topbar a[href^='mailto:']");
		expect(await address.innerText()).toBe(site.email);
		expect(await address.evaluate((link) => link === document.activeElement)).toBe(true);
		expect(await page.getByRole("button", { name: "Click to Email Us" }).count()).toBe(0);
	});

	test("HDR-04 without script the button leads to the contact page, where the address stands", async () => {
		const page = await openPage("/", { javaScriptEnabled: false });
		await page.getByRole("button", { name: "Click to Email Us" }).click();
		await page.waitForURL("**/contact?");
		expect(await page.locator("main").innerText()).toContain(site.email);
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
		await panel.getByRole("heading").first().click();
		await page.keyboard.press("Escape");
		expect(await panel.isVisible()).toBe(false);
		await opened();
		await page.locator(".nav a[href='/gallery']").focus();
		expect(await panel.isVisible()).toBe(false);
	});

	test("HDR-12 BEY-12 in a low window, where the header is not sticky, the panel still opens below it", async () => {
		const page = await openPage("/", { height: 400 });
		await page.locator(".nav summary").click();
		const header = await page.locator(".header").boundingBox();
		const panel = await page.locator(".mega").boundingBox();
		expect(panel?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
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
