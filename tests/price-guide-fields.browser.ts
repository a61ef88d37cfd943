import { describe, expect, test } from "vitest";
import { findViolations } from "./axe.ts";
import { figure, openGuide, sum } from "./priceGuide.ts";
import { sumShifts } from "./shifts.ts";

describe("price guide", () => {
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

	test("BEY-05 a button that is pressed stays under the pointer when the field before it has a fault", async () => {
		const page = await openGuide();
		await page.getByLabel("Width").fill("abc");
		await page.getByRole("button", { name: "Work it out" }).hover();
		await page.mouse.down();
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await page.mouse.up();
		expect(await page.locator("#p-width-error").innerText()).toContain("not a size we can read");
		expect(await page.locator("#p-second-error").innerText()).toContain("Write the height");
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("p-width");
		await page.getByLabel("Width").fill("1.8");
		await page.getByLabel("Height").fill("abc");
		await page.getByLabel("Width").focus();
		expect(await page.locator("#p-second-error").innerText()).toContain("not a size we can read");
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

	test("BEY-05 a wrong size is not carried: the field is shown instead", async () => {
		const page = await openGuide();
		await page.getByLabel("Width").fill("90 m");
		await page.getByRole("link", { name: "Put this in my enquiry" }).click();
		expect(new URL(page.url()).pathname).toBe("/price-guide");
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("p-width");
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
