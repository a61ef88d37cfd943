import { expect, hrefs, isWide, phone, site, test, visit } from "./fixtures.ts";

/** A post with a drawing and a table. */
const post = "/blog/bal-ratings-explained-mittagong";

test("BLG-01 on a phone the whole card can be pressed", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/blog");
	const card = page.locator(".posts .card").first();
	const [address = ""] = await hrefs(card.locator("a.more"));
	await card.locator("img").scrollIntoViewIfNeeded();
	const box = await card.locator("img").boundingBox();
	await page.mouse.click((box?.x ?? 0) + 50, (box?.y ?? 0) + 50);
	await expect(page).toHaveURL(address ?? "");
});

test("PST-01 PST-11 PST-13 BEY-08 Q25 a post's contents list leads to its sections; the sidebar has every post in a box that scrolls; on a phone the first rows and a link to the rest", async ({
	page,
}) => {
	await visit(page, post);
	const contents = page.getByRole("navigation", { name: "In this post" }).locator("a");
	await expect(contents).toHaveText(await page.locator(".prose > h2").allInnerTexts());
	await contents.last().click();
	await expect(page.locator(":target")).toBeInViewport();
	const aside = page.getByRole("complementary", { name: "More from the blog" });
	const recent = aside.getByRole("region", { name: "Recent posts" });
	await expect(recent.locator("[aria-current=page]")).toHaveText(
		await page.locator("h1").innerText(),
	);
	expect(await recent.evaluate((box) => box.scrollHeight > box.clientHeight * 3)).toBe(true);
	await recent.focus();
	await page.keyboard.press("End");
	await expect.poll(() => recent.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
	await expect(aside.locator(".box a[href^='tel:']")).toHaveText(site.phone);
	await page.setViewportSize(phone);
	await expect(recent.locator("a:visible")).toHaveCount(6);
	expect(await recent.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
	await expect(page.getByRole("link", { name: "All posts", exact: true })).toBeVisible();
	expect(await isWide(page)).toBe(false);
	await page.getByRole("link", { name: "Back to the blog" }).click();
	await expect(page).toHaveURL("/blog");
});
