import { expect, hrefs, phone, site, test, visit } from "./fixtures.ts";

const products = site.menu.map((slug: string) => `/products/${slug}`);

test.describe("the header", () => {
	test("HDR-02 HDR-07 CST-21 the top bar comes at 768 px, the menu in place of the hamburger at 1024 px", async ({
		page,
	}) => {
		await visit(page, "/");
		for (const width of [767, 768, 1023, 1024]) {
			await page.setViewportSize({ width, height: 900 });
			await expect(page.locator(".topbar")).toBeVisible({ visible: width >= 768 });
			await expect(page.locator(".nav")).toBeVisible({ visible: width >= 1024 });
			await expect(page.getByRole("button", { name: "Menu" })).toBeVisible({
				visible: width < 1024,
			});
		}
	});

	test("HDR-04 HDR-05 STA-05 the address is readable only after one press, which opens the mail client and leaves it the focus", async ({
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
		const bar = page.locator(".topbar");
		const { height } = (await bar.boundingBox()) ?? {};
		await page.getByRole("button", { name: "Click to Email Us" }).click();
		expect(await opened).toBe(`mailto:${site.email}`);
		const address = bar.locator("a[href^='mailto:']");
		await expect(address).toHaveText(site.email);
		await expect(address).toBeFocused();
		await expect(page.getByRole("button", { name: "Click to Email Us" })).toHaveCount(0);
		expect((await bar.boundingBox())?.height).toBe(height);
	});

	for (const [path, name] of [
		["/gallery", "Gallery"],
		["/blog/cleaning-curtains-guide", "Blog"],
		["/products/awnings", "Products"],
	] as const) {
		test(`HDR-10 ${path} marks ${name} as current, and it looks different`, async ({ page }) => {
			await visit(page, path);
			await expect(page.locator(".nav [aria-current]").first()).toHaveText(name);
			const marks = await page
				.locator(".nav > ul > li > a, .nav summary")
				.evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").scale));
			expect(new Set(marks).size).toBe(2);
		});
	}

	test("HDR-11 HDR-12 HDR-13 HDR-16 STA-04 Products is closed at first, lists the eleven, and leads to the top of one", async ({
		page,
	}) => {
		await visit(page, "/");
		await page.evaluate(() => scrollTo(0, 400));
		const links = page.locator(".mega li a");
		await expect(links.first()).toBeHidden();
		await page.locator(".nav summary").click();
		await expect(links.first()).toBeVisible();
		expect(await hrefs(links)).toEqual(products);
		await links.filter({ hasText: "Veri Shades" }).click();
		await page.waitForURL("**/products/veri-shades");
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test("HDR-14 HDR-15 STA-04 a second press, an outside click, Escape and leaving focus each close it", async ({
		page,
	}) => {
		await visit(page, "/");
		const summary = page.locator(".nav summary");
		const panel = page.locator(".mega");
		for (const close of [
			() => summary.click(),
			() => page.mouse.click(300, 850),
			() => page.keyboard.press("Escape"),
			() => page.locator(".nav a[href='/gallery']").focus(),
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
	});

	test("HDR-12 in a low window, where the header is not sticky, the panel still opens below it", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 400 });
		await visit(page, "/");
		await page.locator(".nav summary").click();
		const header = await page.locator(".header").boundingBox();
		const panel = await page.locator(".mega").boundingBox();
		expect(panel?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
	});
});

test.describe("the phone menu", () => {
	test.use({ viewport: phone });

	test("HDR-17 STA-01 the hamburger opens it, Close and Escape close it, and it is closed at first", async ({
		page,
	}) => {
		await visit(page, "/");
		const menu = page.locator("#menu");
		await expect(menu).toBeHidden();
		await page.getByRole("button", { name: "Menu" }).click();
		await menu.getByRole("button", { name: "Close" }).click();
		await expect(menu).toBeHidden();
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(menu).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
	});

	test("HDR-19 HDR-22 HDR-23 STA-02 STA-03 Products unfolds to the eleven, closing folds it, and a chosen link closes the menu", async ({
		page,
	}) => {
		await visit(page, "/gallery");
		await page.getByRole("button", { name: "Menu" }).click();
		const links = page.locator("#menu details a");
		await expect(links.first()).toBeHidden();
		await page.locator("#menu summary").click();
		await expect(links.first()).toBeVisible();
		expect(await hrefs(links)).toEqual(products);
		await page.locator("#menu").getByRole("button", { name: "Close" }).click();
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(links.first()).toBeHidden();
		await page.locator("#menu nav a[href='/about']").click();
		await page.waitForURL("**/about");
		await expect(page.locator("#menu")).toBeHidden();
	});

	test("HDR-10 the current entry is underlined, so that colour is not its only mark", async ({
		page,
	}) => {
		await visit(page, "/gallery");
		await page.getByRole("button", { name: "Menu" }).click();
		const entry = (name: string) => page.locator("#menu").getByRole("link", { name, exact: true });
		await expect(entry("Gallery")).toHaveCSS("text-decoration-line", "underline");
		await expect(entry("About")).toHaveCSS("text-decoration-line", "none");
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

test.describe("on every screen", () => {
	for (const path of ["/", "/products/awnings", "/locations/thirroul", "/nothing-here"]) {
		test.describe(path, () => {
			test.use({ expected: path === "/nothing-here" ? /status of 404/ : /^$/ });

			test("HDR-01 FTR-01 CALL-01 NF-05 are header, footer and a call button that stays in its corner", async ({
				page,
			}) => {
				await visit(page, path);
				await expect(page.locator("header.header")).toBeVisible();
				await expect(page.locator("footer.footer")).toBeVisible();
				const call = page.locator("a.call");
				const before = await call.boundingBox();
				await page.evaluate(() => scrollTo(0, 700));
				expect(await call.boundingBox()).toEqual(before);
				expect(before && 1280 - before.x - before.width).toBeLessThanOrEqual(24);
				expect(before && 900 - before.y - before.height).toBeLessThanOrEqual(24);
			});
		});
	}

	test("CALL-02 CALL-03 CALL-04 the call button calls the header's number, names the owner, shows it from 768 px", async ({
		page,
	}) => {
		await visit(page, "/");
		const call = page.locator("a.call");
		const tel = (await call.getAttribute("href")) ?? "";
		expect(tel).toMatch(/^tel:\+\d{8,15}$/);
		for (const part of [".topbar", "footer"])
			await expect(page.locator(`${part} a[href^='tel:']`)).toHaveAttribute("href", tel);
		await expect(call).toHaveAttribute("aria-label", new RegExp(site.owner));
		for (const width of [768, 767]) {
			await page.setViewportSize({ width, height: 900 });
			await expect(call.locator("span")).toBeVisible({ visible: width === 768 });
		}
	});

	test("FTR-08 the copyright line has the year of today's visit, not of the build", async ({
		page,
	}) => {
		await page.clock.install({ time: new Date("2031-02-03T00:00:00Z") });
		await page.goto("/");
		await expect(page.locator("footer .base")).toContainText("© 2031");
	});
});
