import type { Page } from "@playwright/test";
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

/** Opens a post in a browser whose share sheet does this. */
async function openSharing(page: Page, share: string | undefined) {
	await page.addInitScript((code) => {
		if (code) navigator.share = new Function("data", code) as typeof navigator.share;
		else Reflect.deleteProperty(Navigator.prototype, "share");
	}, share);
	await visit(page, post);
	await page.locator(".share").scrollIntoViewIfNeeded();
}

const status = (page: Page) => page.locator(".share [role=status]");
const address = `${site.origin}${post}`;

test("BEY-08 the platform's share sheet opens with the canonical address", async ({ page }) => {
	await openSharing(page, "document.body.dataset.shared = data.url; return Promise.resolve()");
	await page.getByRole("button", { name: "Share this post" }).click();
	await expect(page.locator("body")).toHaveAttribute("data-shared", address);
	await expect(status(page)).toBeEmpty();
});

test("BEY-08 closing the share sheet is no failure, a real one says what to do", async ({
	page,
}) => {
	await openSharing(
		page,
		"window.calls = (window.calls ?? 0) + 1; return Promise.reject(new DOMException('no', window.calls > 1 ? 'DataError' : 'AbortError'))",
	);
	const button = page.getByRole("button", { name: "Share this post" });
	await button.click();
	await expect(status(page)).toBeEmpty();
	await button.click();
	await expect(status(page)).toHaveText(`That did not work. The address is ${address}`);
});

test("BEY-08 without a share sheet the button copies the link and says so", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openSharing(page, undefined);
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect(status(page)).toHaveText("Link copied.");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
