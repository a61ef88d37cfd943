import type { Locator, Page } from "@playwright/test";
import { expect, goBack, open, phone, test, watchRequests } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const region = (page: Page) => page.getByLabel("Region", { exact: true });
const product = (page: Page) => page.getByLabel("Product", { exact: true });
const details = (page: Page) =>
	page.locator("[aria-live=polite]").getByRole("link", { name: "View Details" });

test("LOC-01 LOC-02 LOC-03 LOC-04 LOC-05 LOC-10 STA-15 View Details comes with both choices, and goes", async ({
	page,
}) => {
	await open(page, "/locations/thirroul", "PlaceFinder");
	await expect(product(page)).toHaveValue("");
	await expect(region(page).locator("option")).toHaveCount(5);
	await expect(product(page).locator("option")).toHaveCount(15);
	await region(page).selectOption("Kiama");
	await expect(details(page)).toBeHidden();
	await product(page).selectOption("Awnings");
	await expect(details(page)).toHaveAttribute("href", "/locations/region/kiama/awnings");
	await region(page).selectOption("Southern Highlands");
	await product(page).selectOption("");
	await expect(details(page)).toBeHidden();
	await product(page).selectOption("Zip Screens");
	await details(page).click();
	await page.waitForURL("**/locations/region/southern-highlands/zip-screens");
	await expect(page.locator("h1")).toHaveText("Zip Screens in the Southern Highlands");
});

const box = (page: Page) => page.getByRole("textbox", { name: "Suburb or postcode" });
const search = (page: Page) => page.getByRole("main").locator("[data-island=SuburbSearch]");
const found = (page: Page) => search(page).getByRole("listitem").getByRole("link");
const status = (page: Page) => search(page).getByRole("status");

test("BEY-12 LOC-07 a name, the arrow keys and Enter lead to the suburb", async ({ page }) => {
	await open(page, "/locations", "SuburbSearch");
	await box(page).fill("co");
	await expect(found(page).first()).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
	const asked = watchRequests(page);
	await box(page).pressSequentially("rr");
	await expect(found(page)).toHaveText([/^Corrimal\s*Wollongong/, /^East Corrimal\s*Wollongong/]);
	await expect(status(page)).toHaveText("2 results");
	await page.keyboard.press("ArrowDown");
	await expect(found(page).first()).toBeFocused();
	expect(asked).toEqual([]);
	await page.keyboard.press("Enter");
	await page.waitForURL("**/locations/corrimal");
	await expect(page.locator("h1")).toHaveText("Corrimal, Wollongong");
});

test("where several suburbs are found, Enter goes to the first of them, and for a place outside to the nearest; Back finds the words", async ({
	page,
}) => {
	await open(page, "/locations", "SuburbSearch");
	await box(page).fill("nowra");
	await search(page).getByRole("button", { name: "Search" }).click();
	await expect(search(page).getByRole("link", { name: "Broughton Village" })).toBeFocused();
	await expect(page).toHaveURL("/locations");
	await box(page).fill("2500");
	await expect(found(page)).toHaveCount(8);
	await box(page).press("Enter");
	await expect(found(page).first()).toBeFocused();
	await page.keyboard.press("Enter");
	await page.waitForURL("**/locations/wollongong");
	await goBack(page);
	await expect(box(page)).toHaveValue("2500");
	await expect(found(page).first()).toHaveText(/^Wollongong/);
});

const map = (page: Page) => page.getByRole("group", { name: "Map of the service area" });
const areas = (page: Page) => map(page).getByRole("link", { name: /region, \d+ suburbs/ });

test("BEY-07 the keyboard skips the map or goes over it", async ({ page }) => {
	await page.goto("/locations");
	const skip = page.getByRole("link", { name: "Skip the map" });
	await skip.focus();
	expect((await skip.boundingBox())?.height).toBeGreaterThan(10);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(map(page).locator(":focus")).toHaveCount(0);
	await areas(page).nth(2).press("Enter");
	await expect(page).toHaveURL("/locations#region-kiama");
	await expect(page.locator("#region-kiama")).toBeInViewport();
	await areas(page).first().focus();
	await page.keyboard.press("Tab");
	const label = map(page).locator("a:focus text");
	await expect(label).toHaveText("Lilyvale");
	await expect(label).toBeVisible();
	await page.keyboard.press("Enter");
	await page.waitForURL("**/locations/lilyvale");
});

test("BEY-07 towns are named where there is room, regions on a phone", async ({ page }) => {
	await page.goto("/locations");
	const name = (text: string) => map(page).locator("text", { hasText: text }).first();
	await name("Robertson").click({ trial: true });
	await expect(name("Lilyvale")).toBeHidden();
	await page.setViewportSize(phone);
	await expect(map(page).getByRole("link")).toHaveCount(4);
	const size = await areas(page).first().locator("text").boundingBox();
	expect(size?.height).toBeGreaterThan(11);
});

test("SBP-02 SBP-03 SBP-07 on a phone the form comes before folded advice", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/locations/kiama/zip-screens-awnings");
	const form = await page.locator("#enquiry").boundingBox();
	expect(form?.y).toBeLessThan(3 * phone.height);
	const advice = ["Asbestos", "Key features", "Kiama is two climates"].map((name) =>
		page.getByRole("heading", { name, exact: true }),
	);
	for (const heading of advice) await expect(heading).toBeHidden();
	await page.locator("summary", { hasText: "Asbestos" }).click();
	await expect(advice[0] as Locator).toBeVisible();
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const heading of advice) await expect(heading).toBeVisible();
	await expect(page.locator("main summary")).toHaveCount(3);
	await expect(page.locator("main summary").filter({ visible: true })).toHaveCount(0);
});
