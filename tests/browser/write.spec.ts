import type { Page } from "@playwright/test";
import { expect, goBack, holdChunks, hydrated, open, phone, test } from "./fixtures.ts";
import { findBarriers, findLosses } from "./layout.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "title" });
const text = (page: Page) => page.getByRole("textbox", { name: "text" });

test("BEY-30 what a writer types, also before the script comes, is there in another tab and after Back", async ({
	page,
	context,
}) => {
	const letGo = await holdChunks(page);
	await page.goto("/write", { waitUntil: "commit" });
	await title(page).fill("Salt on a track");
	letGo();
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

test("BEY-30 BEY-12 on a phone axe finds nothing, with faults shown", async ({ page }) => {
	await page.setViewportSize(phone);
	await open(page, "/write", "WritePost");
	await title(page).fill("Salt.");
	await expect(page.getByText("leave out the full stop").first()).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
	expect(await findLosses(page)).toEqual([]);
	for (const name of ["image", "sources"]) {
		const box = await page.getByRole("group", { name }).boundingBox();
		expect(box?.height, "a list longer than a phone scrolls").toBeLessThan(phone.height);
	}
});
