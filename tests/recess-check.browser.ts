import { describe, expect, test } from "vitest";
import { holdChunks } from "./heldChunks.ts";
import { openPage } from "./page.ts";

describe("recess check", () => {
	async function openCheck(options = {}) {
		const page = await openPage("/plantation-shutters-guide", options);
		await page.locator("[data-mount=recess-check]").scrollIntoViewIfNeeded();
		await page
			.locator("[data-mount=recess-check][data-mounted=true]")
			.waitFor({ state: "attached" });
		return page;
	}

	test("BEY-06 a typed depth gives inside fit, decided at the measure, or face fit with the L frame, and is said", async () => {
		const page = await openCheck();
		const verdict = page.locator(".recess").getByRole("status");
		const depths = [
			["72", "72 mm: Inside fit."],
			["7.2 cm", "72 mm: Inside fit."],
			["67 mm", "67 mm: Decided at the measure."],
			["50", "50 mm: Face fit with the L frame."],
		];
		for (const [typed = "", answer = ""] of depths) {
			await page.getByLabel("Clear depth of the recess").fill(typed);
			await expect.poll(() => verdict.textContent()).toContain(answer);
		}
	});

	test("BEY-06 a depth typed before the code has come is judged when it has come", async () => {
		const { before, letGo } = holdChunks();
		const page = await openPage("/plantation-shutters-guide", { before });
		await page.getByLabel("Clear depth of the recess").fill("72");
		letGo();
		await expect
			.poll(() => page.locator(".recess").getByRole("status").textContent())
			.toContain("72 mm: Inside fit.");
		expect(await page.locator(".recess tr.current").innerText()).toContain("70 mm or more");
	});

	test("BEY-06 a depth without meaning gets a sentence at the field", async () => {
		const page = await openCheck({ width: 375 });
		const depth = page.getByLabel("Clear depth of the recess");
		await page.getByRole("button", { name: "Check the depth" }).click();
		expect(await page.locator("#r-depth-error").innerText()).toBe(
			"Write the clear depth, such as 72 mm or 7.2 cm.",
		);
		await depth.fill("7");
		await depth.press("Enter");
		expect(await page.locator("#r-depth-error").innerText()).toBe("Write the unit: 7 mm or 7 cm?");
		expect(await depth.getAttribute("aria-invalid")).toBe("true");
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});

	test("BEY-06 BEY-02 without script the table says the same", async () => {
		const page = await openPage("/plantation-shutters-guide", { javaScriptEnabled: false });
		const rows = await page.locator(".recess tbody tr").allInnerTexts();
		expect(rows.map((row) => row.split("\t").slice(0, 2))).toEqual([
			["70 mm or more", "Inside fit"],
			["65 mm to under 70 mm", "Decided at the measure"],
			["Under 65 mm", "Face fit with the L frame"],
		]);
		expect(await page.getByLabel("Clear depth of the recess").isVisible()).toBe(false);
	});
});
