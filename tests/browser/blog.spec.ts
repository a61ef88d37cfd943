import { expect, isWide, phone, test } from "./fixtures.ts";

/** A post with a drawing and a table. */
const post = "/blog/bal-ratings-explained-mittagong";

test("PST-01 PST-11 PST-13 BEY-08 Q25 other posts stand beside a post", async ({ page }) => {
	await page.goto(post);
	const contents = page.getByRole("navigation", { name: "In this post" }).locator("a");
	await contents.last().click();
	const { y } = (await page.locator(":target").boundingBox()) ?? {};
	expect(y, "below the header").toBeCloseTo(96, -1);
	await expect(page.getByRole("navigation", { name: "On this page" })).toBeInViewport();
	const aside = page.getByRole("complementary", { name: "More from the blog" });
	const recent = aside.getByRole("region", { name: "Recent posts" });
	await expect(recent.getByRole("link")).toHaveCount(6);
	await recent.getByText("More posts").click();
	const box = recent.getByRole("region", { name: "More posts" });
	await expect(box.getByRole("link").first()).toBeVisible();
	await box.focus();
	await page.keyboard.press("End");
	await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
	await page.setViewportSize(phone);
	expect(await isWide(page)).toBe(false);
	const table = page.getByRole("group", { name: "Table" }).locator("table");
	await expect(table, "room for its words").toHaveCSS("width", "576px");
});
