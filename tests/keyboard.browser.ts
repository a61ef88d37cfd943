import { describe, expect, test } from "vitest";
import { findToast } from "./enquiryForm.ts";
import { inspectFocus } from "./focusRing.ts";
import { press, tabTo, type } from "./keys.ts";
import { openPage } from "./page.ts";
import { dialog, links, openSearch, searchFor } from "./searchDialog.ts";

describe("with the keyboard alone", () => {
	test("BEY-12 HDR-16 PDT-05 somebody chooses a product and asks for a quote", async () => {
		const page = await openPage("/");
		await press(page, page.locator(".nav summary"));
		await press(
			page,
			page.locator(".nav").getByRole("link", { name: "Venetian Blinds" }),
			"**/products/venetian-blinds",
		);
		await press(page, page.getByRole("link", { name: "Request a Quote" }).first(), "**/contact*");
		await type(page, page.getByLabel("Name", { exact: true }), "Ana Field");
		await type(page, page.getByLabel("Phone", { exact: true }), "0255501234");
		await type(page, page.getByLabel("Email", { exact: true }), "ana@example.com");
		await type(page, page.getByLabel("Street address"), "3 Hill Street");
		await page.locator("[data-hydrated=true] #enquiry").waitFor();
		// The page with the link has ticked its product.
		expect(await page.getByRole("checkbox", { name: "Venetian Blinds" }).isChecked()).toBe(true);
		await tabTo(page, page.getByRole("checkbox", { name: "Sheer Curtains" }));
		await page.keyboard.press("Space");
		expect(await page.getByRole("checkbox", { name: "Sheer Curtains" }).isChecked()).toBe(true);
		await press(page, page.locator("#enquiry button[type=submit]"));
		await findToast(page).getByText("Success!").waitFor();
	});

	test("BEY-12 LOC-07 somebody finds a suburb by its postcode", async () => {
		const page = await openPage("/locations");
		await page.locator("[data-mount=suburb-search][data-mounted=true]").waitFor();
		await type(page, page.getByRole("combobox", { name: "Suburb or postcode" }), "2577");
		await page.locator("#suburb-matches [role=option]").first().waitFor();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/locations\/[a-z-]+$/);
		const heading = await page.locator("h1").innerText();
		await press(page, page.locator("main a[href$='/roller-blinds']").first(), "**/roller-blinds");
		expect(await page.locator("h1").innerText()).toContain("Roller Blinds in ");
		expect(heading).not.toBe("");
	});

	test("BEY-12 BLG-01 somebody reads a post from the list", async () => {
		const page = await openPage("/blog");
		const link = page.getByRole("link", { name: /^Read More/ }).first();
		const title = await link.locator("xpath=..").locator("h2, h3").innerText();
		await press(page, link, /\/blog\/[a-z0-9-]+$/);
		expect(await page.locator("h1").innerText()).toBe(title);
	});

	test("BEY-12 BEY-05 somebody works out a price and takes it into the enquiry", async () => {
		const page = await openPage("/price-guide");
		await page.locator("[data-mount=price-guide]").scrollIntoViewIfNeeded();
		await page.locator("[data-mount=price-guide][data-mounted=true]").waitFor();
		await type(page, page.getByLabel("Product", { exact: true }), "Zip");
		await type(page, page.getByLabel("Width"), "2400");
		await type(page, page.getByLabel("Height"), "2100");
		await expect.poll(() => page.locator("[data-part=figure]").innerText()).toMatch(/^\$/);
		const figure = await page.locator("[data-part=figure]").innerText();
		await press(page, page.getByRole("link", { name: "Put this in my enquiry" }), "**/contact*");
		await expect
			.poll(() => page.getByLabel("Message").inputValue(), { timeout: 10_000 })
			.toContain(figure);
	});

	test("BEY-12 BEY-04 somebody searches", async () => {
		const page = await openPage("/about");
		await openSearch(page);
		await searchFor(page, "bushfire");
		expect(await links(page).count()).toBeGreaterThan(0);
		await page.keyboard.press("ArrowDown");
		const target = await page.evaluate(() => document.activeElement?.getAttribute("href"));
		await page.keyboard.press("Enter");
		await page.waitForURL(`**${target}`);
		expect(await dialog(page).count()).toBe(0);
	});

	test("BEY-12 HDR-18 somebody goes to the gallery through the phone menu", async () => {
		const page = await openPage("/", { width: 375, height: 667 });
		await press(page, page.getByRole("button", { name: "Menu" }));
		await press(page, page.locator("#menu").getByRole("link", { name: "Gallery" }), "**/gallery");
		expect(await page.locator("h1").innerText()).not.toBe("");
	});

	test.each([
		["/", 1280],
		["/", 375],
		["/contact", 375],
		["/locations", 1280],
		["/price-guide", 375],
		["/blog/cleaning-curtains-guide", 1280],
		["/about", 375],
		["/404", 1280],
	])("BEY-12 the focus is seen wherever it goes on %s at %i px", async (path, width) => {
		// Without motion the page has finished scrolling when the focus is inspected.
		const page = await openPage(path, { width, reducedMotion: "reduce" });
		const faults: string[] = [];
		for (let stop = 0; stop < 60; stop++) {
			await page.keyboard.press("Tab");
			if (await page.evaluate(() => document.activeElement === document.body)) break;
			const { name, fault } = await inspectFocus(page);
			if (fault) faults.push(`${name}: ${fault}`);
		}
		expect(faults).toEqual([]);
	});

	test("BEY-12 the first press of Tab offers a way past the header", async () => {
		const page = await openPage("/products/awnings");
		await press(page, page.getByRole("link", { name: "Skip to content" }));
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
	});
});
