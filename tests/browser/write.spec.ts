import type { Page } from "@playwright/test";
import { expect, goBack, holdChunks, hydrated, open, phone, test } from "./fixtures.ts";
import { findBarriers, findLosses } from "./layout.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "title" });
const text = (page: Page) => page.getByRole("textbox", { name: "text" });

test("BEY-30 what a writer types, also before the script comes, outlasts a reload, Back and another tab", async ({
	page,
	context,
}) => {
	const letGo = await holdChunks(page);
	await page.goto("/write", { waitUntil: "commit" });
	await title(page).fill("Salt on a track");
	letGo();
	await hydrated(page, "WritePost");
	await page.reload();
	await expect(title(page)).toHaveValue("Salt on a track");
	await hydrated(page, "WritePost");
	const other = await context.newPage();
	await open(other, "/write", "WritePost");
	await expect(title(other)).toHaveValue("Salt on a track");
	await page.goto("/blog");
	await text(other).fill("Rinse it.");
	await goBack(page);
	await expect(text(page)).toHaveValue("Rinse it.");
	await title(page).fill("Sand");
	await expect(title(other)).toHaveValue("Sand");
});

test("BEY-30 BEY-12 at 375 and 1280 px axe finds nothing, with faults shown", async ({ page }) => {
	await open(page, "/write", "WritePost");
	await title(page).fill("Salt.");
	await expect(page.getByText("leave out the full stop").first()).toBeVisible();
	for (const width of [375, 1280]) {
		await page.setViewportSize({ ...phone, width });
		expect(await findBarriers(page), `${width} px`).toEqual([]);
		expect(await findLosses(page), `${width} px`).toEqual([]);
		for (const name of ["image", "sources"]) {
			const box = await page.getByRole("group", { name }).boundingBox();
			expect(box?.height, "a list longer than a phone scrolls").toBeLessThan(phone.height);
		}
	}
});
