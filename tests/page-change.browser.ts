import { expect, test } from "vitest";
import { isRestored, type Marked, openInstant, paint, patient, scrollTop } from "./instantPage.ts";

test("BEY-11 a page change is a view transition, none for those who want no motion", async () => {
	const page = await openInstant("/");
	await page.click(".nav a[href='/gallery']");
	await page.waitForURL("**/gallery");
	const transition = () => page.evaluate(() => (window as Marked).viewTransition);
	await expect.poll(transition, patient).toBe(true);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.click(".nav a[href='/about']");
	await page.waitForURL("**/about");
	await expect.poll(transition, patient).toBe(false);
});

test("HDR-11 HDR-16 Back after a choice in Products brings the page without the panel over it", async () => {
	const page = await openInstant("/about");
	await page.locator(".nav [data-mounted=true] > summary").click();
	await page.locator(".mega a", { hasText: "Veri Shades" }).click();
	await page.waitForURL("**/products/veri-shades");
	await page.waitForLoadState();
	await page.evaluate(() => history.back());
	await expect.poll(() => new URL(page.url()).pathname, patient).toBe("/about");
	await expect.poll(() => isRestored(page), patient).toBe(true);
	expect(await page.locator(".mega").isVisible()).toBe(false);
});

test.each(["/", "/blog/vergola-alternatives", "/contact", "/locations", "/gallery"])(
	"BEY-11 Back brings %s from the back/forward cache, where it was left",
	async (path) => {
		const page = await openInstant(path);
		await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
		await paint(page);
		await page
			.locator(".nav a[href='/service-areas']")
			.evaluate((link: HTMLAnchorElement) => link.click());
		await page.waitForURL("**/service-areas");
		await page.waitForLoadState();
		// Playwright's own goBack waits for a load event, which a page from this cache does not fire.
		await page.evaluate(() => history.back());
		await expect.poll(() => new URL(page.url()).pathname, patient).toBe(path);
		await expect.poll(() => isRestored(page), patient).toBe(true);
		await expect.poll(() => scrollTop(page), patient).toBe(500);
	},
);
