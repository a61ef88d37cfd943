import { describe, expect, test } from "vitest";
import { getContent, getProduct } from "../scripts/content/collections.ts";
import { holdChunks } from "./heldChunks.ts";
import { openPage } from "./page.ts";
import { figure, openGuide, sum } from "./priceGuide.ts";

describe("price guide", () => {
	test("BEY-05 a worked example stands there first, then the visitor's own window with the sum", async () => {
		const page = await openGuide();
		expect(await figure(page)).toBe("$648 to $1,080");
		expect(await page.locator("[data-part=intro]").innerText()).toContain("for example");
		await page
			.getByLabel("Product", { exact: true })
			.selectOption({ label: "Plantation Shutters: Basswood" });
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

	test("BEY-05 every choice says its product, so that no two look alike once chosen", async () => {
		const page = await openGuide();
		const names = await page.locator("#p-choice option").allInnerTexts();
		expect(new Set(names).size).toBe(names.length);
		expect(names).toContain("Zip Screens/Awnings: Zip screen");
		expect(names).toContain("Sheer Curtains");
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
			.selectOption({ label: "Louvered Roof Systems: Compact louvred roof" });
		await page.getByLabel("How many").fill("1");
		expect(await figure(page)).toBe("about $8,000 to $18,000");
		expect(await page.getByLabel("Depth").isVisible()).toBe(true);
	});

	test("BEY-05 a number typed before the code has come counts", async () => {
		const { before, letGo } = holdChunks();
		const page = await openPage("/products/veri-shades", { before });
		await page.getByLabel("How many").fill("3");
		letGo();
		await expect.poll(() => figure(page)).toBe("$900 to $2,400");
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

	test("BEY-05 a quote opened in a new tab leaves nothing for the next enquiry of this one", async () => {
		const page = await openGuide();
		const opened = page.context().waitForEvent("page");
		await page
			.getByRole("link", { name: "Put this in my enquiry" })
			.click({ modifiers: ["ControlOrMeta"] });
		await (await opened).waitForURL("**/contact");
		expect(await page.evaluate(() => sessionStorage.getItem("enquiry-carried"))).toBeNull();
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
		expect(await heads.locator("a").count()).toBe(getContent().products.length);
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
});
