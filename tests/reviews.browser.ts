import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

describe("reviews", () => {
	const open = async (options = {}) => {
		const page = await openPage("/", options);
		await page.locator(".reviews").scrollIntoViewIfNeeded();
		await page.locator(".reviews[data-mounted=true]").waitFor();
		return page;
	};
	const current = () => document.querySelector<HTMLElement>(".dots [aria-current]")?.dataset.slide;
	const isSecond = () =>
		document.querySelector<HTMLElement>(".dots [aria-current]")?.dataset.slide === "1";

	test("STA-06 STA-07 STA-08 STA-09 CST-08 a slide and a dot for each review; next and previous wrap, a dot jumps", async () => {
		const { length } = getContent().testimonials;
		const page = await open();
		expect(await page.locator(".quotes figure").count()).toBe(length);
		expect(await page.locator(".dots button").count()).toBe(length);
		const seen: unknown[] = [];
		for (let press = 0; press < length; press++) {
			seen.push(await page.evaluate(current));
			await page.getByRole("button", { name: "Next review" }).click();
		}
		expect(seen).toEqual(Array.from({ length }, (_, index) => String(index)));
		expect(await page.evaluate(current)).toBe("0");
		await page.getByRole("button", { name: "Previous review" }).click();
		expect(await page.evaluate(current)).toBe(String(length - 1));
		await page.getByRole("button", { name: `Review 4 of ${length}` }).click();
		expect(await page.evaluate(current)).toBe("3");
		const fourth = page.locator(".quotes figure").nth(3);
		const row = await page.locator(".quotes").boundingBox();
		await expect
			.poll(async () => Math.abs(((await fourth.boundingBox())?.x ?? 0) - (row?.x ?? 0)))
			.toBeLessThan(1);
	});

	describe("moving on by itself", () => {
		/** In milliseconds; the carousel waits 5 s. */
		const shortOfInterval = 4900;
		const overInterval = 5100;

		/** Opens the page with a clock that only runs on command, and with the pointer and the focus elsewhere. */
		const openStopped = async (options = {}) => {
			const page = await open({ ...options, now: new Date() });
			await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
			await page.locator(".quotes").hover();
			await leave(page);
			expect(await page.evaluate(current)).toBe("0");
			return page;
		};
		const leave = async (page: Page) => {
			await page.evaluate(() => (document.activeElement as HTMLElement).blur());
			await page.mouse.move(1, 1);
		};
		const currentAfter = async (page: Page, milliseconds: number) => {
			await page.clock.runFor(milliseconds);
			return page.evaluate(current);
		};

		test("STA-10 CST-03 untouched it moves on after 5 s, not before", async () => {
			const page = await openStopped();
			expect(await currentAfter(page, shortOfInterval)).toBe("0");
			expect(await currentAfter(page, overInterval - shortOfInterval)).toBe("1");
			expect(await currentAfter(page, overInterval)).toBe("2");
		});

		test("STA-10 it rests under the pointer, and moves on when that has left", async () => {
			const page = await openStopped();
			await page.locator(".quotes").hover();
			expect(await currentAfter(page, overInterval)).toBe("0");
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("1");
		});

		test("STA-10 it rests with the focus inside, and moves on when that has left", async () => {
			const page = await openStopped();
			await page.getByRole("button", { name: "Next review" }).focus();
			expect(await currentAfter(page, overInterval)).toBe("0");
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("1");
		});

		test("STA-10 it rests when paused, and moves on when played", async () => {
			const page = await openStopped();
			await page.getByRole("button", { name: "Pause reviews" }).click();
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("0");
			await page.getByRole("button", { name: "Play reviews" }).click();
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("1");
		});

		test("STA-10 it rests with reduced motion, and moves on when motion is wanted again", async () => {
			const page = await openStopped({ reducedMotion: "reduce" });
			expect(await currentAfter(page, overInterval)).toBe("0");
			// The browser notifies the page in its next frame.
			await page.evaluate(() =>
				matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => {
					document.body.dataset.told = "";
				}),
			);
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.locator("body[data-told]").waitFor();
			expect(await currentAfter(page, overInterval)).toBe("1");
		});
	});

	test("STA-06 a swipe on a phone moves to the next review and marks its dot", async () => {
		const page = await open({ width: 375, hasTouch: true });
		await page.locator(".quotes").evaluate((row) => row.scrollBy({ left: row.clientWidth }));
		await page.waitForFunction(isSecond);
	});
});
