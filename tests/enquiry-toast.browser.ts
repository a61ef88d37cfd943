import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillEnquiry, findToast, pressSend, swipe, wakeForm } from "./enquiryForm.ts";
import { openPage } from "./page.ts";

/** Shows an error toast by making the submission fail. */
async function showToast(page: Page): Promise<void> {
	await page.route("**/api/contact*", (route) => route.fulfill({ status: 500, body: "" }));
	await wakeForm(page);
	await fillEnquiry(page);
	await pressSend(page);
	await findToast(page).waitFor();
}

/** The upper and lower edge, in pixels from the top of the window. */
async function findEdges(part: Locator): Promise<{ top: number; bottom: number }> {
	const box = await part.boundingBox();
	if (!box) throw new Error(`${part} is not shown`);
	return { top: box.y, bottom: box.y + box.height };
}

/** Expects the form's notice between the toast and the lower edge of the window, which has this height. */
async function expectClearOfToast(page: Page, height: number): Promise<void> {
	const notice = page.locator("#enquiry .notice");
	const findGap = async () =>
		(await findEdges(notice)).top - (await findEdges(findToast(page))).bottom;
	// The page may still glide to it.
	await expect.poll(findGap).toBeGreaterThanOrEqual(0);
	expect((await findEdges(notice)).bottom).toBeLessThanOrEqual(height);
}

describe("toasts", () => {
	test("STA-17 CST-20 a toast closes by itself after 5 s", async () => {
		const now = new Date();
		const page = await openPage("/contact", { now });
		await wakeForm(page);
		await page.clock.pauseAt(now.getTime() + 3_600_000);
		await showToast(page);
		await page.clock.runFor(4900);
		expect(await findToast(page).and(page.locator("[data-state=open]")).count()).toBe(1);
		await page.clock.runFor(200);
		await findToast(page).waitFor({ state: "detached", timeout: 3000 });
	});

	test("STA-16 a newer toast takes the place of the older", async () => {
		const page = await openPage("/contact");
		await showToast(page);
		await page.unroute("**/api/contact*");
		await pressSend(page);
		await findToast(page).getByText("Success!").waitFor();
		expect(await findToast(page).count()).toBe(1);
	});

	test("STA-19 a swipe to the right of more than 50 px dismisses, a shorter one does not", async () => {
		const page = await openPage("/contact");
		await showToast(page);
		await swipe(page, 40);
		await findToast(page).evaluate((toast) =>
			Promise.all(toast.getAnimations().map(({ finished }) => finished)),
		);
		expect(await findToast(page).and(page.locator("[data-state=open]")).count()).toBe(1);
		await swipe(page, 70);
		await findToast(page).waitFor({ state: "detached", timeout: 1000 });
	});

	test("STA-18 the dismiss button takes it away at once", async () => {
		const page = await openPage("/contact", { width: 375 });
		await showToast(page);
		await findToast(page).getByRole("button", { name: "Dismiss" }).click();
		expect(await findToast(page).count()).toBe(0);
	});

	test("STA-20 F8 moves the focus to the notification region, Escape closes the toast from there", async () => {
		const page = await openPage("/contact");
		await showToast(page);
		await page.keyboard.press("F8");
		const isInside = () =>
			page.evaluate(() =>
				Boolean(document.activeElement?.closest("[role=region][aria-label='Notifications (F8)']")),
			);
		expect(await isInside()).toBe(true);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await findToast(page).waitFor({ state: "detached", timeout: 1000 });
	});

	test.each([
		[667, 375],
		[568, 320],
	])(
		"on a phone on its side, %i by %i px, the toast leaves the form's own notice in sight",
		async (width, height) => {
			const page = await openPage("/contact", { width, height, isMobile: true, hasTouch: true });
			await showToast(page);
			await page.locator("#enquiry .notice").getByText("please try again").waitFor();
			await expectClearOfToast(page, height);
		},
	);

	test("CST-20 what became of an enquiry is in sight on a phone, sent with the button high up in the window", async () => {
		const page = await openPage("/contact", { width: 375, height: 667, isMobile: true });
		await wakeForm(page);
		await fillEnquiry(page);
		const button = page.locator("#enquiry button[type=submit]");
		await button.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 110));
		await button.press("Enter");
		await findToast(page).waitFor();
		await page.locator("#enquiry .notice").getByText("Sent.").waitFor();
		await expectClearOfToast(page, 667);
	});

	test("a toast breaks no rule of the content security policy and fits a phone", async () => {
		const complaints: string[] = [];
		const page = await openPage("/contact", {
			width: 375,
			before: (fresh) => {
				fresh.on("console", (line) => {
					if (/security policy/i.test(line.text())) complaints.push(line.text());
				});
				fresh.on("pageerror", (error) => complaints.push(String(error)));
			},
		});
		await showToast(page);
		const box = await findToast(page).boundingBox();
		expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
		const call = await page.locator(".call").boundingBox();
		expect(box && call && box.y + box.height <= call.y).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
		expect(complaints).toEqual([]);
	});
});
