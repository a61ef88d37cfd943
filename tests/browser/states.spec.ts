import type { Page } from "@playwright/test";
import {
	expect,
	failSubmissions,
	fillEnquiry,
	hydrated,
	mounted,
	notice,
	phone,
	send,
	test,
	toast,
	visit,
} from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

test.use({ expected: /status of (422|500)/ });

/** States of a page other than the one it loads in. */
const states: [string, string, (page: Page) => Promise<unknown>][] = [
	[
		"the Products panel open and the e-mail address revealed",
		"/blog",
		async (page) => {
			await page.getByRole("button", { name: "Click to Email Us" }).click();
			await page.locator(".nav summary").click();
			await expect(page.locator(".nav").getByRole("link", { name: "Panel Glides" })).toBeVisible();
		},
	],
	[
		"the search open with results",
		"/",
		async (page) => {
			await mounted(page, "search");
			await page.keyboard.press("/");
			await page.getByRole("textbox", { name: /^Search posts/ }).fill("zip screens kiama");
			await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/results/);
		},
	],
	[
		"a gallery category chosen",
		"/gallery",
		(page) => page.getByRole("radio", { name: "Awnings" }).check(),
	],
	[
		"faults in the price guide and the recess check",
		"/plantation-shutters-guide",
		async (page) => {
			await mounted(page, "length-check");
			await page.getByRole("button", { name: "Check the depth" }).click();
			await mounted(page, "price-guide");
			await page.getByRole("button", { name: "Work it out" }).click();
			await page.locator(".estimate summary").click();
			await expect(page.locator("#p-width-error")).toBeVisible();
		},
	],
	[
		"two lines in my windows",
		"/price-guide",
		async (page) => {
			await mounted(page, "price-guide");
			for (const name of ["Veri Shades", "Roller Blinds"]) {
				await page.locator("#p-choice").selectOption({ label: name });
				await page.getByRole("button", { name: "Add to my windows" }).click();
				await expect(page.locator("#my-windows")).toContainText(name);
			}
			// A button that the pointer leaves changes its colours for a moment.
			await page.mouse.move(0, 0);
		},
	],
	[
		"the list of matching suburbs open",
		"/locations",
		async (page) => {
			await mounted(page, "suburb-search");
			await page.getByRole("textbox", { name: /suburb/i }).fill("kia");
			await expect(page.locator(".found .hits a").first()).toBeVisible();
		},
	],
];

for (const [name, path, enter] of states) {
	test(`BEY-12 axe finds nothing at 1280 px: ${name}`, async ({ page }) => {
		await visit(page, path);
		await enter(page);
		expect(await findBarriers(page)).toEqual([]);
	});
}

test("BEY-12 axe finds nothing on a phone with the menu open and its products unfolded", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await visit(page, "/products/awnings");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.locator("#menu summary").click();
	await expect(page.locator("#menu").getByRole("link", { name: "Panel Glides" })).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
});

test("BEY-12 axe finds nothing on the contact page in error with every question open, with an error toast, and with a receipt", async ({
	page,
}) => {
	await visit(page, "/contact");
	await page.locator("main details").evaluateAll((all) => {
		for (const one of all) one.setAttribute("open", "");
	});
	await hydrated(page);
	await send(page).click();
	await expect(page.getByText("Street address is required").first()).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
	await failSubmissions(page);
	await fillEnquiry(page);
	await send(page).click();
	await expect(toast(page)).toContainText("Error");
	await expect(notice(page)).toContainText("Not sent");
	expect(await findBarriers(page)).toEqual([]);
	await page.unroute("**/api/contact*");
	await send(page).click();
	await expect(toast(page)).toContainText("Success!");
	expect(await findBarriers(page)).toEqual([]);
});

test.describe("the page that gives the form back where no script runs", () => {
	// The page is written into another one.
	test.use({ bypassCSP: true });

	test("BEY-12 axe finds nothing in it", async ({ page, browser, baseURL }) => {
		const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
		await plain.goto("/contact");
		await fillEnquiry(plain, "   ");
		await send(plain).click();
		await expect(plain.locator("#f-name-error")).toBeVisible();
		// The same page with scripts enabled, because axe waits for timers, which never fire in a page without script.
		await page.goto("/thank-you");
		await page.setContent(await plain.content());
		expect(await findBarriers(page)).toEqual([]);
		await plain.close();
	});
});
