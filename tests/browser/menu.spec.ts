import type { Page } from "@playwright/test";
import { expect, hrefs, phone, site, test, visit } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const topBar = (page: Page) => page.getByRole("region", { name: "Quick contact" });
const productsButton = (page: Page) => mainMenu(page).getByText("Products", { exact: true });
/** What the Products panel leads to. */
const panel = (page: Page) => mainMenu(page).locator("details li a");
const products = site.menu.map((slug: string) => `/products/${slug}`);

test("HDR-02 HDR-07 CALL-04 CST-21 the top bar and the call button's number come at 768 px, the menu in place of the hamburger at 1024 px", async ({
	page,
}) => {
	await visit(page, "/");
	for (const width of [767, 768, 1023, 1024]) {
		await page.setViewportSize({ width, height: 900 });
		await expect(topBar(page)).toBeVisible({ visible: width >= 768 });
		await expect(page.locator("a.call span")).toBeVisible({ visible: width >= 768 });
		await expect(mainMenu(page)).toBeVisible({ visible: width >= 1024 });
		await expect(page.getByRole("button", { name: "Menu" })).toBeVisible({
			visible: width < 1024,
		});
	}
});

test("BEY-12 HDR-04 HDR-05 STA-05 the address is readable only after one press, which opens the mail client and leaves it the focus; axe finds nothing then, with the Products panel open", async ({
	page,
}) => {
	await visit(page, "/");
	const parts = await page.locator(".topbar, .header").evaluateAll((all) => {
		return all.map((part) => part.outerHTML).join();
	});
	expect(parts).not.toContain(site.email.split("@")[1]);
	expect(parts).not.toContain("mailto:");
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const opened = new Promise<string>((resolve) => {
		session.once("Page.frameRequestedNavigation", ({ url }) => resolve(url));
	});
	const bar = topBar(page);
	const { height } = (await bar.boundingBox()) ?? {};
	await page.getByRole("button", { name: "Click to Email Us" }).click();
	expect(await opened).toBe(`mailto:${site.email}`);
	const address = bar.locator("a[href^='mailto:']");
	await expect(address).toHaveText(site.email);
	await expect(address).toBeFocused();
	await expect(page.getByRole("button", { name: "Click to Email Us" })).toHaveCount(0);
	expect((await bar.boundingBox())?.height).toBe(height);
	await productsButton(page).click();
	await expect(panel(page).first()).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
});

test("HDR-11 HDR-12 HDR-13 HDR-16 STA-04 Products is closed at first, lists the eleven, and leads to the top of one", async ({
	page,
}) => {
	await visit(page, "/");
	await page.evaluate(() => scrollTo(0, 400));
	const links = panel(page);
	await expect(links.first()).toBeHidden();
	await productsButton(page).click();
	await expect(links.first()).toBeVisible();
	expect(await hrefs(links)).toEqual(products);
	await links.filter({ hasText: "Veri Shades" }).click();
	await page.waitForURL("**/products/veri-shades");
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("HDR-12 HDR-14 HDR-15 STA-04 a second press, an outside click, Escape and leaving focus each close it; in a low window it opens below the header too", async ({
	page,
}) => {
	await visit(page, "/");
	const summary = productsButton(page);
	const panel = page.locator(".mega");
	for (const close of [
		() => summary.click(),
		() => page.mouse.click(300, 850),
		() => page.keyboard.press("Escape"),
		() => mainMenu(page).getByRole("link", { name: "Gallery" }).focus(),
	]) {
		await summary.click();
		await expect(panel).toBeVisible();
		await close();
		await expect(panel).toBeHidden();
	}
	await summary.click();
	await panel.getByRole("heading").first().click();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(summary).toBeFocused();
	// The header is not sticky there.
	await page.setViewportSize({ width: 1280, height: 400 });
	await summary.click();
	const header = await page.locator(".header").boundingBox();
	const box = await panel.boundingBox();
	expect(box?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
});

test.describe("the phone menu", () => {
	test.use({ viewport: phone });

	test("BEY-12 HDR-10 HDR-17 HDR-19 HDR-22 HDR-23 STA-01 STA-02 STA-03 it opens, underlines the current entry, unfolds Products with nothing for axe to find, folds it when it closes, and goes with a chosen link", async ({
		page,
	}) => {
		await visit(page, "/gallery");
		const menu = page.locator("#menu");
		const button = page.getByRole("button", { name: "Menu" });
		await expect(menu).toBeHidden();
		await button.click();
		const entry = (name: string) => menu.getByRole("link", { name, exact: true });
		await expect(entry("Gallery")).toHaveCSS("text-decoration-line", "underline");
		await expect(entry("About")).toHaveCSS("text-decoration-line", "none");
		const links = menu.locator("details a");
		await expect(links.first()).toBeHidden();
		await menu.locator("summary").click();
		await expect(links.first()).toBeVisible();
		expect(await hrefs(links)).toEqual(products);
		expect(await findBarriers(page)).toEqual([]);
		await menu.getByRole("button", { name: "Close" }).click();
		await expect(menu).toBeHidden();
		await button.click();
		await expect(links.first()).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await button.click();
		await menu.locator("nav a[href='/about']").click();
		await page.waitForURL("**/about");
		await expect(menu).toBeHidden();
	});

	test("BEY-12 it closes when the focus goes on to the page, which it would cover", async ({
		page,
	}) => {
		await visit(page, "/about");
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu a[href^='tel:']").focus();
		await expect(page.locator("#menu")).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(page.locator("#menu")).toBeHidden();
		await expect(page.locator("main :focus")).toHaveCount(1);
	});
});

test.describe("on a screen that is not found, as on every other", () => {
	test.use({ expected: /status of 404/ });

	test("HDR-01 FTR-01 CALL-01 CALL-02 CALL-03 NF-05 are header, footer and a call button that names the owner, calls the header's number and stays in its corner", async ({
		page,
	}) => {
		await visit(page, "/nothing-here");
		await expect(page.locator("header.header")).toBeVisible();
		await expect(page.locator("footer.footer")).toBeVisible();
		const call = page.locator("a.call[href^='tel:']");
		const tel = (await call.getAttribute("href")) ?? "";
		expect(tel).toMatch(/^tel:\+\d{8,15}$/);
		for (const part of [".topbar", "footer"])
			await expect(page.locator(`${part} a[href^='tel:']`)).toHaveAttribute("href", tel);
		await expect(call).toHaveAttribute("aria-label", new RegExp(site.owner));
		const before = await call.boundingBox();
		await page.evaluate(() => scrollTo(0, 700));
		expect(await call.boundingBox()).toEqual(before);
		expect(before && 1280 - before.x - before.width).toBeLessThanOrEqual(24);
		expect(before && 900 - before.y - before.height).toBeLessThanOrEqual(24);
		// In the margin: right of what ends at the edge of the page's content.
		const last = await page.locator(".header > .wrap > .btn").boundingBox();
		expect(last && before && last.x + last.width - before.x).toBeLessThanOrEqual(0.5);
	});
});

test("FTR-08 the copyright line has the year of today's visit, not of the build", async ({
	page,
}) => {
	await page.clock.install({ time: new Date("2031-02-03T00:00:00Z") });
	await page.goto("/");
	await expect(page.locator("footer .base")).toContainText("© 2031");
});
