import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";
import { dialog, field, links, openSearch, searchFor, status } from "./searchDialog.ts";

describe("results", () => {
	test("BEY-04 a product and a place lead to the page for both, typing errors, joined words and all", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "mt keira zipscreens");
		expect(await links(page).first().getAttribute("href")).toBe(
			"/locations/mount-keira/zip-screens",
		);
		await searchFor(page, "zip screans kiama");
		expect(await links(page).first().getAttribute("href")).toBe("/locations/kiama/zip-screens");
		await links(page).first().click();
		await page.waitForURL("**/locations/kiama/zip-screens");
		expect(await page.locator("h1").innerText()).toBe("Zip Screens in Kiama, Kiama");
	});

	test("BEY-04 stand in named groups with the words marked, and their count is said", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "recess");
		const titles = await dialog(page)
			.locator("section")
			.evaluateAll((groups) =>
				groups.map(
					(group) =>
						document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
				),
			);
		expect(titles.join()).toMatch(/Posts \d/);
		expect(titles.join()).toMatch(/Guide, questions and pages \d/);
		const marked = await dialog(page).locator("mark").allInnerTexts();
		expect(new Set(marked.map((word) => word.toLowerCase()))).toEqual(
			new Set(["recess", "recessed"]),
		);
		expect(await status(page).textContent()).toMatch(/^\d+ results$/);
	});

	test("BEY-04 quote the sentence of the text that has the words", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "moulded profile");
		const post = links(page).filter({ hasText: "How deep a window recess" });
		await expect.poll(() => post.locator("mark").count()).toBeGreaterThan(1);
		expect(await post.innerText()).toContain("moulded old profile");
	});

	test("BEY-04 the keyboard is enough: arrows, letters, Home, End, Enter", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "verishade");
		const focused = () =>
			page.evaluate(
				() => document.activeElement?.getAttribute("href") ?? document.activeElement?.id,
			);
		const all = await links(page).evaluateAll((found) =>
			found.map((link) => link.getAttribute("href")),
		);
		await page.keyboard.press("ArrowDown");
		expect(await focused()).toBe(all[0]);
		await page.keyboard.press("ArrowDown");
		expect(await focused()).toBe(all[1]);
		await page.keyboard.press("End");
		expect(await focused()).toBe(all.at(-1));
		await page.keyboard.press("Home");
		await page.keyboard.press("ArrowUp");
		expect(await focused()).toBe("search-field");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.type("x");
		expect(await field(page).inputValue()).toContain("x");
		await searchFor(page, "verishade");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await page.waitForURL(`**${all[0]}`);
	});

	test("BEY-04 Enter in the field shows every result on the search page", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "shutters");
		const total = await status(page).textContent();
		await field(page).press("Enter");
		await page.waitForURL("**/search?q=shutters");
		await expect.poll(() => page.locator("main [role=status]").textContent()).toBe(total);
		expect(await page.locator(".found .hits a").count()).toBe(Number.parseInt(total ?? "", 10));
		await page.getByRole("button", { name: "Search", exact: true }).last().click();
		const first = page.locator(".found .hits a").first();
		expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
	});

	test("BEY-04 nothing found is said, with ways on", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "xqzzw");
		expect(await status(page).textContent()).toBe("No results");
		const { products, site } = getContent();
		expect(
			await links(page).evaluateAll((ways) => ways.map((way) => way.getAttribute("href"))),
		).toEqual([
			"/search",
			"/contact",
			`tel:${site.phoneLink}`,
			...products.map(({ slug }) => `/products/${slug}`),
		]);
	});

	test("BEY-04 results never stand under the count of other words", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "xqzzw");
		await page.clock.install();
		await page.locator("dialog input").fill("kiama");
		await links(page).filter({ hasText: "Kiama" }).first().waitFor();
		expect(await status(page).textContent()).toBe("");
		await page.clock.runFor(1000);
		expect(await status(page).textContent()).toMatch(/^\d+ results$/);
	});

	test("BEY-04 markup that is searched for is shown as typed and never run", async () => {
		const page = await openPage("/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3Eqq");
		await expect
			.poll(() => page.locator(".found").innerText())
			.toContain("<img src=x onerror=alert(1)>qq");
		expect(await page.locator(".found img").count()).toBe(0);
	});

	test("BEY-04 where the index does not come it says so, and tries again when asked", async () => {
		let isDown = true;
		const page = await openPage("/", {
			before: async (page) => {
				await page.route("**/search/index.json", (route) =>
					isDown ? route.abort() : route.continue(),
				);
			},
		});
		await openSearch(page);
		await field(page).fill("kiama");
		await expect.poll(() => status(page).textContent()).toBe("Search could not be loaded.");
		isDown = false;
		await dialog(page).getByRole("button", { name: "Try again" }).click();
		await expect.poll(() => links(page).count()).toBeGreaterThan(0);
	});

	test("BEY-04 where its script does not come the button leads to the search page", async () => {
		let opened = false;
		const page = await openPage("/", {
			before: async (page) => {
				await page.route("**/*.js", (route) => (opened ? route.abort() : route.continue()));
			},
		});
		await page.waitForLoadState("networkidle");
		opened = true;
		await page.keyboard.press("/");
		await page.waitForURL("**/search");
	});
});

describe("recent searches", () => {
	test("BEY-04 are kept in this browser, can be used again and cleared", async () => {
		const page = await openPage("/");
		await openSearch(page);
		await searchFor(page, "zip screens kiama");
		await links(page).first().click();
		await page.waitForURL("**/locations/kiama/zip-screens");
		await openSearch(page);
		const recent = dialog(page).getByRole("button", { name: "zip screens kiama" });
		await recent.click();
		expect(await field(page).inputValue()).toBe("zip screens kiama");
		await field(page).fill("");
		await dialog(page).getByRole("button", { name: "Clear recent searches" }).click();
		expect(await recent.count()).toBe(0);
		expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("recent-searches");
	});
});
