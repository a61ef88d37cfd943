import type { Locator, Page } from "@playwright/test";
import { expect, holdChunks, hydrated, isWide, phone, test } from "./fixtures.ts";

const message = (page: Page) => page.locator("#f-message");
const answers = (page: Page) =>
	page.getByRole("region", { name: "What suits" }).getByRole("heading", { level: 3 });
const reach = (page: Page) => page.locator(".sun-view .figure");

test("three answers come from five questions by keyboard, have an address of their own and go into the enquiry", async ({
	page,
}) => {
	await page.goto("/which-product?suburb=dapto");
	await hydrated(page, "Chooser");
	await page.getByRole("radio", { name: "Living or dining" }).focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.getByRole("radio", { name: "Bedroom" })).toBeChecked();
	await page.getByText("West", { exact: true }).click();
	await page.getByText("Yes, outside is possible").click();
	await expect(answers(page)).toHaveText(["Roller Shutters", "Zip Screens", "Plantation Shutters"]);
	await expect(page.getByText("Nothing over a bedroom window")).toBeVisible();
	const place = page.getByRole("link", { name: "Roller Shutters in Dapto" });
	await expect(place).toHaveAttribute("href", "/locations/dapto/roller-shutters");
	await page.reload();
	await expect(answers(page)).toHaveText(["Roller Shutters", "Zip Screens", "Plantation Shutters"]);
	await page.getByRole("button", { name: "Show what suits" }).click();
	await expect(page.getByRole("heading", { name: "What suits" })).toBeFocused();
	await page.getByRole("link", { name: "Put this in my enquiry" }).click();
	await hydrated(page);
	await expect(message(page)).toHaveValue(/What troubles you most\? It gets hot\./);
	await expect(page.getByRole("checkbox", { name: "Roller Shutters" })).toBeChecked();
});

test("bushfire is answered with the certifier first, and the link to share has what was asked", async ({
	page,
}) => {
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

test("three products fit, also where one was chosen before the script came; the address has them", async ({
	page,
}) => {
	const letGo = await holdChunks(page);
	await page.goto("/compare", { waitUntil: "commit" });
	const heads = page.locator("thead th:visible");
	await expect(heads).toHaveText(["Plantation Shutters", "Roller Blinds"]);
	await page.locator("label", { hasText: "Panel Glides" }).click();
	letGo();
	await expect(heads).toHaveText(["Plantation Shutters", "Roller Blinds", "Panel Glides"]);
	const awnings = page.getByRole("checkbox", { name: "Awnings", exact: true });
	await expect(awnings).toBeDisabled();
	await page.getByRole("checkbox", { name: "Plantation Shutters" }).uncheck();
	await awnings.check();
	await expect(heads).toHaveText(["Roller Blinds", "Panel Glides", "Awnings"]);
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

test("arrow keys turn the window and move the hour, and the sun follows", async ({ page }) => {
	await page.goto("/sun?suburb=kiama&facing=N&day=12-22&hour=780&eave=0.6");
	await hydrated(page, "SunTool");
	await expect(reach(page)).toHaveText("The eave keeps the sun off all of the glass.");
	await page.getByRole("radio", { name: "north", exact: true }).focus();
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("radio", { name: "west", exact: true })).toBeChecked();
	const hour = page.getByRole("slider", { name: "Hour" });
	await hour.focus();
	await hour.fill("1035");
	await page.keyboard.press("ArrowRight");
	await expect(hour).toHaveAttribute("aria-valuetext", "5:30 pm");
	await expect(reach(page)).toHaveText(/^The sun reaches [34]\.\d m into the room\.$/);
	await expect(page).toHaveURL("/sun?suburb=kiama&hour=1050&eave=0.6");
});

test("the compass and the drawing are in one view of a phone, and each month has a day", async ({
	page,
}) => {
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

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("each tool gives its answers in words, and shows no control that would do nothing", async ({
		page,
	}) => {
		for (const [path, words] of [
			["/which-product", "Bushfire"],
			["/compare", "Panel Glides"],
			["/sun", "south-west"],
		] as const) {
			await page.goto(path);
			const main = page.getByRole("main");
			await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible();
			await expect(main.locator("input:visible, select:visible")).toHaveCount(0);
		}
	});
});
