import { expect, phone, readYaml, site, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("BLG-06 BEY-01 the newsletter", async ({ page }) => {
	await page.goto("/blog");
	await page.fill("#n-name", "Mei");
	await page.fill("#n-email", `mei${Date.now()}@example.com`);
	await page.locator("#newsletter button[type=submit]").click();
	await page.waitForURL("**/thank-you/newsletter");
	await expect(page.locator("main")).toContainText("press it, and you are on our list.");
});

test("BEY-02 HDR-04 the Products panel opens, and the e-mail button leads to the address", async ({
	page,
}) => {
	await page.goto("/");
	await page.locator(".nav summary").click();
	await page.locator(".mega a", { hasText: "Panel Glides" }).click();
	await page.waitForURL("**/products/panel-glides");
	await page.getByRole("button", { name: "Click to Email Us" }).click();
	await page.waitForURL("**/contact?");
	await expect(page.locator("main")).toContainText(site.email);
});

test("BEY-02 the phone menu opens, closes and unfolds", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.locator("#menu summary").click();
	await expect(page.locator("#menu details a").first()).toBeVisible();
	await page.locator("#menu").getByRole("button", { name: "Close" }).click();
	await expect(page.locator("#menu")).toBeHidden();
});

test("BEY-02 BEY-08 BLG-02 the topics of the blog open, the paging works, and a post has no share button that does nothing", async ({
	page,
}) => {
	await page.goto("/blog");
	await page.locator(".archive summary").first().click();
	await expect(page.locator(".archive a").first()).toBeVisible();
	await page.getByRole("link", { name: "Older" }).click();
	await page.waitForURL("**/blog/page/2");
	await page.goto("/blog/cleaning-curtains-guide");
	await expect(page.locator(".share button")).toBeHidden();
});

test("BEY-02 LOC-06 every suburb and its products are there, and what needs script is not", async ({
	page,
}) => {
	await page.goto("/locations");
	const finder = page.locator("[data-island=PlaceFinder]");
	await expect(finder.locator("select").first()).toBeHidden();
	await expect(finder).toContainText("Service areas leads to every region", {
		useInnerText: true,
	});
	await expect(page.getByRole("combobox", { name: "Suburb or postcode" })).toBeHidden();
	await page.getByRole("link", { name: "Bulli 2516" }).click();
	await page.waitForURL("**/locations/bulli");
	await page.locator("main .towns a", { hasText: /^Plantation Shutters$/ }).click();
	await page.waitForURL("**/locations/bulli/plantation-shutters");
});

test("BEY-04 BEY-02 search leads to a page that lists everything", async ({ page }) => {
	await page.goto("/");
	await page.locator(".topbar").getByRole("button", { name: "Search" }).click();
	await page.waitForURL(/\/search\??$/);
	await expect(page.locator("main a[href='/contact#faq']")).toHaveCount(readYaml("faq").length);
	await page.getByLabel("Posts, products, places and questions").fill("kiama");
	await page.getByRole("button", { name: "Search", exact: true }).last().click();
	await page.waitForURL("**/search?q=kiama");
	await expect(page.locator("main")).toContainText("Searching needs JavaScript", {
		useInnerText: true,
	});
});

test("BEY-05 BEY-06 BEY-02 the price guide and the recess check are their tables, and no dead form", async ({
	page,
}) => {
	for (const path of ["/price-guide", "/products/zip-screens", "/plantation-shutters-guide"]) {
		await page.goto(path);
		await expect(page.locator("main table", { hasText: "Guide price" }).last()).toBeVisible();
		await expect(page.getByLabel("Width")).toBeHidden();
	}
	await expect(page.locator(".recess tbody tr")).toContainText([
		/70 mm or more.*Inside fit/s,
		/65 mm to under 70 mm.*Decided at the measure/s,
		/Under 65 mm.*Face fit with the L frame/s,
	]);
	await expect(page.getByLabel("Clear depth of the recess")).toBeHidden();
});
