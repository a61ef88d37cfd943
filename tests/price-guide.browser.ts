import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent, getProduct } from "../content/collections.ts";
import { findViolations } from "./axe.ts";
import { openPage } from "./page.ts";
import { sumShifts } from "./shifts.ts";

const figure = (page: Page) => page.locator("[data-part=figure]").innerText();
const sum = async (page: Page) =>
	(await page.locator("[data-part=sum] li").allInnerTexts()).join("; ");
const awake = (page: Page) =>
	page
		.locator("[data-mount=price-guide]")
		.scrollIntoViewIfNeeded()
		.then(() =>
			page.locator("[data-mount=price-guide][data-mounted=true]").waitFor({ state: "attached" }),
		);

async function openGuide(path = "/price-guide", options = {}) {
	const page = await openPage(path, options);
	await awake(page);
	return page;
}

describe("price guide", () => {
	test("BEY-05 a worked example stands there first, then the visitor's own window with the sum", async () => {
		const page = await openGuide();
		expect(await figure(page)).toBe("$648 to $1,080");
		expect(await page.locator("[data-part=intro]").innerText()).toContain("for example");
		await page.getByLabel("Product", { exact: true }).selectOption({ label: "Basswood" });
		await page.getByLabel("Width").fill("1800");
		await page.getByLabel("Height").fill("1.2 m");
		expect(await figure(page)).toBe("$1,296 to $1,944");
		expect(await sum(page)).toBe(
			"1.8 m × 1.2 m = 2.16 m²; 2.16 m² × $600 to $900 = $1,296 to $1,944",
		);
		await page.getByLabel("How many").fill("3");
		expect(await figure(page)).toBe("$3,888 to $5,832");
		expect(await page.locator(".estimate").innerText()).toContain(
			"includes GST and is a guide, not an offer. Your written quote shows supply and installation.",
		);
		await expect
			.poll(() => page.locator("[data-mount=price-guide] > [role=status]").textContent())
			.toContain("$3,888 to $5,832");
	});

	test("BEY-05 the same size may be typed in mm, cm or m", async () => {
		const page = await openGuide();
		await page.getByLabel("Height").fill("1200");
		for (const width of ["1800", "1800 mm", "1,800", "180 cm", "1.8", "1.8 m"]) {
			await page.getByLabel("Width").fill(width);
			expect([width, await sum(page)]).toEqual([
				width,
				expect.stringMatching(/^1\.8 m × 1\.2 m = 2\.16 m²/),
			]);
		}
	});

	test("BEY-05 impossible sizes get a sentence at their field, and mending takes it away", async () => {
		const page = await openGuide();
		const width = page.getByLabel("Width");
		const sentences = [
			["0", "The width has to be more than zero."],
			["-4", "The width has to be more than zero."],
			[
				"90 m",
				"90 m is very large for one opening. Check the width, or enter each opening by itself.",
			],
			[
				"180",
				"180 mm is very small for an opening. Check the width. If you mean 180 cm, write 180 cm.",
			],
			["abc", "That is not a size we can read. Write the width like this: 1800, 1.8 m or 180 cm."],
		];
		for (const [typed = "", sentence] of sentences) {
			await width.fill(typed);
			await width.blur();
			expect(await width.getAttribute("aria-invalid")).toBe("true");
			const ids = (await width.getAttribute("aria-describedby"))?.split(" ") ?? [];
			expect(ids).toContain("p-width-error");
			expect([typed, await page.locator("#p-width-error").innerText()]).toEqual([typed, sentence]);
			expect(await page.locator("main").innerText()).not.toMatch(/NaN|Infinity|undefined/);
		}
		await width.fill("1.8");
		expect(await width.getAttribute("aria-invalid")).toBeNull();
		expect(await page.locator("#p-width-error").isVisible()).toBe(false);
	});

	test("BEY-05 asking with empty fields says what is missing and goes to the first", async () => {
		const page = await openGuide();
		await page.getByRole("button", { name: "Work it out" }).click();
		expect(await page.locator("#p-width-error").innerText()).toBe(
			"Write the width, such as 1800 mm or 1.8 m.",
		);
		expect(await page.locator("#p-second-error").innerText()).toBe(
			"Write the height, such as 1800 mm or 1.8 m.",
		);
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("p-width");
	});

	test("BEY-05 an opening too wide for one panel is said to be split", async () => {
		const page = await openGuide();
		await page.getByLabel("Width").fill("2.4");
		await page.getByLabel("Height").fill("2.1");
		expect(await page.locator("[data-part=notes]").innerText()).toContain(
			"An opening 2.4 m wide is a lot for one panel. We would split it into narrower ones",
		);
	});

	test("BEY-05 prices by the piece need no size, and a roof asks for its depth", async () => {
		const page = await openGuide();
		await page.getByLabel("Product", { exact: true }).selectOption({ label: "Veri Shades" });
		expect(await page.locator("[data-part=intro]").innerText()).toBe(
			"Veri Shades, per window, any size",
		);
		expect(await page.locator("#p-width-hint").innerText()).toBe(
			"Optional, goes into your enquiry",
		);
		await page.getByLabel("How many").fill("2");
		expect(await sum(page)).toBe("2 windows × $300 to $800 = $600 to $1,600");
		await page
			.getByLabel("Product", { exact: true })
			.selectOption({ label: "Compact louvred roof" });
		await page.getByLabel("How many").fill("1");
		expect(await figure(page)).toBe("about $8,000 to $18,000");
		expect(await page.getByLabel("Depth").isVisible()).toBe(true);
	});

	test("BEY-05 products without a price say so", async () => {
		const page = await openGuide();
		await page.getByLabel("Product", { exact: true }).selectOption({ label: "Roller Blinds" });
		expect(await figure(page)).toBe("By written quote");
		expect(await page.locator("[data-part=notes]").innerText()).toContain(
			"No price is printed for roller blinds",
		);
	});

	test("BEY-05 CON-02 the choice arrives in the message of the enquiry form, beside what was there, once", async () => {
		const page = await openGuide("/products/plantation-shutters");
		await page.getByLabel("Kind").selectOption({ label: "Paulownia" });
		await page.getByLabel("Width").fill("1.5");
		await page.getByLabel("Height").fill("1200");
		await page.getByLabel("How many").fill("3");
		await page.getByRole("link", { name: "Put this in my enquiry" }).click();
		await page.waitForURL("**/contact");
		await page.getByText("What you chose is in your message below.").waitFor();
		const message = page.getByLabel("Message");
		await expect
			.poll(() => message.inputValue())
			.toBe(
				"I would like a quote for Plantation Shutters (paulownia): 3 windows, each 1.5 m wide and 1.2 m high. " +
					"Your price guide gives $2,430 to $3,510 including GST " +
					"(3 × 1.5 m × 1.2 m = 5.40 m²; 5.40 m² × $450 to $650 = $2,430 to $3,510).",
			);
		expect(await page.getByRole("checkbox", { name: "Plantation Shutters" }).isChecked()).toBe(
			true,
		);
		await page.reload();
		await page.locator("[data-island=ContactForm][data-hydrated=true]").waitFor();
		expect((await message.inputValue()).match(/I would like a quote/g)).toHaveLength(1);
	});

	test("BEY-05 a wrong size is not carried: the field is shown instead", async () => {
		const page = await openGuide();
		await page.getByLabel("Width").fill("90 m");
		await page.getByRole("link", { name: "Put this in my enquiry" }).click();
		expect(new URL(page.url()).pathname).toBe("/price-guide");
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("p-width");
	});

	test("BEY-05 BEY-02 without script it is the table of prices, and no dead form", async () => {
		for (const path of ["/price-guide", "/products/zip-screens", "/plantation-shutters-guide"]) {
			const page = await openPage(path, { javaScriptEnabled: false });
			const table = page.locator("main table", { hasText: "Guide price" }).last();
			expect([path, await table.isVisible()]).toEqual([path, true]);
			expect(await page.getByLabel("Width").isVisible()).toBe(false);
		}
	});

	test("BEY-05 the table names each product once, as a link, also those by written quote", async () => {
		const page = await openPage("/price-guide");
		const heads = page.locator("main table th[scope=rowgroup]");
		expect(await heads.allInnerTexts()).toEqual(
			getContent().prices.products.map(({ product }) => getProduct(product).name),
		);
		expect(await heads.locator("a").count()).toBe(14);
		const quoted = page.locator("main table tr", { hasText: "By written quote" });
		expect(await quoted.count()).toBe(6);
	});

	test("BEY-05 the first figure of a product's page leads to its price guide", async () => {
		const page = await openPage("/products/zip-screens");
		await page.locator(".facts a").click();
		await expect
			.poll(() => page.locator("#price-guide").evaluate((box) => box.getBoundingClientRect().top))
			.toBeLessThan(300);
		expect(await page.locator("#price-guide").getByLabel("Kind").isVisible()).toBe(true);
	});

	test("BEY-05 fits a phone and a keyboard alone works it", async () => {
		const page = await openGuide("/products/plantation-shutters", { width: 375, height: 700 });
		await page.getByLabel("Width").focus();
		await page.keyboard.type("900");
		await page.keyboard.press("Tab");
		await page.keyboard.type("900");
		await page.keyboard.press("Enter");
		expect(await figure(page)).toBe("$243 to $405");
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});
});

describe("accessibility and steadiness", () => {
	const pages = ["/price-guide", "/plantation-shutters-guide", "/products/plantation-shutters"];

	test.each([375, 1280])(
		"BEY-12 axe finds nothing with fields in error at %i px",
		async (width) => {
			for (const path of pages) {
				const page = await openGuide(path, { width });
				await page.getByRole("button", { name: "Work it out" }).click();
				await page.locator(".estimate summary").click();
				expect([path, await findViolations(page)]).toEqual([path, []]);
			}
		},
	);

	test.each([375, 1280])(
		"BEY-05 BEY-06 waking moves nothing on the page at %i px",
		async (width) => {
			for (const path of pages) {
				const page = await openGuide(path, { width });
				expect(await sumShifts(page)).toBeLessThan(0.01);
			}
		},
	);
});
