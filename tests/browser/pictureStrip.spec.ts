import type { Page } from "@playwright/test";
import { expect, holdChunks, open, readYaml, test, watchRequests } from "./fixtures.ts";

const { tilts } = readYaml("louvre") as { tilts: { label: string; text: string }[] };
const middle = (tilts.length - 1) / 2;
const guide = "/plantation-shutters-guide";
const slider = (page: Page) => page.getByRole("slider", { name: "Turn the blades" });
const part = (page: Page) => page.locator("[data-island=PictureStrip]");
const words = (page: Page) => part(page).locator("p[role=status]");
const strip = (page: Page) => part(page).locator("img:not(picture img)");

test("BEY-15 arrow keys turn the blades, in picture and words", async ({ page }) => {
	const asked = watchRequests(page);
	const strips = () => asked.filter((path) => /\/louvre-(?!.*-still-)[a-z\d-]+\.avif$/.test(path));
	await open(page, guide, "PictureStrip");
	expect(strips()).toEqual([]);
	await expect(part(page).getByRole("list"), "for no script").toHaveCount(0);
	await slider(page).focus();
	await expect(strip(page)).toBeVisible();
	const before = await strip(page).boundingBox();
	await page.keyboard.press("ArrowRight");
	await expect(slider(page)).toHaveAttribute("aria-valuetext", tilts[middle + 1]?.label ?? "");
	await expect(words(page)).toContainText(tilts[middle + 1]?.text ?? "");
	const said = (await words(page).textContent()) ?? "";
	await expect(part(page).getByRole("img")).toHaveAccessibleName(said);
	const after = await strip(page).boundingBox();
	expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo((after?.height ?? 0) / tilts.length, 0);
	expect(strips()).toHaveLength(1);
	await page.getByRole("radio", { name: "Late afternoon" }).check();
	await expect(words(page)).not.toHaveText(said);
	await expect.poll(strips).toHaveLength(2);
});

test("BEY-15 a drag turns them too, the wheel only with the focus", async ({ page }) => {
	const letGo = await holdChunks(page);
	await page.goto(guide, { waitUntil: "commit" });
	await slider(page).press("ArrowLeft");
	letGo();
	await expect(strip(page), "turned before its code came").toBeVisible();
	await slider(page).blur();
	await slider(page).hover();
	await page.mouse.wheel(0, 40);
	await expect(slider(page)).toHaveValue(String(middle - 1));
	const view = part(page).getByRole("img");
	await expect(view.locator("../.."), "a finger turns them too").toHaveCSS("touch-action", "pan-y");
	await view.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0 } = (await view.boundingBox()) ?? {};
	await page.mouse.move(x + width / 2, y + 200);
	await page.mouse.down();
	await page.mouse.move(x + width / 2 + 60, y + 200);
	await page.mouse.up();
	await page.mouse.move(x + width / 2, y + 200);
	await expect(slider(page)).toHaveValue(String(middle + 1));
	await slider(page).focus();
	await slider(page).hover();
	await page.mouse.wheel(0, 40);
	await expect(slider(page)).toHaveValue(String(middle + 2));
});
