import type { Page } from "@playwright/test";
import { expect, holdChunks, hydrated, test, visit } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const answer = (page: Page) => page.getByRole("region", { name: "Guide price", exact: true });

async function openGuide(page: Page, path = "/price-guide") {
	await visit(page, path);
	await hydrated(page, "PriceGuide");
}

test("BEY-05 a number typed before the code has come counts", async ({ page }) => {
	const letGo = await holdChunks(page);
	await page.goto("/products/veri-shades", { waitUntil: "commit" });
	await page.getByLabel("How many").fill("3");
	letGo();
	await expect(answer(page)).toContainText("$900 to $2,400");
});

test("BEY-05 CON-02 the choice arrives in the message of the enquiry form, beside what was there, once", async ({
	page,
}) => {
	await openGuide(page, "/products/plantation-shutters");
	await page.getByLabel("Kind").selectOption({ label: "Paulownia" });
	await page.getByLabel("Width").fill("1.5");
	await page.getByLabel("Height").fill("1200");
	await page.getByLabel("How many").fill("3");
	await page.getByRole("link", { name: "Put this in my enquiry" }).click();
	await page.waitForURL("**/contact");
	const message = page.getByLabel("Message");
	const words = /3 × Plantation Shutters \(paulownia\); .*: \$2,430 to \$3,510\n/;
	await expect(message).toHaveValue(words);
	await expect(page.getByRole("checkbox", { name: "Plantation Shutters" })).toBeChecked();
	await page.reload();
	await hydrated(page, "ContactForm");
	await expect(message).toHaveValue(words);
});

test("BEY-06 BEY-12 a depth, typed before the code has come or after, gives inside fit, decided at the measure, or face fit with the L frame; axe finds nothing beside faults", async ({
	page,
}) => {
	const letGo = await holdChunks(page);
	await page.goto("/plantation-shutters-guide", { waitUntil: "commit" });
	const depth = page.getByLabel("Clear depth of the recess");
	await depth.fill("72");
	letGo();
	await expect(page.locator(".recess").getByRole("status")).toContainText("72 mm: Inside fit.");
	await expect(page.locator(".recess tr.current")).toContainText("70 mm or more");
	for (const [typed = "", answer = ""] of [
		["67 mm", "67 mm: Decided at the measure."],
		["50", "50 mm: Face fit with the L frame."],
	]) {
		await depth.fill(typed);
		await expect(page.locator(".recess").getByRole("status")).toContainText(answer);
	}
	await depth.fill("7");
	await depth.press("Enter");
	await expect(page.locator("#length-error")).toHaveText("Write the unit: 7 mm or 7 cm?");
	await expect(depth).toHaveAttribute("aria-invalid", "true");
	await hydrated(page, "PriceGuide");
	await page.getByRole("button", { name: "Work it out" }).click();
	await answer(page).getByText("What moves the price").click();
	await expect(page.locator("#p-width-error")).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
});
