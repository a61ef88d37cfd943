import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillEnquiry, findToast, pressSend, wakeForm } from "./enquiryForm.ts";
import { openPage } from "./page.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations of WCAG 2.2 AA found by axe, as "rule: element" lines. */
async function findFaults(page: Page): Promise<string[]> {
	await comeToRest(page);
	await page.evaluate(axe);
	return page.evaluate(async () => {
		const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(
			document,
			{ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
		);
		return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
	});
}

/** Waits until scrolling ends, because axe reports anything on top of a field, and the header passes over many. */
async function comeToRest(page: Page): Promise<void> {
	let before = -1;
	await expect
		.poll(
			async () => {
				const now = await page.evaluate(() => scrollY);
				const rests = now === before;
				before = now;
				return rests;
			},
			{ interval: 150 },
		)
		.toBe(true);
}

describe.each([375, 1280])("BEY-12 axe finds nothing at %i px", (width) => {
	test("in a form with errors", async () => {
		const page = await openPage("/contact", { width, bypassCSP: true });
		await wakeForm(page);
		await pressSend(page);
		await page.locator("#f-name-error").waitFor();
		expect(await findFaults(page)).toEqual([]);
	});

	test("with a toast and the notice of a failed send", async () => {
		const page = await openPage("/contact", { width, bypassCSP: true });
		await page.route("**/api/contact*", (route) => route.fulfill({ status: 500, body: "" }));
		await wakeForm(page);
		await fillEnquiry(page);
		await pressSend(page);
		await findToast(page).waitFor();
		expect(await findFaults(page)).toEqual([]);
	});

	test("in the page that gives the form back, and on the thank-you page", async () => {
		const page = await openPage("/contact", { width, javaScriptEnabled: false, bypassCSP: true });
		await fillEnquiry(page, "   ");
		await pressSend(page);
		await page.locator("#f-name-error").waitFor();
		expect(await findFaults(await openCopy(page, width))).toEqual([]);
		await page.fill("#f-name", "Mei");
		await pressSend(page);
		await page.waitForURL("**/thank-you");
		expect(await findFaults(await openCopy(page, width))).toEqual([]);
	});
});

/** The same page with scripts enabled, because axe waits for timers, which never fire in a page without script. */
async function openCopy(page: Page, width: number): Promise<Page> {
	const copy = await openPage("/contact", { width, bypassCSP: true });
	await copy.setContent(await page.content());
	return copy;
}

test("the whole form can be filled in and sent by keyboard alone", async () => {
	const page = await openPage("/contact");
	await wakeForm(page);
	await page.focus("#f-name");
	for (const text of [
		"Mei",
		"12345678",
		"mei@example.com",
		"1 Cliff Road",
		"Bulli",
		"NSW",
		"2516",
	]) {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("Space");
	for (let chip = 0; chip < 15; chip++) await page.keyboard.press("Tab");
	await page.keyboard.type("Two windows");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send my enquiry");
	const sent = page.waitForRequest("**/api/contact");
	await page.keyboard.press("Enter");
	expect((await sent).postDataJSON()).toMatchObject({
		postcode: "2516",
		interests: ["Plantation Shutters"],
		message: "Two windows",
	});
	await findToast(page).getByText("Success!").waitFor();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send my enquiry");
});

test("autofill: every field names what belongs into it", async () => {
	const page = await openPage("/contact", { javaScriptEnabled: false });
	const tokens = await page
		.locator("#enquiry [autocomplete]")
		.evaluateAll((fields) =>
			fields.map((field) => [field.getAttribute("name"), field.getAttribute("autocomplete")]),
		);
	expect(tokens).toEqual([
		["name", "name"],
		["phone", "tel"],
		["email", "email"],
		["streetAddress", "address-line1"],
		["city", "address-level2"],
		["state", "address-level1"],
		["postcode", "postal-code"],
		["website", "off"],
	]);
	expect(await page.getAttribute("#f-message", "rows")).toBe("4");
});
