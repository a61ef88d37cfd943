import type { Page, Request } from "playwright-core";

/** Waits until the form's island has hydrated. */
export async function wakeForm(page: Page, id = "enquiry"): Promise<void> {
	await page.locator(`#${id}`).scrollIntoViewIfNeeded();
	await page.locator(`[data-hydrated=true] #${id}`).waitFor();
}

/** Fills in what the enquiry form requires. */
export async function fillEnquiry(page: Page, name = "Mei O’Connor"): Promise<void> {
	await page.fill("#f-name", name);
	await page.fill("#f-phone", "+61 412 345 678");
	await page.fill("#f-email", "mei@example.com");
	await page.fill("#f-street", "12 Cliff Road");
}

/**
 * Presses the button for as long as a person does: what moves it meanwhile would lose the press. Waits first, as a
 * person would, until the page no longer glides to a refused field.
 */
export async function pressSend(page: Page, id = "enquiry"): Promise<void> {
	for (let before = -1, now = 0; before !== now; ) {
		before = now;
		await page.waitForTimeout(100);
		now = await page.evaluate(() => scrollY);
	}
	await page.locator(`#${id} button[type=submit]`).click({ delay: 100 });
}

/** Collects requests to the functions from now on, in order. */
export function listenToCalls(page: Page): Request[] {
	const calls: Request[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request);
	});
	return calls;
}

/** The toast in the page. */
export function findToast(page: Page) {
	return page.locator(".toast");
}

/** Pulls the toast to the right by this many pixels and lets go. */
export async function swipe(page: Page, pixels: number): Promise<void> {
	const box = await findToast(page).boundingBox();
	if (!box) throw new Error("no toast to swipe");
	const [x, y] = [box.x + 40, box.y + box.height - 12];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + pixels / 2, y, { steps: 4 });
	await page.mouse.move(x + pixels, y, { steps: 4 });
	await page.mouse.up();
}
