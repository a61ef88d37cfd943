import type { Page } from "@playwright/test";
import { expect, mounted, readYaml, test } from "./fixtures.ts";

const { tilts } = readYaml("louvre") as { tilts: { label: string; text: string }[] };
const middle = (tilts.length - 1) / 2;
const slider = (page: Page) => page.getByRole("slider", { name: "Turn the blades" });
const words = (page: Page) => page.locator(".shutter [role=status]");
const strip = (page: Page) => page.locator(".shutter .view > img");

/** Opens the guide and notes which pictures of the louvre it asks for. */
async function open(page: Page) {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (/\/louvre-\d+-[a-z]+-[^-]+\.avif$/.test(request.url())) asked.push(request.url());
	});
	await page.goto("/plantation-shutters-guide");
	await mounted(page, "louvre");
	return asked;
}

test("BEY-15 arrow keys turn the blades, in picture and words; pictures come with the first touch, an hour's when it is chosen", async ({
	page,
}) => {
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

test("BEY-15 a drag over the picture turns them too, and the wheel only while the slider has the focus", async ({
	page,
}) => {
	await open(page);
	const view = page.locator(".shutter .view");
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

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("BEY-15 a picture of the shutter stands there with three sentences", async ({ page }) => {
		await page.goto("/plantation-shutters-guide");
		await expect(page.locator(".shutter picture img")).toBeVisible();
		await expect(page.locator(".shutter li").filter({ visible: true })).toHaveCount(3);
		await expect(slider(page)).toBeHidden();
	});
});
