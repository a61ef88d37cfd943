import type { Locator, Page } from "@playwright/test";
import { expect, goBack, hrefs, open, phone, test, watchRequests } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("textbox", { name: /^Search posts/ });
const status = (page: Page) => dialog(page).getByRole("status");
const links = (page: Page) => dialog(page).getByRole("region").getByRole("link");
const query = (page: Page) => page.getByRole("main").getByRole("textbox");
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const nearest = "Nothing has all of these words. The nearest:";
/** Results on the search page. */
const results = (page: Page) => page.getByRole("main").locator("[data-island=SearchPage]");
const hits = (page: Page) => results(page).getByRole("listitem").getByRole("link");
const index = "/search/index.json";
const button = (page: Page) => page.getByRole("button", { name: "Search" }).first();

/** Opens search with its button and waits until it accepts input. */
async function openSearch(page: Page, path = "/") {
	await page.goto(path);
	await button(page).click();
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveAccessibleDescription(/^Arrow keys .* Escape closes\.$/);
}

async function searchFor(page: Page, words: string) {
	await field(page).fill(words);
	await expect(status(page)).toHaveText(/^(No|\d+) results?$/);
}

test("BEY-04 the dialog is fetched once, gives the focus back, and reopens", async ({ page }) => {
	const asked = watchRequests(page);
	await page.goto("/products/awnings");
	expect(asked.filter((path) => path.startsWith("/search"))).toEqual([]);
	await button(page).click();
	await searchFor(page, "kiama");
	expect(asked.filter((path) => path === index)).toHaveLength(1);
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(button(page)).toBeFocused();
	await button(page).press("Enter");
	await expect(field(page)).toHaveValue("kiama");
	await page.keyboard.type("bowral");
	await expect(field(page)).toHaveValue("bowral");
});

test("BEY-04 a press beside the dialog closes it, as does a result on the same page; no letter that is said or typed opens it", async ({
	page,
}) => {
	await openSearch(page, "/contact");
	const shortcuts = ["/search", "/which-product", "/price-guide", "/locations"];
	expect(await hrefs(dialog(page).getByRole("listitem").getByRole("link"))).toEqual(shortcuts);
	await dialog(page).getByRole("heading", { name: "Or go to" }).click();
	await expect(dialog(page)).toBeVisible();
	await page.mouse.click(20, 600);
	await expect(dialog(page)).toHaveCount(0);
	await button(page).click();
	await searchFor(page, "how do I clean plantation shutters");
	await dialog(page).locator("a[href='/contact#faq']").first().click();
	await expect(dialog(page), "over the part that a result leads to").toHaveCount(0);
	await page.keyboard.type("and/or");
	await expect(dialog(page)).toHaveCount(0);
});

test("BEY-04 HDR-17 Search in the phone menu opens the dialog, which gives the focus back; on the search page it leads to that page's field", async ({
	page,
}) => {
	const pressSearch = () => menu(page).getByRole("button", { name: "Search" });
	await page.setViewportSize(phone);
	await page.goto("/");
	await page.getByRole("button", { name: "Menu" }).click();
	await pressSearch().click();
	await expect(field(page)).toBeVisible();
	await expect(menu(page)).toBeHidden();
	expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: 375 });
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
	await open(page, "/search", "SearchPage");
	await page.getByRole("button", { name: "Menu" }).click();
	// In Safari a button that is pressed does not take the focus, so that none leaves the menu.
	await pressSearch().dispatchEvent("click");
	await expect(menu(page)).toBeHidden();
	await expect(query(page)).toBeFocused();
});

