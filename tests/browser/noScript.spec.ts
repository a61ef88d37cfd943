import { expect, phone, readYaml, site, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("BLG-06 BEY-01 the newsletter takes a reader", async ({ page }) => {
	await page.goto("/blog");
	await page.getByLabel("Your Name").fill("Mei");
	await page.getByLabel("Email Address").fill(`mei${Date.now()}@example.com`);
	await page.getByRole("button", { name: "Subscribe" }).click();
	await page.waitForURL("**/thank-you/newsletter");
	await expect(page.getByRole("main")).toContainText(
		"press the button there, and you are on our list.",
	);
});

test("BEY-02 HDR-04 Products opens, the e-mail button leads on", async ({ page }) => {
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Main" });
	await menu.getByText("Products", { exact: true }).click();
	await menu.getByRole("link", { name: "Panel Glides" }).click();
	await page.waitForURL("**/products/panel-glides");
	await page.getByRole("button", { name: "Click to Email Us" }).click();
	await page.waitForURL("**/contact?");
	await expect(page.getByRole("main")).toContainText(site.email);
});

test("BEY-02 the phone menu opens, closes and unfolds", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/");
	await page.getByRole("button", { name: "Menu" }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await menu.getByText("Products", { exact: true }).click();
	await expect(menu.getByRole("link", { name: "Panel Glides" })).toBeVisible();
	await menu.getByRole("button", { name: "Close" }).click();
	await expect(menu).toBeHidden();
});

test("BEY-02 BEY-04 BEY-08 BLG-02 topics unfold, nothing shares, search leads to a page that lists everything", async ({
	page,
}) => {
	await page.goto("/blog");
	const topic = page.getByRole("region", { name: "Browse by topic" }).getByRole("group").first();
	await topic.getByText(/^All \d+ posts, by \d+ subjects$/).click();
	await expect(topic.getByRole("link").first()).toBeVisible();
	await page.goto("/blog/cleaning-curtains-guide");
	await expect(page.getByText("Share this post")).toBeHidden();
	await page.getByRole("button", { name: "Search" }).first().click();
	await page.waitForURL(/\/search\??$/);
	await page.getByLabel("Posts, products, places and questions").fill("kiama");
	await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	await page.waitForURL("**/search?q=kiama");
	await expect(page.getByRole("main")).toContainText("Searching needs JavaScript", {
		useInnerText: true,
	});
});

const { cloths } = readYaml("sheers") as { cloths: { outside: string[] }[] };
const sheers = cloths
	.slice(0, 3)
	.flatMap(({ outside }) => [outside[0] ?? "", outside.at(-1) ?? ""]);

test("BEY-02 BEY-05 BEY-06 BEY-15 BEY-16 BEY-20 every tool says it in words, and shows no dead control", async ({
	page,
}) => {
	const main = page.getByRole("main");
	const controls = main.locator("input:visible, select:visible, [type=button]:visible");
	const pictures = main.locator("[data-island=PictureStrip] img").filter({ visible: true });
	for (const [path, ...said] of [
		["/which-product", /Bushfire/],
		["/compare", "Panel Glides"],
		["/sun", /south-west/],
		["/price-guide", "Plantation Shutters"],
		["/products/zip-screens", /Guide price per screen/],
		["/products/veri-shades", ...sheers],
		["/products/roller-blinds", "Blockout", /^Name up to five in your enquiry/],
		[
			"/plantation-shutters-guide",
			"70 mm or more",
			"Decided at the measure",
			/^Face fit with the L/,
		],
		["/your-windows", "Write it by hand instead"],
		["/locations", /^Service areas/],
	] as const) {
		await page.goto(path);
		for (const words of said)
			await expect(main.getByText(words).filter({ visible: true }), path).not.toHaveCount(0);
		await expect(controls, path).toHaveCount(0);
		await expect(pictures, path).toHaveCount(/shutters-guide|veri/.test(path) ? 1 : 0);
	}
});
