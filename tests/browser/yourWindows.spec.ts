import type { Page } from "@playwright/test";
import { expect, isWide, open, phone, test } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const list = (page: Page) => page.locator("[data-island=YourWindows]");
const entries = (page: Page) => list(page).getByRole("heading", { level: 3 });
const count = (page: Page) => page.getByRole("link", { name: /^Your windows/ }).first();

test("BEY-20 BEY-21 pages add to one list, which the header counts and an enquiry encloses", async ({
	page,
}) => {
	await open(page, "/price-guide", "PriceGuide");
	await page.getByLabel("Width").fill("1.8");
	await page.getByLabel("Height").fill("1.2");
	await page.getByLabel("Room").fill("Kitchen");
	await page.getByLabel("Faces").selectOption("west");
	await page.getByRole("link", { name: "Add to your windows" }).click();
	await expect(page.getByText("Added. Your list has one window now.")).toBeVisible();
	await expect(count(page)).toHaveText("Your windows 1");
	// A page of which no script is fetched for it: the link takes the product along.
	await page.goto("/products/veri-shades");
	const overview = page.getByRole("region", { name: "Overview" });
	await overview.getByRole("link", { name: "Add to your windows" }).click();
	await expect(entries(page)).toHaveText(["Kitchen", "Window 2"]);
	await expect(page.getByText("Write it by hand instead")).toBeHidden();
	await open(page, "/products/roller-blinds", "Samples");
	await page.getByText("Blockout", { exact: true }).click();
	await open(page, "/locations/kiama/awnings");
	const enclosed = page.getByRole("region", { name: "Your windows", exact: true });
	await expect(enclosed).toContainText("1. Kitchen, faces west; Plantation Shutters (polymer);");
	await expect(enclosed).toContainText("2. Window 2; Veri Shades: $300 to $800");
	await expect(enclosed).toContainText("Please bring: Light: blockout.");
	await expect(count(page)).toHaveText("Your windows 2");
	await page.setViewportSize(phone);
	await page.getByRole("button", { name: "Menu , your windows 2" }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await menu.getByRole("link", { name: "Your windows 2" }).click();
	await expect(entries(page)).toHaveCount(3);
});

test("BEY-20 BEY-12 on a phone a window is added by keyboard, with its fault shown", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await open(page, "/your-windows", "YourWindows");
	await page.getByRole("button", { name: "Add a window" }).press("Enter");
	await expect(page.getByLabel("Product", { exact: true })).toBeFocused();
	await page.getByLabel("Width").fill("12");
	await page.getByLabel("Width").press("Enter");
	await expect(page.locator("#p-width-error")).toContainText("12 m is very large");
	expect(await findBarriers(page)).toEqual([]);
	expect(await isWide(page)).toBe(false);
	await page.getByLabel("Width").fill("1.2");
	await page.getByLabel("Width").press("Enter");
	const change = page.getByRole("button", { name: "Change Window 1" });
	await expect(change).toBeFocused();
	await expect(change, "for a thumb").toHaveCSS("min-height", "44px");
});
