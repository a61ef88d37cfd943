import type { Locator, Page } from "@playwright/test";
import {
	expect,
	failSubmissions,
	fillEnquiry,
	hydrated,
	notice,
	open,
	phone,
	receipt,
	send,
	site,
	test,
	toast,
	watchRequests,
} from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

test.use({ expected: /status of (422|50\d)|ERR_FAILED/ });

const thanks = "Thank you for your message. We'll be in touch shortly!";

/** What stands at fields that need another look. */
const messages = (page: Page) => page.locator("#enquiry [id$=-error]");
const name = (page: Page) => page.getByLabel("Name", { exact: true });

/** Expects a part of the page to be seen, under neither header nor toast. */
async function expectInSight(part: Locator) {
	await expect
		.poll(() =>
			part.evaluate((element) => {
				const { left, top, bottom } = element.getBoundingClientRect();
				return [top + 2, bottom - 2].every((y) =>
					element.contains(document.elementFromPoint(left + 4, y)),
				);
			}),
		)
		.toBe(true);
}

test("API-01 API-02 API-03 API-08 API-13 ERR-06 VAL-01 VAL-02 VAL-03 VAL-05 VAL-08 VAL-09 STA-13 BEY-12 an enquiry has messages at its fields, one call, a toast and a receipt", async ({
	page,
}) => {
	const asked = watchRequests(page);
	const calls = () => asked.filter((path) => path.startsWith("/api/"));
	await open(page, "/contact");
	await name(page).fill("   ");
	await page.getByLabel("Phone", { exact: true }).fill("1234567");
	await send(page).click();
	await expect(messages(page)).toHaveText([
		"Required",
		"Please enter a valid phone number.",
		"Please enter a valid email address.",
		"Street address is required.",
	]);
	await expect(notice(page)).toHaveText("4 fields need another look.");
	await expect(name(page)).toBeFocused();
	const email = page.getByRole("textbox", { name: "Email" });
	await expect(email).toHaveAccessibleDescription(/valid email/);
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await expect(email, "marked, for eyes too").toHaveCSS("border-width", "2px");
	await page.locator("main details:not([open]) > summary").evaluateAll((all: HTMLElement[]) => {
		for (const summary of all) summary.click();
	});
	expect(await findBarriers(page)).toEqual([]);
	await fillEnquiry(page);
	await expect(messages(page)).toHaveCount(0);
	await page.getByLabel("City").fill("Wollongong");
	await page.getByLabel("Roller Blinds").check();
	// State and postcode are filled in from the suburb.
	await expect(page.getByLabel("Postcode")).toHaveValue("2500");
	expect(calls()).toEqual([]);
	// Pressed for as long as a person does: a message that goes meanwhile would move the button from under the pointer.
	await send(page).click({ delay: 100 });
	await expect(toast(page)).toContainText("Success!");
	await expect(toast(page)).toContainText(thanks);
	expect(calls()).toEqual(["/api/contact"]);
	await expect(receipt(page).getByRole("heading", { level: 2 })).toBeFocused();
	await expect(receipt(page)).toContainText("12 Cliff Road, Wollongong, NSW 2500");
	await expect(receipt(page)).toBeInViewport();
	await expect(page.locator("#c-h"), "the heading of the form").toBeHidden();
	await expect(page.getByRole("heading", { name: "What happens next" })).toHaveCount(1);
	expect(await findBarriers(page)).toEqual([]);
	await page.reload();
	await receipt(page).getByRole("link", { name: "Send another enquiry" }).click();
	await expect(receipt(page)).toHaveCount(0);
	await hydrated(page, "ContactForm");
	await expect(page.getByLabel("Street address")).toHaveValue("");
});

test("without the code of toasts the form itself says that it was sent", async ({ page }) => {
	await open(page, "/contact");
	await page.route("**/assets/chunks/**", (route) => route.abort());
	await fillEnquiry(page);
	await send(page).click();
	await expect(receipt(page)).toContainText("We have your enquiry");
	await expect(toast(page)).toHaveCount(0);
});

