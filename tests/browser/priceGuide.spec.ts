import type { Page } from "@playwright/test";
import { expect, holdChunks, hydrated, mounted, test, visit } from "./fixtures.ts";
import { findBarriers } from "./layout.ts";

const figure = (page: Page) => page.locator("[data-part=figure]");
const sum = (page: Page) => page.locator("[data-part=sum]");
const product = (page: Page) => page.getByLabel("Product", { exact: true });

async function openGuide(page: Page, path = "/price-guide") {
	await visit(page, path);
	await mounted(page, "price-guide");
}

test("BEY-05 a worked example stands there first, then the visitor's own window with the sum; a price by the piece needs no size, and what has none says so", async ({
	page,
}) => {
	await openGuide(page);
	await expect(figure(page)).toHaveText("$648 to $1,080");
	await expect(page.locator("[data-part=intro]")).toContainText("for example");
	await product(page).selectOption({ label: "Plantation Shutters: Basswood" });
	await page.getByLabel("Height").fill("1.2 m");
	await page.getByLabel("Width").fill("1800");
	await expect(figure(page)).toHaveText("$1,296 to $1,944");
	await expect(sum(page)).toContainText("1.8 m × 1.2 m = 2.16 m²");
	await expect(sum(page)).toContainText("2.16 m² × $600 to $900 = $1,296 to $1,944");
	await page.getByLabel("How many").fill("3");
	await expect(figure(page)).toHaveText("$3,888 to $5,832");
	await expect(page.locator("[data-mount=price-guide] > [role=status]")).toContainText("$5,832");
	await page.getByLabel("Width").fill("2.4");
	await expect(page.locator("[data-part=notes]")).toContainText("is a lot for one panel");
	await product(page).selectOption({ label: "Veri Shades" });
	await expect(page.locator("[data-part=intro]")).toHaveText("Veri Shades, 3 windows, any size");
	await expect(page.getByLabel("Width")).toBeHidden();
	await product(page).selectOption({ label: "Louvered Roof Systems: Compact louvred roof" });
	await expect(page.getByLabel("Depth")).toBeVisible();
	await product(page).selectOption({ label: "Roller Blinds" });
	await expect(figure(page)).toHaveText("By written quote");
});

test("BEY-05 impossible and missing sizes get a sentence at their field, and mending takes it away", async ({
	page,
}) => {
	await openGuide(page);
	const width = page.getByLabel("Width");
	await page.getByRole("button", { name: "Work it out" }).click();
	await expect(page.locator("#p-second-error")).toContainText("Write the height");
	await expect(width).toBeFocused();
	for (const [typed = "", sentence = ""] of [
		["", "Write the width, such as 1800 mm or 1.8 m."],
		["180", "If you mean 180 cm, write 180 cm."],
	]) {
		await width.fill(typed);
		await width.press("Enter");
		await expect(page.locator("#p-width-error")).toContainText(sentence);
		await expect(width).toHaveAttribute("aria-invalid", "true");
		await expect(width).toHaveAttribute("aria-describedby", /p-width-error/);
	}
	await page.getByRole("link", { name: "Put this in my enquiry" }).click();
	await expect(page).toHaveURL("/price-guide");
	await expect(width).toBeFocused();
	await width.fill("1.8");
	await expect(width).not.toHaveAttribute("aria-invalid");
	await expect(page.locator("#p-width-error")).toBeHidden();
});

test("BEY-05 a number typed before the code has come counts", async ({ page }) => {
	const letGo = await holdChunks(page);
	await page.goto("/products/veri-shades", { waitUntil: "commit" });
	await page.getByLabel("How many").fill("3");
	letGo();
	await expect(figure(page)).toHaveText("$900 to $2,400");
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
	const words =
		/^I would like a quote for Plantation Shutters \(paulownia\): .*\$2,430 to \$3,510\)\.$/;
	await expect(message).toHaveValue(words);
	await expect(page.getByRole("checkbox", { name: "Plantation Shutters" })).toBeChecked();
	await page.reload();
	await hydrated(page);
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
	await mounted(page, "price-guide");
	await page.getByRole("button", { name: "Work it out" }).click();
	await page.locator(".estimate summary").click();
	await expect(page.locator("#p-width-error")).toBeVisible();
	expect(await findBarriers(page)).toEqual([]);
});

test("BEY-05 BEY-12 my windows: a list with a total and nothing for axe to find that is kept, taken apart and carried into the enquiry", async ({
	page,
}) => {
	await openGuide(page);
	const list = page.locator("#my-windows");
	await expect(list).toBeHidden();
	const add = page.getByRole("button", { name: "Add to my windows" });
	await add.click();
	await expect(page.locator("#p-second-error")).toContainText("Write the height");
	await page.getByLabel("Width").fill("1.8");
	await page.getByLabel("Height").fill("1.2");
	await page.getByLabel("Room or window").fill("Kitchen");
	await page.getByLabel("Faces").selectOption("West");
	await add.click();
	await product(page).selectOption({ label: "Veri Shades" });
	await expect(page.getByLabel("Width")).toBeHidden();
	await add.click();
	await expect(list.getByRole("row")).toHaveCount(3);
	await page.reload();
	await mounted(page, "price-guide");
	await expect(list).toContainText("Kitchen, faces west");
	await expect(list).toContainText("Together $948 to $1,880 including GST.");
	expect(await findBarriers(page)).toEqual([]);
	await list.getByRole("button", { name: "Take out Kitchen, faces west" }).click();
	await expect(list.getByRole("heading")).toBeFocused();
	await expect(list.getByRole("row")).toHaveCount(2);
	await list.getByRole("link", { name: "Put these in my enquiry" }).click();
	await page.waitForURL("**/contact");
	await expect(page.getByLabel("Message")).toHaveValue(/1\. .*Veri Shades: \$300 to \$800\n/);
	await expect(page.getByRole("checkbox", { name: "Veri Shades" })).toBeChecked();
});