test("BEY-04 BEY-12 arrow keys walk through the dialog's groups, no result under its form, and Enter shows every result on the search page", async ({
	page,
}) => {
	await openSearch(page);
	await searchFor(page, "recess");
	for (const name of [/^Posts \d/, /^Guide, questions and pages \d/])
		await expect(dialog(page).getByRole("region", { name })).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
	await page.keyboard.press("ArrowDown");
	await expect(links(page).first()).toBeFocused();
	for (const keys of ["ArrowDown", "Alt+ArrowDown"]) await page.keyboard.press(keys);
	await expect(links(page).nth(1)).toBeFocused();
	await page.setViewportSize(phone);
	await links(page).last().focus();
	const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
	for (let index = (await links(page).count()) - 2; index >= 0; index--) {
		await page.keyboard.press("ArrowUp");
		await expect(field(page)).toBeInViewport({ ratio: 1 });
		const { y, height } = await box(dialog(page).getByRole("search"));
		expect((await box(links(page).nth(index))).y, `result ${index}`).toBeGreaterThan(y + height);
	}
	// To the field, and no further.
	for (const keys of Array(2).fill("ArrowUp")) await page.keyboard.press(keys);
	await expect(field(page)).toBeFocused();
	const total = (await status(page).textContent()) ?? "";
	await field(page).press("Enter");
	await page.waitForURL("**/search?q=recess");
	await expect(results(page).getByRole("status")).toHaveText(total);
	await expect(hits(page)).toHaveCount(Number.parseInt(total, 10));
	await page.getByRole("button", { name: "Search", exact: true }).last().click();
	await expect(hits(page).first()).toBeFocused();
});

test.describe("where the connection fails", () => {
	test.use({ expected: /ERR_FAILED/ });

	test("BEY-04 without its index it says so, and tries again when asked or for other words", async ({
		page,
	}) => {
		const again = dialog(page).getByRole("button", { name: "Try again" });
		for (const ask of [() => again.press("Enter"), () => field(page).fill("kiama downs")]) {
			await page.route("**/search/index.json", (route) => route.abort());
			await openSearch(page);
			await field(page).fill("kiama");
			await expect(status(page)).toHaveText("Search could not be loaded.");
			await page.unroute("**/search/index.json");
			await ask();
			await expect(links(page).first()).toBeVisible();
			await expect(field(page)).toBeFocused();
		}
	});

	test("BEY-04 without its script the button leads to the search page", async ({ page }) => {
		await page.goto("/");
		await page.route("**/*.js", (route) => route.abort());
		await button(page).click();
		await page.waitForURL("**/search");
	});
});

test("BEY-04 BEY-12 the search page fetches its index for who enters its field or comes with words, beside its code, and lays out the results in sight", async ({
	page,
}) => {
	const asked = watchRequests(page);
	await open(page, "/search", "SearchPage");
	expect(asked).not.toContain(index);
	await query(page).focus();
	await expect.poll(() => asked).toContain(index);
	await query(page).fill("shutters");
	await expect(hits(page).first()).toBeVisible();
	const laidOut = (hit: Locator) =>
		hit.locator("b").evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
	await expect.poll(() => laidOut(hits(page).first())).toBe(true);
	expect(await laidOut(hits(page).last())).toBe(false);
	expect(asked.filter((path) => path === index)).toHaveLength(1);
	asked.length = 0;
	await page.goto("/search?q=kiama");
	await expect(hits(page).first()).toBeVisible();
	expect(asked.filter((path) => path === index)).toHaveLength(1);
	expect(asked.slice(asked.indexOf(index)).join()).toContain(".js");
});

test("BEY-04 the search page answers ?q=, and the address follows the words", async ({ page }) => {
	await page.goto("/search?q=zip+screens+kiama");
	await expect(hits(page).first()).toHaveAttribute("href", "/locations/kiama/zip-screens");
	const listing = page.locator("[data-listing]");
	await expect(listing).toBeHidden();
	await query(page).fill("");
	await expect(listing).toBeVisible();
	await expect(page).toHaveURL("/search");
	await query(page).fill("xyzzy");
	await expect(page).toHaveURL("/search?q=xyzzy");
	const left = await query(page).evaluate(async (field: HTMLInputElement) => {
		field.value += "y";
		field.dispatchEvent(new Event("input", { bubbles: true }));
		await null;
		dispatchEvent(new Event("pagehide"));
		return location.search;
	});
	expect(left, "before the change that waits is written").toBe("?q=xyzzyy");
	await expect(listing, "where nothing is found").toBeVisible();
	await query(page).fill("thirroul awnings");
	await expect(hits(page).first()).toHaveAttribute("href", "/locations/thirroul/awnings");
	await expect(page).toHaveURL("/search?q=thirroul+awnings");
	await hits(page).first().click();
	await page.waitForURL("**/locations/thirroul/awnings");
	await goBack(page);
	await expect(query(page)).toHaveValue("thirroul awnings");
	await expect(hits(page).first()).toBeVisible();
	await query(page).fill("gauze screens");
	await expect(results(page).getByRole("status")).toHaveText(nearest);
});
