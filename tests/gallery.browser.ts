import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";

describe.each([true, false])("gallery with script: %s", (javaScriptEnabled) => {
	test("GAL-03 GAL-04 GAL-05 STA-11 BEY-02 All shows everything; a category hides the others; the counts add up to 11", async () => {
		const page = await openPage("/gallery", { javaScriptEnabled });
		const shown = page.locator(".gal figure:visible");
		expect(await page.getByRole("radio", { name: "All" }).isChecked()).toBe(true);
		expect(await shown.count()).toBe(11);
		const labels = (await page.locator(".filters label").allInnerTexts()).slice(1);
		let total = 0;
		for (const label of labels) {
			await page.locator(".filters label", { hasText: label }).click();
			const captions = await shown.locator("figcaption b").allInnerTexts();
			expect(new Set(captions)).toEqual(new Set([label]));
			total += captions.length;
		}
		expect(total).toBe(11);
		await page.locator(".filters label", { hasText: "All" }).click();
		expect(await shown.count()).toBe(11);
	});
});

describe("gallery", () => {
	test("GAL-04 the category stands in the address, is said aloud, and opens again from it", async () => {
		const page = await openPage("/gallery");
		await page.locator("[data-mount=gallery][data-mounted=true]").waitFor();
		await page.locator(".filters label", { hasText: "Awnings" }).click();
		expect(new URL(page.url()).search).toBe("?category=awnings");
		expect(await page.locator(".gallery [role=status]").textContent()).toMatch(/^\d pictures?$/);
		await page.reload();
		await page.locator("[data-mount=gallery][data-mounted=true]").waitFor();
		expect(await page.getByRole("radio", { name: "Awnings" }).isChecked()).toBe(true);
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
