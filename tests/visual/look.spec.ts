import { expect, test } from "@playwright/test";
import { auditedPages } from "../../scripts/auditedPages.ts";

/** Pictures have their own tests; their frames keep their colour. */
const still = ".pic img { visibility: hidden } * { caret-color: transparent !important }";

test.use({ bypassCSP: true });

for (const { path } of auditedPages) {
	for (const width of [375, 1280]) {
		test(`${path} at ${width} px looks as before`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path, { waitUntil: "networkidle" });
			await page.addStyleTag({ content: still });
			const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}.png`;
			await expect(page).toHaveScreenshot(name, { fullPage: true });
		});
	}
}
