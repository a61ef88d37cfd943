import type { Page } from "@playwright/test";
import { expect, hrefs, phone, site, test } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const topBar = (page: Page) => page.getByRole("region", { name: "Quick contact" });
const productsButton = (page: Page) => mainMenu(page).getByText("Products", { exact: true });
/** What the Products panel leads to. */
const panel = (page: Page) => mainMenu(page).locator("details li a");
const products = site.menu.map((slug: string) => `/products/${slug}`);
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const phoneMenu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const callButton = (page: Page) => page.getByRole("link", { name: `Call ${site.owner}` });

test("HDR-02 HDR-07 CALL-04 CST-21 the bar comes at 768, the menu at 1024 px", async ({ page }) => {
	await page.goto("/");
	for (const width of [767, 768, 1023, 1024]) {
		await page.setViewportSize({ width, height: 900 });
		if (width === 1023) await menuButton(page).click();
		await expect(phoneMenu(page)).toBeVisible({ visible: width === 1023 });
		await expect(topBar(page)).toBeVisible({ visible: width >= 768 });
		await expect(callButton(page).getByText(site.phone)).toBeVisible({ visible: width >= 768 });
		await expect(mainMenu(page)).toBeVisible({ visible: width >= 1024 });
		await expect(menuButton(page)).toBeVisible({ visible: width < 1024 });
	}
	await page.setViewportSize(phone);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
	const { y = 0 } = (await callButton(page).boundingBox()) ?? {};
	expect(last && last.y + last.height, "clear of the last link").toBeLessThanOrEqual(y);
	await page.getByLabel("Message").focus();
	await expect(callButton(page), "over a field somebody types in").toBeHidden();
});

test("BEY-12 HDR-04 HDR-05 STA-05 one press opens the mail client", async ({ page }) => {
	await page.goto("/");
	const header = await page.locator("body > :not(main, footer)").evaluateAll((all) => {
		return all.map((part) => part.outerHTML).join();
	});
	expect(header).not.toContain(site.email.split("@")[1]);
	expect(header).not.toContain("mailto:");
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const opened = new Promise<string>((resolve) => {
		session.once("Page.frameRequestedNavigation", ({ url }) => resolve(url));
	});
	const bar = topBar(page);
	const { height } = (await bar.boundingBox()) ?? {};
	const button = page.getByRole("button", { name: "Click to Email Us" });
	await button.click();
	expect(await opened).toBe(`mailto:${site.email}`);
	await expect(bar.getByRole("link", { name: site.email })).toBeFocused();
	await expect(button).toHaveCount(0);
	expect((await bar.boundingBox())?.height).toBe(height);
	await productsButton(page).click();
	await expect(panel(page).first()).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
});

test("HDR-11 HDR-12 HDR-13 HDR-14 HDR-15 HDR-16 STA-04 Products leads to the eleven, and closes for who presses, looks or goes elsewhere", async ({
	page,
}) => {
	await page.goto("/");
	const button = productsButton(page);
	const first = panel(page).first();
	for (const close of [
		() => button.click(),
		() => page.mouse.click(300, 850),
		() => page.keyboard.press("Escape"),
		() => mainMenu(page).getByRole("link", { name: "Gallery" }).focus(),
		// As the page goes into the cache from which Back brings it.
		() => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
	]) {
		await button.click();
		await expect(first).toBeVisible();
		await close();
		await expect(first).toBeHidden();
	}
	await button.click();
	await mainMenu(page).getByRole("heading").first().click();
	await page.keyboard.press("Escape");
	await expect(first).toBeHidden();
	await expect(button).toBeFocused();
	await page.setViewportSize({ width: 1280, height: 400 });
	await page.evaluate(() => scrollTo(0, 400));
	await expect(page.getByRole("banner"), "not sticky there").not.toBeInViewport();
	await button.click();
	const header = await page.locator("body > header").boundingBox();
	const box = await mainMenu(page).locator("details > :not(summary)").boundingBox();
	expect(box?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
	expect(await hrefs(panel(page))).toEqual(products);
	await panel(page).filter({ hasText: "Veri Shades" }).click();
	await page.waitForURL("**/products/veri-shades");
});

test("BEY-12 HDR-10 HDR-17 HDR-19 HDR-22 HDR-23 STA-01 STA-02 STA-03 the phone menu unfolds, folds, takes the focus, closes when that goes on to the page below it, and leads on", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto("/gallery");
	const menu = phoneMenu(page);
	await expect(menu).toBeHidden();
	await menuButton(page).click();
	const entry = (name: string) => menu.getByRole("link", { name, exact: true });
	await expect(entry("Gallery")).toHaveCSS("text-decoration-line", "underline");
	await expect(entry("About")).toHaveCSS("text-decoration-line", "none");
	const links = menu.locator("details a");
	await expect(links.first()).toBeHidden();
	await menu.getByText("Products", { exact: true }).click();
	await expect(links.first()).toBeVisible();
	expect(await hrefs(links)).toEqual(products);
	expect(await findBarriers(page)).toEqual([]);
	await menu.getByRole("button", { name: "Close" }).click();
	await expect(menu).toBeHidden();
	await menuButton(page).click();
	await expect(links.first()).toBeHidden();
	await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
	await menu.getByRole("link", { name: "Call" }).focus();
	await expect(menu).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(menu).toBeHidden();
	await expect(page.locator("main :focus")).toHaveCount(1);
	await menuButton(page).click();
	await entry("About").click();
	await page.waitForURL("**/about");
	await expect(menu).toBeHidden();
});

test.describe("on a screen that is not found", () => {
	test.use({ expected: /status of 404/ });

	test("CALL-01 CALL-02 CALL-03 NF-05 the call button is in its corner", async ({ page }) => {
		await page.goto("/nothing-here");
		const call = callButton(page);
		const number = topBar(page).getByRole("link", { name: site.phone });
		expect(await hrefs(call)).toEqual(await hrefs(number));
		const before = await call.boundingBox();
		await page.evaluate(() => scrollTo(0, 700));
		expect(await call.boundingBox()).toEqual(before);
		expect(before && 1280 - before.x - before.width).toBeLessThanOrEqual(24);
		expect(before && 900 - before.y - before.height).toBeLessThanOrEqual(24);
		// In the margin: right of what ends at the edge of the page's content.
		const last = await page
			.getByRole("banner")
			.getByRole("link", { name: "Free Quote" })
			.boundingBox();
		expect(last && before && last.x + last.width - before.x).toBeLessThanOrEqual(0.5);
		const search = await topBar(page).getByRole("button", { name: "Search" }).boundingBox();
		expect(search && last && search.x + search.width - last.x - last.width).toBeCloseTo(0, 0);
	});
});

test("FTR-08 the copyright line has the year of today's visit", async ({ page }) => {
	await page.clock.install({ time: new Date("2031-02-03T00:00:00Z") });
	await page.goto("/");
	await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});
