import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { holdChunks } from "./heldChunks.ts";
import { openPage } from "./page.ts";

const { gallery } = getContent();

describe.each([true, false])("gallery with script: %s", (javaScriptEnabled) => {
	test("GAL-03 GAL-04 GAL-05 STA-11 BEY-02 All shows everything; a category hides the others; the counts add up to all", async () => {
		const page = await openPage("/gallery", { javaScriptEnabled });
		const shown = page.locator(".gal figure:visible");
		expect(await page.getByRole("radio", { name: "All" }).isChecked()).toBe(true);
		expect(await shown.count()).toBe(gallery.length);
		const labels = (await page.locator(".filters label").allInnerTexts()).slice(1);
		let total = 0;
		for (const label of labels) {
			await page.locator(".filters label", { hasText: label }).click();
			const captions = await shown.locator("figcaption b").allInnerTexts();
			expect(new Set(captions)).toEqual(new Set([label]));
			total += captions.length;
		}
		expect(total).toBe(gallery.length);
		await page.locator(".filters label", { hasText: "All" }).click();
		expect(await shown.count()).toBe(gallery.length);
	});
});

describe("gallery", () => {
	test("GAL-01 GAL-04 more views stand beside a chosen category's items, and are no items themselves", async () => {
		const page = await openPage("/gallery");
		const views = page.locator(".views li:visible");
		expect(await views.count()).toBe(0);
		await page.locator(".filters label", { hasText: "Venetian Blinds" }).click();
		expect(await page.locator(".gal figure:visible").count()).toBe(1);
		expect(await views.count()).toBe(1);
		await page.locator(".gallery [role=status]", { hasText: /^2 pictures$/ }).waitFor();
		const [item, view] = await page
			.locator(".gal figure:visible, .views li:visible")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(view).toBe(item);
		expect(await views.locator("img").getAttribute("alt")).toContain("venetian");
	});

	test("GAL-06 every picture leads to what it shows, with a guide price where there is one", async () => {
		const page = await openPage("/gallery");
		const links = page.locator(".gal figcaption a");
		const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(hrefs).toHaveLength(gallery.length);
		expect(hrefs[0]).toBe("/products/plantation-shutters");
		const captions = await page.locator(".gal figcaption").allInnerTexts();
		expect(captions[0]).toMatch(/Guide price per m²: \$\d+ to \$\d+, GST included/);
		const { products } = getContent();
		for (const [index, href] of hrefs.entries()) {
			const product = products.find(({ slug }) => href === `/products/${slug}`);
			expect(/Guide price/.test(captions[index] ?? "")).toBe(Boolean(product?.priceFacts.length));
		}
		await links.first().click();
		await page.waitForURL("**/products/plantation-shutters");
	});

	test("GAL-04 the category stands in the address, is said aloud, and opens again from it", async () => {
		const page = await openPage("/gallery");
		await page.locator("[data-mount=gallery][data-mounted=true]").waitFor();
		await page.locator(".filters label", { hasText: "Awnings" }).click();
		expect(new URL(page.url()).search).toBe("?category=awnings");
		expect(await page.locator(".gallery [role=status]").textContent()).toMatch(/^\d pictures?$/);
		await page.reload();
		await page.locator("[data-mount=gallery][data-mounted=true]").waitFor();
		expect(await page.getByRole("radio", { name: "Awnings" }).isChecked()).toBe(true);
		await page.locator(".gallery [role=status]", { hasText: /^\d pictures?$/ }).waitFor();
	});

	test("GAL-04 a category chosen before the script has come is kept, said, and put into the address", async () => {
		const { before, letGo } = holdChunks();
		const page = await openPage("/gallery?category=awnings", { before });
		await page.locator(".filters label", { hasText: "Venetian Blinds" }).click();
		expect(await page.locator(".gallery [role=status]").textContent()).toBe("");
		letGo();
		await page.locator(".gallery [role=status]", { hasText: /^2 pictures$/ }).waitFor();
		expect(await page.getByRole("radio", { name: "Venetian Blinds" }).isChecked()).toBe(true);
		expect(new URL(page.url()).search).toBe("?category=venetian-blinds");
	});
});

describe("questions on the contact page", () => {
	test("CON-10 BEY-02 each opens and closes on its own, with and without script", async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await openPage("/contact", { javaScriptEnabled });
			const open = () =>
				page
					.locator(".faq details")
					.evaluateAll((all) => all.map((entry) => (entry as HTMLDetailsElement).open));
			const before = await open();
			await page.locator(".faq summary").nth(2).click();
			await page.locator(".faq summary").nth(4).click();
			expect(await open()).toEqual(
				before.map((was, index) => (index === 2 || index === 4 ? !was : was)),
			);
			await page.locator(".faq summary").nth(2).click();
			expect((await open())[2]).toBe(before[2]);
		}
	});
});
