import type { Page } from "@playwright/test";
import { expect, open, phone, readYaml, test } from "./fixtures.ts";

const { length } = readYaml("testimonials") as unknown[];
const row = (page: Page) => page.getByRole("region", { name: "Reviews, side by side" });
const dots = (page: Page) => page.getByRole("button", { name: /^Review \d of/ });
const current = (page: Page) => dots(page).and(page.locator("[aria-current]"));

async function expectSlide(page: Page, index: number) {
	await expect(current(page)).toHaveAttribute("aria-label", `Review ${index + 1} of ${length}`);
}

test("STA-06 STA-07 STA-08 STA-09 CST-08 each review has a slide and a dot", async ({ page }) => {
	await open(page, "/", "Reviews");
	await expect(row(page).getByRole("figure")).toHaveCount(length);
	await expect(dots(page)).toHaveCount(length);
	await expectSlide(page, 0);
	await page.getByRole("button", { name: "Previous review" }).click();
	await expectSlide(page, length - 1);
	await page.getByRole("button", { name: "Next review" }).click();
	await expectSlide(page, 0);
	await page.getByRole("button", { name: `Review 4 of ${length}` }).click();
	await expectSlide(page, 3);
	await expect(row(page).getByRole("figure").nth(3)).toBeInViewport({ ratio: 0.9 });
});

test("STA-06 a swipe on a phone moves to the next review and marks its dot", async ({ page }) => {
	await page.setViewportSize(phone);
	await open(page, "/", "Reviews");
	await row(page).evaluate((box) => box.scrollBy({ left: box.clientWidth }));
	await expectSlide(page, 1);
});

test("STA-09 the row glides, but jumps where reduced motion is requested", async ({ page }) => {
	await open(page, "/", "Reviews");
	await expect(row(page)).toHaveCSS("scroll-behavior", "auto");
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect(row(page)).toHaveCSS("scroll-behavior", "smooth");
});