/** Pulls the toast to the right by this many pixels and lets go. */
async function swipe(page: Page, pixels: number) {
	const box = await toast(page).boundingBox();
	if (!box) throw new Error("no toast to swipe");
	const [x, y] = [box.x + 40, box.y + box.height - 12];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + pixels / 2, y, { steps: 4 });
	await page.mouse.move(x + pixels, y, { steps: 4 });
	await page.mouse.up();
}

test("ERR-03 ERR-04 STA-18 STA-19 STA-20 CST-20 the keyboard reaches a toast and closes it; a swipe of over 50 px dismisses it, a shorter one does not", async ({
	page,
}) => {
	await failSubmissions(page, 502);
	await open(page, "/contact");
	await fillEnquiry(page);
	await send(page).click();
	await expect(toast(page)).toContainText("PHP API returned 502: Bad Gateway");
	await expect(notice(page)).toContainText(site.phone);
	expect(await findBarriers(page)).toEqual([]);
	await page.keyboard.press("F8");
	const region = page.getByRole("region", { name: "Notifications (F8)", includeHidden: true });
	await expect(region.locator(":focus").or(region.and(page.locator(":focus")))).toHaveCount(1);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(toast(page)).toHaveCount(0);
	await send(page).click();
	await swipe(page, 40);
	await expect(toast(page)).toHaveAttribute("data-state", "open");
	await swipe(page, 70);
	await expect(toast(page)).toHaveCount(0);
});

test("STA-14 CST-20 the toast leaves line and button of the form in sight", async ({ page }) => {
	await failSubmissions(page);
	await open(page, "/contact");
	await fillEnquiry(page);
	for (const viewport of [
		phone,
		{ width: 667, height: 375 },
		{ width: 568, height: 320 },
		{ width: 1280, height: 720 },
	]) {
		await page.setViewportSize(viewport);
		// Scrolls the button just below the header, which then hides the line above it.
		await send(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 90));
		await send(page).press("Enter");
		await expect(notice(page)).toContainText("Not sent.");
		await expect(send(page)).toBeFocused();
		await expect(toast(page)).toBeInViewport({ ratio: 1 });
		await expectInSight(notice(page));
		if (viewport.height > 400) await expectInSight(send(page));
	}
});

test("BEY-01 what comes back without script works on with script", async ({ page }) => {
	await page.goto("/contact");
	await page.evaluate(() => {
		const form = document.createElement("form");
		form.method = "post";
		form.action = "/api/enquiry";
		for (const [name, value] of [
			["name", "Mei"],
			["phone", "1"],
			["interests", "Roller Blinds"],
		])
			form.append(Object.assign(document.createElement("input"), { name, value }));
		document.body.append(form);
		form.submit();
	});
	await page.waitForURL("**/api/enquiry");
	await hydrated(page);
	await expect(name(page)).toHaveValue("Mei");
	await expect(messages(page).first()).toHaveText("Please enter a valid phone number.");
	await fillEnquiry(page);
	await expect(messages(page)).toHaveCount(0);
	await send(page).click();
	await page.waitForURL("**/thank-you");
	await expect(page.getByRole("main")).toContainText(thanks);
});

test("BEY-03 the thank-you page drops an earlier draft once", async ({ page }) => {
	await open(page, "/contact");
	await name(page).fill("Mei");
	const countDrafts = () => page.evaluate(() => localStorage.length);
	await expect.poll(countDrafts).toBe(1);
	await page.goto("/thank-you/newsletter");
	expect(await countDrafts()).toBe(1);
	await page.goto("/thank-you");
	await expect.poll(countDrafts).toBe(0);
	// One that the form keeps, which may hydrate before Back.
	const draft = JSON.stringify({ savedAt: Date.now(), key: "k", written: { name: "Ana" } });
	await page.evaluate((text) => localStorage.setItem("enquiry-draft", text), draft);
	await page.reload();
	expect(await countDrafts()).toBe(1);
	await page.goto("/contact");
	await page.goBack({ waitUntil: "networkidle" });
	expect(await countDrafts()).toBe(1);
});
