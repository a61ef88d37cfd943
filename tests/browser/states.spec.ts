import type { Page } from "@playwright/test";
import { findBarriers } from "../../scripts/audit/pages.ts";
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

test.use({ expected: /status of (422|500)/ });

const desktop = { width: 1280, height: 900 };

/** States of a page other than the one it loads in. */
const states: [string, string, (page: Page) => Promise<unknown>, (typeof phone)[]?][] = [
	[
		"the phone menu open with its products unfolded",
		"/products/awnings",
		async (page) => {
			await page.getByRole("button", { name: "Menu" }).click();
			await page.locator("#menu summary").click();
			await expect(page.locator("#menu").getByRole("link", { name: "Panel Glides" })).toBeVisible();
		},
		[phone],
	],
	[
		"the Products panel open and the e-mail address revealed",
		"/blog",
		async (page) => {
			await page.getByRole("button", { name: "Click to Email Us" }).click();
			await page.locator(".nav summary").click();
			await expect(page.locator(".nav").getByRole("link", { name: "Panel Glides" })).toBeVisible();
		},
		[desktop],
	],
	[
		"the enquiry form in error",
		"/contact",
		async (page) => {
			await hydrated(page);
			await send(page).click();
			await expect(page.getByText("Street address is required").first()).toBeVisible();
		},
	],
	[
		"an error toast and what was typed",
		"/contact",
		async (page) => {
			await failSubmissions(page);
			await hydrated(page);
			await fillEnquiry(page);
			await send(page).click();
			await expect(toast(page)).toContainText("Error");
			await expect(notice(page)).toContainText("Not sent");
		},
	],
	[
		"a success toast and a receipt",
		"/contact",
		async (page) => {
			await hydrated(page);
			await fillEnquiry(page);
			await send(page).click();
			await expect(toast(page)).toContainText("Success!");
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
		"the carousel on its second slide",
		"/",
		async (page) => {
			await mounted(page, "reviews");
			await page.getByRole("button", { name: "Next" }).click();
		},
	],
	[
		"a gallery category chosen",
		"/gallery",
		(page) => page.getByRole("radio", { name: "Awnings" }).check(),
	],
	[
		"every question of the FAQ open",
		"/contact",
		(page) =>
			page.locator("main details").evaluateAll((all) => {
				for (const one of all) one.setAttribute("open", "");
			}),
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

for (const [name, path, enter, viewports = [desktop, phone]] of states) {
	test(`BEY-12 axe finds nothing with ${name}`, async ({ page }) => {
		await page.setViewportSize(viewports[0] ?? desktop);
		await visit(page, path);
		await enter(page);
		for (const viewport of viewports) {
			await page.setViewportSize(viewport);
			expect(await findBarriers(page), `${viewport.width} px`).toEqual([]);
		}
	});
}

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
