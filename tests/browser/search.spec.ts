import type { Page } from "@playwright/test";
import { expect, goBack, hrefs, hydrated, phone, test, visit } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("textbox", { name: /^Search posts/ });
const status = (page: Page) => dialog(page).getByRole("status");
const links = (page: Page) => dialog(page).locator(".results a");
const nearest = "Nothing has all of these words. The nearest:";
/** Results on the search page. */
const hits = (page: Page) => page.locator(".found .hits a");

/** Opens search with its key and waits until it accepts input. */
async function openSearch(page: Page, path = "/") {
	await visit(page, path);
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
}

async function searchFor(page: Page, words: string) {
	await field(page).fill(words);
	await expect(status(page)).toHaveText(/^(No|\d+) results?$/);
}

test("BEY-04 the dialog: nothing of it is fetched before it is opened, by button or key; Escape gives the focus back", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await visit(page, "/products/awnings");
	expect(asked.filter((path) => path.startsWith("/search"))).toEqual([]);
	const button = page.locator(".topbar").getByRole("button", { name: "Search" });
	await button.click();
	await searchFor(page, "kiama");
	expect(asked.filter((path) => path === "/search/index.json")).toHaveLength(1);
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(button).toBeFocused();
});

test("BEY-04 the dialog: a press beside it closes it, a press in it does not; / types a slash where someone is typing", async ({
	page,
}) => {
	await openSearch(page, "/contact");
	await dialog(page).getByRole("heading", { name: "Or go to" }).click();
	await expect(dialog(page)).toBeVisible();
	await page.mouse.click(20, 600);
	await expect(dialog(page)).toHaveCount(0);
	await page.getByLabel("Message").focus();
	await page.keyboard.type("and/or");
	await expect(page.getByLabel("Message")).toHaveValue("and/or");
	await expect(dialog(page)).toHaveCount(0);
});

test("BEY-04 HDR-17 the dialog: the phone menu has it, and closing it gives the focus to the menu button", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await visit(page, "/");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.locator("#menu").getByRole("button", { name: "Search" }).click();
	await expect(field(page)).toBeVisible();
	await expect(page.locator("#menu")).toBeHidden();
	expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: 375 });
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});

