import type { Page } from "@playwright/test";
import { expect, hydrated, open, readYaml, test } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const gallery: unknown[] = readYaml("gallery");
const category = (page: Page, name: string) =>
	page.getByRole("group", { name: "Show a category" }).getByText(name, { exact: true });
const shown = (page: Page) => page.getByRole("main").getByRole("figure");
const count = (page: Page) => page.getByText(/^\d+ pictures?$/);

test.describe("without script", () => {
	// A browser shows a picture by styles of its own.
	test.use({ javaScriptEnabled: false, expected: /Applying inline style/ });

	test("GAL-03 GAL-04 GAL-05 STA-11 BEY-02 a category hides the others", async ({ page }) => {
		await page.goto("/gallery");
		await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
		await expect(shown(page)).toHaveCount(gallery.length);
		let total = 0;
		const labels = await page.getByRole("radio").locator("xpath=..").allInnerTexts();
		for (const label of labels.slice(1)) {
			await category(page, label).click();
			const captions = await shown(page).locator("b").allInnerTexts();
			expect(new Set(captions)).toEqual(new Set([label]));
			total += captions.length;
		}
		expect(total).toBe(gallery.length);
		await category(page, "All").click();
		await expect(shown(page)).toHaveCount(gallery.length);
		await shown(page).getByRole("img").first().click();
		await page.waitForURL(/\/images\/[\w-]+\.jpg$/);
	});
});

test("BEY-12 GAL-01 GAL-04 a category brings its further views", async ({ page }) => {
	await open(page, "/gallery", "Gallery");
	const views = page.getByRole("list", { name: /^More of/ }).getByRole("listitem");
	await expect(views).toHaveCount(0);
	await category(page, "Venetian Blinds").click();
	await expect(shown(page)).toHaveCount(1);
	await expect(views.locator("img")).toHaveAttribute("alt", /venetian/);
	const [item, view] = await shown(page)
		.or(views)
		.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
	expect(view).toBe(item);
	await expect(page).toHaveURL("/gallery?category=venetian-blinds");
	await page.reload();
	await expect(page.getByRole("radio", { name: "Venetian Blinds" })).toBeChecked();
	expect(await findBarriers(page)).toEqual([]);
	await expect(count(page)).toHaveText("2 pictures");
});

test("BEY-12 arrows, a swipe and buttons go through a product's pictures", async ({ page }) => {
	await page.goto("/products/plantation-shutters");
	await page.getByRole("link", { name: "View Gallery" }).click();
	await page.waitForURL("/gallery?category=plantation-shutters");
	await hydrated(page, "Gallery");
	const pictures = page
		.getByRole("main")
		.getByRole("link")
		.filter({ has: page.locator("img"), visible: true });
	const count = await pictures.count();
	expect(count).toBeGreaterThan(2);
	const viewer = page.getByRole("dialog", { name: "Pictures" });
	const status = viewer.getByRole("status");
	await pictures.nth(1).click();
	await expect(status).toHaveText(new RegExp(`^2 of ${count}: Four-panel`));
	await expect(viewer.getByRole("listitem")).toBeInViewport({ ratio: 0.9 });
	expect(await findBarriers(page)).toEqual([]);
	for (const keys of ["Alt+ArrowRight", "ArrowLeft"]) await page.keyboard.press(keys);
	await expect(status).toHaveText(new RegExp(`^1 of ${count}`));
	await expect(viewer.getByRole("listitem")).toBeInViewport({ ratio: 0.9 });
	await viewer.locator("ul").evaluate((row) => row.scrollBy({ left: 2 * row.clientWidth }));
	await expect(status).toHaveText(new RegExp(`^3 of ${count}`));
	await page.keyboard.press("Escape");
	await expect(viewer).toHaveCount(0);
	await expect(pictures.nth(1)).toBeFocused();
	await pictures.last().click();
	await expect(status).toHaveText(new RegExp(`^${count} of ${count}`));
	await viewer.getByRole("button", { name: "Next picture" }).click();
	await expect(status).toHaveText(new RegExp(`^1 of ${count}`));
	await viewer.getByRole("button", { name: "Close" }).click();
	await expect(viewer).toHaveCount(0);
});
