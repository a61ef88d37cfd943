import { expect, open, phone, readYaml, test } from "./fixtures.ts";

const { length } = readYaml("testimonials") as unknown[];

test("STA-06 STA-07 STA-08 STA-09 CST-08 each review has a slide and a dot; buttons, dots and a swipe move to it, and it glides unless motion is unwanted", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await open(page, "/", "Reviews");
	const row = page.getByRole("region", { name: "Reviews, side by side" });
	const dots = page.getByRole("button", { name: /^Review \d of/ });
	const expectSlide = (number: number) =>
		expect(dots.and(page.locator("[aria-current]"))).toHaveAccessibleName(
			`Review ${number} of ${length}`,
		);
	await expect(row.getByRole("figure")).toHaveCount(length);
	await expect(dots).toHaveCount(length);
	await expectSlide(1);
	await page.getByRole("button", { name: "Previous review" }).click();
	await expectSlide(length);
	await page.getByRole("button", { name: "Next review" }).click();
	await expectSlide(1);
	await page.getByRole("button", { name: `Review 4 of ${length}` }).click();
	await expectSlide(4);
	await expect(row.getByRole("figure").nth(3)).toBeInViewport({ ratio: 0.9 });
	await row.evaluate((box) => box.scrollBy({ left: box.clientWidth }));
	await expectSlide(5);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole("button", { name: `Review ${length} of ${length}` }).click();
	// Until the row counts as come to rest: the last cannot come to its left.
	await row.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
	await expectSlide(length);
	await expect(row).toHaveCSS("scroll-behavior", "auto");
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect(row).toHaveCSS("scroll-behavior", "smooth");
});