test("BEY-04 BEY-12 the dialog: results stand in named groups with the words marked and nothing for axe to find, and the keyboard is enough: arrows and Enter", async ({
	page,
}) => {
	await openSearch(page);
	await searchFor(page, "recess");
	for (const name of [/^Posts \d/, /^Guide, questions and pages \d/])
		await expect(dialog(page).getByRole("region", { name })).toBeVisible();
	const marked = await dialog(page).locator("mark").allInnerTexts();
	expect([...new Set(marked.map((word) => word.toLowerCase()))]).toContain("recess");
	expect(await findBarriers(page)).toEqual([]);
	await page.keyboard.press("ArrowDown");
	await expect(links(page).first()).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(links(page).nth(1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(field(page)).toBeFocused();
	const [first = ""] = await hrefs(links(page));
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await page.waitForURL(`**${first}`);
});

test("BEY-04 the dialog: Enter in the field shows every result on the search page", async ({
	page,
}) => {
	await openSearch(page);
	await searchFor(page, "shutters");
	const total = (await status(page).textContent()) ?? "";
	await field(page).press("Enter");
	await page.waitForURL("**/search?q=shutters");
	await expect(page.locator("main [role=status]")).toHaveText(total);
	await expect(hits(page)).toHaveCount(Number.parseInt(total, 10));
	await page.getByRole("button", { name: "Search", exact: true }).last().click();
	await expect(hits(page).first()).toBeFocused();
});

test.describe("where the connection fails", () => {
	test.use({ expected: /ERR_FAILED/ });

	test("BEY-04 without its index it says so, and tries again when asked", async ({ page }) => {
		await page.route("**/search/index.json", (route) => route.abort());
		await openSearch(page);
		await field(page).fill("kiama");
		await expect(status(page)).toHaveText("Search could not be loaded.");
		await page.unroute("**/search/index.json");
		await dialog(page).getByRole("button", { name: "Try again" }).click();
		await expect(links(page).first()).toBeVisible();
	});

	test("BEY-04 without its script the button leads to the search page", async ({ page }) => {
		await visit(page, "/");
		await page.route("**/*.js", (route) => route.abort());
		await page.keyboard.press("/");
		await page.waitForURL("**/search");
	});
});

test("BEY-04 the search page: answers ?q= in place of the list, the address follows the words no faster than Safari lets it, what is only near is said to be, and markup is shown as typed", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const replace = history.replaceState.bind(history);
		history.replaceState = (...state) => {
			sessionStorage.setItem("times", `${sessionStorage.getItem("times") ?? ""} ${Date.now()}`);
			replace(...state);
		};
	});
	await page.goto("/search");
	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Problems people have");
	await page.goto("/search?q=zip+screens+kiama");
	await expect(hits(page).first()).toHaveAttribute("href", "/locations/kiama/zip-screens");
	const listing = page.locator("[data-listing]");
	await expect(listing).toBeHidden();
	await page.locator("#q").fill("");
	await expect(listing).toBeVisible();
	await expect(page).toHaveURL("/search");
	// Safari refuses more than 100 changes of the address in 10 seconds.
	await page.locator("#q").evaluate(async (field: HTMLInputElement) => {
		for (let letters = 1; letters <= 120; letters++) {
			field.value = "x".repeat(letters);
			field.dispatchEvent(new Event("input", { bubbles: true }));
			await new Promise((resolve) => setTimeout(resolve));
		}
	});
	await expect(page).toHaveURL(/q=x{120}$/);
	const times = await page.evaluate(() => sessionStorage.getItem("times")?.trim().split(" ") ?? []);
	expect(times.length).toBeGreaterThan(5);
	const spans = times.slice(100).map((time, index) => Number(time) - Number(times[index]));
	expect(Math.min(10_000, ...spans)).toBe(10_000);
	await page.locator("#q").fill("thirroul awnings");
	await expect(hits(page).first()).toHaveAttribute("href", "/locations/thirroul/awnings");
	await expect(page).toHaveURL("/search?q=thirroul+awnings");
	await hits(page).first().click();
	await page.waitForURL("**/locations/thirroul/awnings");
	await goBack(page);
	await expect(page.locator("#q")).toHaveValue("thirroul awnings");
	await expect(hits(page).first()).toBeVisible();
	await page.locator("#q").fill("gauze screens");
	await expect(page.locator(".found [role=status]")).toHaveText(nearest);
	await page.goto("/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3Eqq");
	await expect(page.locator(".found")).toContainText("<img src=x onerror=alert(1)>qq");
	await expect(page.locator(".found img")).toHaveCount(0);
});

test("BEY-04 the search page: on a phone no result's line runs over three", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/search?q=shutters");
	await expect(page.locator(".found .note mark").nth(3)).toBeVisible();
	const lines = await page.locator(".found .hits .note").evaluateAll((notes) =>
		notes.map((note) => {
			const height = Number.parseFloat(getComputedStyle(note).lineHeight);
			return note.getBoundingClientRect().height / height;
		}),
	);
	expect(Math.max(...lines)).toBeLessThan(3.1);
});

test("BEY-04 the search page: Search in the phone menu closes the menu there, and puts the focus in the field", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await visit(page, "/search");
	await hydrated(page, "SearchPage");
	await page.getByRole("button", { name: "Menu" }).click();
	// In Safari a button that is pressed does not take the focus, so that none leaves the menu.
	await page.locator("#menu").getByRole("button", { name: "Search" }).dispatchEvent("click");
	await expect(page.locator("#menu")).toBeHidden();
	await expect(page.locator("#q")).toBeFocused();
});
