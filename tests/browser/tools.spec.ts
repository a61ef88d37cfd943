import type { Locator, Page } from "@playwright/test";
import { expect, holdChunks, hydrated, isWide, phone, test } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const answers = (page: Page) =>
	page.getByRole("region", { name: "What suits" }).getByRole("heading", { level: 3 });
const reach = (page: Page) => page.locator(".sun-view .figure");

test("bushfire is answered with the certifier first, and can be shared", async ({ page }) => {
	await page.addInitScript(() => {
		navigator.share = async (shared) => {
			document.title = String(shared?.url);
		};
	});
	await page.goto("/which-product?trouble=fire&room=bedroom");
	await hydrated(page, "Chooser");
	await expect(answers(page).first()).toHaveText("Your certifier and the NSW RFS first");
	await page.getByRole("button", { name: "Share this answer" }).click();
	await expect(page).toHaveTitle(/trouble=fire&room=bedroom|room=bedroom&trouble=fire/);
});

test("a fourth product takes the place of the first, and is in the address", async ({ page }) => {
	const letGo = await holdChunks(page);
	await page.goto("/compare", { waitUntil: "commit" });
	const heads = page.getByRole("columnheader");
	await expect(heads).toHaveText(["Plantation Shutters", "Roller Blinds"]);
	await page.locator("label", { hasText: "Panel Glides" }).click();
	letGo();
	await expect(heads).toHaveText(["Plantation Shutters", "Roller Blinds", "Panel Glides"]);
	await page.getByRole("checkbox", { name: "Awnings", exact: true }).check();
	await expect(heads).toHaveText(["Roller Blinds", "Panel Glides", "Awnings"]);
	await expect(page.getByRole("status").first()).toHaveText(/^Awnings in the place of Plantation/);
	expect(new URL(page.url()).searchParams.getAll("products")).toEqual([
		"roller-blinds",
		"panel-glides",
		"awnings",
	]);
	await page.evaluate(() => scrollTo(0, 900));
	await expect(heads.first()).toBeInViewport();
});

test("on a phone two products stay a table, whose heads stay in view", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/compare?products=awnings,zip-screens");
	await hydrated(page, "Compare");
	await page.getByRole("row", { name: /^Where not/ }).scrollIntoViewIfNeeded();
	await expect(page.getByRole("columnheader", { name: "Zip Screens" })).toBeInViewport();
	expect(await isWide(page)).toBe(false);
});

test("compass and drawing share a phone's view; each month has a day", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/sun?day=01-21");
	await hydrated(page, "SunTool");
	await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue("01-21");
	const seen = [page.locator(".compass div"), reach(page), page.locator(".sun-drawing").first()];
	await seen[0]?.evaluate((compass) => compass.scrollIntoView({ block: "start" }));
	for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
	await page.getByRole("slider", { name: "Hour" }).focus();
	await expect(seen[0] as Locator).toBeInViewport({ ratio: 0.5 });
});

test("a finger or a mouse drags the compass", async ({ page }) => {
	await page.goto("/sun");
	await hydrated(page, "SunTool");
	const dial = page.locator(".compass svg");
	const box = await dial.boundingBox();
	if (!box) throw new Error("the compass has no box");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x - 40, y);
	await page.mouse.down();
	await page.mouse.move(x, y + 40, { steps: 4 });
	await page.mouse.up();
	await expect(page.getByRole("radio", { name: "south", exact: true })).toBeChecked();
});

test("BEY-12 no code of an island comes before it is near", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/assets/chunks/")) asked.push(request.url());
	});
	await page.goto("/blog", { waitUntil: "networkidle" });
	await expect(page.locator("[data-hydrated]")).toHaveCount(0);
	const before = asked.length;
	await hydrated(page, "NewsletterForm");
	expect(asked.length).toBeGreaterThan(before + 1);
});

test("BEY-06 BEY-12 what each depth of a recess allows, typed early or late", async ({ page }) => {
	const letGo = await holdChunks(page);
	await page.goto("/plantation-shutters-guide", { waitUntil: "commit" });
	const depth = page.getByLabel("Clear depth of the recess");
	await depth.fill("72");
	letGo();
	await expect(page.getByRole("status").filter({ hasText: "mm:" })).toContainText(
		"72 mm: Inside fit.",
	);
	await hydrated(page, "PriceGuide");
	await page.getByRole("button", { name: "Work it out" }).click();
	await page.getByText("What moves the price").click();
	await expect(page.locator("#p-width-error")).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
});
