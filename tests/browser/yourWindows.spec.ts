import type { Page } from "@playwright/test";
import {
	expect,
	fillEnquiry,
	isWide,
	open,
	phone,
	receipt,
	send,
	test,
	watchRequests,
} from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const list = (page: Page) => page.locator("[data-island=YourWindows]");
const entries = (page: Page) => list(page).getByRole("heading", { level: 3 });
const count = (page: Page) => page.getByRole("link", { name: /^Your windows/ }).first();

/** Puts a window on the list from the price guide. */
async function listKitchen(page: Page) {
	await open(page, "/price-guide", "PriceGuide");
	await page.getByLabel("Width").fill("1.8");
	await page.getByLabel("Height").fill("1.2");
	await page.getByLabel("Room").fill("Kitchen");
	await page.getByLabel("Faces").selectOption("west");
	await page.getByRole("link", { name: "Add to your windows" }).click();
	await expect(page.getByText("Added. Your list has one window now.")).toBeVisible();
}

test("BEY-20 BEY-21 every tool adds a window, and the list is enclosed", async ({ page }) => {
	await listKitchen(page);
	await expect(count(page)).toHaveText("Your windows 1");
	await open(page, "/which-product?trouble=dark&room=bedroom&facing=east", "Chooser");
	await page.getByRole("link", { name: /^Add to your windows/ }).click();
	await open(page, "/sun?facing=N", "SunTool");
	await page.getByRole("link", { name: "Add to your windows" }).click();
	await open(page, "/compare?products=awnings,zip-screens", "Compare");
	await page.getByRole("link", { name: "Add to your windows with Zip Screens" }).click();
	await expect(count(page)).toHaveText("Your windows 4");
	// A page of which no script is fetched for it: the link takes the product along.
	await page.goto("/products/veri-shades");
	await page
		.getByRole("region", { name: "Overview" })
		.getByRole("link", { name: "Add to your windows" })
		.click();
	await expect(entries(page)).toHaveText([
		"Kitchen",
		"Bedroom",
		"Window 3",
		"Window 4",
		"Window 5",
	]);
	await open(page, "/products/roller-blinds", "Samples");
	await page.getByText("Blockout", { exact: true }).click();
	await open(page, "/locations/kiama/awnings");
	const enclosed = page.getByRole("region", { name: "Your windows", exact: true });
	await expect(enclosed.getByRole("listitem")).toHaveCount(8);
	await expect(enclosed).toContainText("5. Window 5; Veri Shades: $300 to $800");
	await fillEnquiry(page);
	await send(page).click();
	await expect(receipt(page)).toContainText(
		"1. Kitchen, faces west; Plantation Shutters (polymer);",
	);
	await expect(receipt(page)).toContainText("Please bring: Light: blockout.");
	await open(page, "/contact");
	await expect(enclosed).toContainText("Your list stays out of this enquiry.");
});

test("BEY-20 BEY-12 the list is changed and put in order by keyboard", async ({ page }) => {
	await listKitchen(page);
	await page.setViewportSize(phone);
	await open(page, "/your-windows", "YourWindows");
	await page.getByRole("button", { name: "Add a window" }).press("Enter");
	await expect(page.getByLabel("Product", { exact: true })).toBeFocused();
	await page.getByLabel("Room").fill("Study");
	await page.getByLabel("Width").fill("12");
	await page.getByLabel("Width").press("Enter");
	await expect(page.locator("#p-width-error")).toContainText("12 m is very large");
	expect(await findBarriers(page)).toEqual([]);
	expect(await isWide(page)).toBe(false);
	await page.getByLabel("Width").fill("1.2");
	await page.getByLabel("Width").press("Enter");
	await expect(page.getByRole("button", { name: "Change Study" })).toBeFocused();
	await page.getByRole("button", { name: "Move Study up" }).press("Enter");
	await page.reload();
	await expect(entries(page)).toHaveText(["Study", "Kitchen"]);
	await page.getByRole("button", { name: "Take out Study" }).press("Enter");
	await expect(page.getByRole("heading", { name: "One window" })).toBeFocused();
});

test("BEY-20 BEY-21 a shared list arrives whole, and no request names what is in it", async ({
	page,
	browser,
	baseURL,
}) => {
	await page.addInitScript(() => {
		navigator.share = async (shared) => {
			document.title = String(shared?.url);
		};
	});
	await listKitchen(page);
	await open(page, "/your-windows", "YourWindows");
	await page.getByRole("button", { name: "Share this list" }).click();
	await expect(page).toHaveTitle(/\/your-windows#list=/);
	const shared = new URL(await page.title());
	const context = await browser.newContext({ baseURL });
	const other = await context.newPage();
	const asked = watchRequests(other);
	await other.goto(shared.pathname + shared.hash);
	await expect(entries(other)).toHaveText(["Kitchen"]);
	expect(asked.filter((path) => path.includes("Kitchen"))).toEqual([]);
	await context.close();
});

test("BEY-20 on paper it is a sheet with a line to write on", async ({ page }) => {
	await listKitchen(page);
	await page.goto("/your-windows");
	await page.getByRole("button", { name: "Add a window" }).click();
	await expect(page.getByText("Your list has 2 windows now")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("Your list has 2 windows now")).toBeHidden();
	const parts = ["Kitchen", "Fitter’s notes:", "1.8 m wide and 1.2 m high, faces west", /^\$648/];
	for (const part of parts) await expect(list(page).getByText(part).first()).toBeVisible();
	await expect(list(page).locator("li svg").first()).toBeVisible();
	await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});
