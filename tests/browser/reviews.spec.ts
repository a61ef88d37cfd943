import type { Page } from "@playwright/test";
import { expect, mounted, phone, readYaml, test } from "./fixtures.ts";

const { length } = readYaml("testimonials") as unknown[];
const current = (page: Page) => page.locator(".reviews .dots [aria-current]");

async function expectSlide(page: Page, index: number) {
	await expect(current(page)).toHaveAttribute("data-slide", String(index));
}

async function open(page: Page) {
	await page.goto("/");
	await mounted(page, "reviews");
}

test("STA-06 STA-07 STA-08 STA-09 CST-08 a slide and a dot for each review; next and previous wrap, a dot jumps", async ({
	page,
}) => {
	await open(page);
	await expect(page.locator(".quotes figure")).toHaveCount(length);
	await expect(page.locator(".dots button")).toHaveCount(length);
	for (let slide = 0; slide < length; slide++) {
		await expectSlide(page, slide);
		await page.getByRole("button", { name: "Next review" }).click();
	}
	await expectSlide(page, 0);
	await page.getByRole("button", { name: "Previous review" }).click();
	await expectSlide(page, length - 1);
	await page.getByRole("button", { name: `Review 4 of ${length}` }).click();
	await expectSlide(page, 3);
	await expect(page.locator(".quotes figure").nth(3)).toBeInViewport({ ratio: 0.9 });
});

test("STA-06 a swipe on a phone moves to the next review and marks its dot", async ({ page }) => {
	await page.setViewportSize(phone);
	await open(page);
	await page.locator(".quotes").evaluate((row) => row.scrollBy({ left: row.clientWidth }));
	await expectSlide(page, 1);
});

test.describe("moving on by itself", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	/** In milliseconds; the carousel waits 5 s. */
	const shortOfInterval = 4900;
	const overInterval = 5100;

	/** Opens the page with a clock that only runs on command, and with the pointer and the focus elsewhere. */
	async function openStopped(page: Page) {
		await page.clock.install();
		await open(page);
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
		await page.locator(".quotes").hover();
		await leave(page);
		await expectSlide(page, 0);
	}

	async function leave(page: Page) {
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.mouse.move(1, 1);
	}

	/** Expects it to rest for longer than the interval, and to move on once `then` has been done. */
	async function expectRest(page: Page, then: () => Promise<unknown>) {
		await page.clock.runFor(overInterval);
		await expectSlide(page, 0);
		await then();
		await leave(page);
		await page.clock.runFor(overInterval);
		await expectSlide(page, 1);
		await expectStill(page, 1);
	}

	/** Waits until the row has come to rest at a slide: a button pressed while it moves goes on from where it is. */
	async function expectStill(page: Page, index: number) {
		const row = page.locator(".quotes");
		await expect
			.poll(() =>
				row.evaluate(({ children, scrollLeft }, at) => {
					const [first, slide] = [children[0], children[at]] as HTMLElement[];
					return Math.abs((slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) - scrollLeft) < 2;
				}, index),
			)
			.toBe(true);
	}

	test("STA-10 CST-03 untouched it moves on after 5 s, not before", async ({ page }) => {
		await openStopped(page);
		await page.clock.runFor(shortOfInterval);
		await expectSlide(page, 0);
		await page.clock.runFor(overInterval - shortOfInterval);
		await expectSlide(page, 1);
	});

	test("STA-10 it rests under the pointer, with the focus inside and when paused, and moves on after", async ({
		page,
	}) => {
		await openStopped(page);
		await page.locator(".quotes").hover();
		await expectRest(page, async () => {});
		await page.getByRole("button", { name: "Previous review" }).click();
		await expectStill(page, 0);
		await expectRest(page, async () => {});
		await page.getByRole("button", { name: "Previous review" }).click();
		await expectStill(page, 0);
		await page.getByRole("button", { name: "Pause reviews" }).click();
		await leave(page);
		await expectRest(page, () => page.getByRole("button", { name: "Play reviews" }).click());
	});

	test("STA-10 BEY-12 Q61 it rests with reduced motion, and moves on when motion is wanted again", async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openStopped(page);
		await expectRest(page, async () => {
			// The browser notifies the page in its next frame.
			await page.evaluate(() =>
				matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => {
					document.body.dataset.told = "";
				}),
			);
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await expect(page.locator("body[data-told]")).toBeAttached();
		});
	});
});
