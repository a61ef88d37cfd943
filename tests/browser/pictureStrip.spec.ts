import type { Page } from "@playwright/test";
import { expect, hydrated, readYaml, test } from "./fixtures.ts";

const { tilts } = readYaml("louvre") as { tilts: { label: string; text: string }[] };
const middle = (tilts.length - 1) / 2;
const { action, sides, cloths, hours } = readYaml("sheers") as {
	action: string;
	sides: { inside: string };
	cloths: { name: string; outside: string[]; inside: string[] }[];
	hours: { label: string }[];
};
const slider = (page: Page, name = "Turn the blades") => page.getByRole("slider", { name });
const part = (page: Page) => page.locator("[data-island=PictureStrip]");
const words = (page: Page) => part(page).locator("p[role=status]");
const strip = (page: Page) => part(page).locator("img:not(picture img)");

/** Opens a page and notes which strips it asks for. */
async function open(page: Page, path = "/plantation-shutters-guide") {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (/\/(louvre|sheers)-[a-z\d-]+\.avif$/.test(request.url()) && !/-still-/.test(request.url()))
			asked.push(request.url());
	});
	await page.goto(path);
	await hydrated(page, "PictureStrip");
	return asked;
}

test("BEY-15 arrow keys turn the blades, in picture and words", async ({ page }) => {
	const asked = await open(page);
	expect(asked).toEqual([]);
	await slider(page).focus();
	await expect(strip(page)).toBeVisible();
	const before = await strip(page).boundingBox();
	await page.keyboard.press("ArrowRight");
	await expect(slider(page)).toHaveAttribute("aria-valuetext", tilts[middle + 1]?.label ?? "");
	await expect(words(page)).toContainText(tilts[middle + 1]?.text ?? "");
	const after = await strip(page).boundingBox();
	expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo((after?.height ?? 0) / tilts.length, 0);
	expect(asked).toHaveLength(1);
	const said = await words(page).textContent();
	await page.getByRole("radio", { name: "Late afternoon" }).check();
	await expect(words(page)).not.toHaveText(said ?? "");
	await expect(async () => expect(asked).toHaveLength(2)).toPass();
});

test("BEY-15 a drag turns them too, the wheel only with the focus", async ({ page }) => {
	await open(page);
	const view = page.locator(".picture-strip .view");
	await view.hover();
	await page.mouse.wheel(0, 40);
	await expect(slider(page)).toHaveValue(String(middle));
	await view.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0 } = (await view.boundingBox()) ?? {};
	await page.mouse.move(x + width / 2, y + 200);
	await page.mouse.down();
	await page.mouse.move(x + width / 2 + 60, y + 200);
	await page.mouse.up();
	await expect(slider(page)).toHaveValue(String(middle + 2));
	await slider(page).focus();
	await slider(page).hover();
	await page.mouse.wheel(0, 40);
	await expect(slider(page)).toHaveValue(String(middle + 3));
});

test("BEY-16 the night at a sheer, from both sides, in picture and words", async ({ page }) => {
	const asked = await open(page, "/products/sheer-curtains");
	await slider(page, action).press("End");
	await expect(slider(page, action)).toHaveAttribute("aria-valuetext", hours.at(-1)?.label ?? "");
	await expect(words(page)).toHaveText(cloths[0]?.outside.at(-1) ?? "");
	await expect(part(page).getByRole("img")).toHaveAccessibleName(cloths[0]?.outside.at(-1) ?? "");
	await page.getByRole("radio", { name: sides.inside }).check();
	await expect(words(page)).toHaveText(cloths[0]?.inside.at(-1) ?? "");
	await page.getByRole("radio", { name: cloths[2]?.name ?? "" }).check();
	await expect(words(page)).toHaveText(cloths[2]?.inside.at(-1) ?? "");
	await expect(async () => expect(asked).toHaveLength(3)).toPass();
});
