import { expect, site, test } from "./fixtures.ts";

test.describe("on paper", () => {
	test("a page is headed by whom to ring, and has nothing to press", async ({ page }) => {
		// A4 with margins of 1 cm.
		await page.setViewportSize({ width: 718, height: 900 });
		await page.emulateMedia({ media: "print" });
		for (const path of [
			"/blog/plantation-shutter-cleaning-guide",
			"/price-guide",
			"/contact",
			"/gallery",
		]) {
			await page.goto(path);
			const gone =
				"button, .btn, input, nav, .aside, .share, .quote-box, .more-posts, .shutter, .footer [target]";
			await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
			const footer = page.getByRole("contentinfo");
			const middle = async (selector: string) => {
				const { y = 0, height = 0 } = (await footer.locator(selector).boundingBox()) ?? {};
				return y + height / 2;
			};
			for (const selector of ["a[href^='tel:']", "a[href^='mailto:']"])
				expect(Math.abs((await middle(selector)) - (await middle(".brand")))).toBeLessThan(12);
			const { y = 0, height = 0 } = (await footer.boundingBox()) ?? {};
			expect(y).toBe(0);
			expect(height).toBeLessThan((await page.getByRole("main").boundingBox())?.y ?? 0);
		}
	});

	test("BEY-19 the measuring sheet is one page of A4", async ({ page }) => {
		await page.goto("/measure");
		const margin = { top: "1.5cm", right: "1.5cm", bottom: "1.5cm", left: "1.5cm" };
		const paper = (await page.pdf({ format: "A4", margin })).toString("latin1");
		expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".mounts svg").filter({ visible: true })).toHaveCount(3);
		await expect(page.locator("#sheet tbody tr").filter({ visible: true })).toHaveCount(8);
		for (const part of ["h1", "form", ".mounts li"])
			await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
	});

	test("BEY-08 a post is its text, with the addresses of its links", async ({ page }) => {
		await page.goto("/blog/bal-ratings-explained-mittagong");
		await page.emulateMedia({ media: "print" });
		for (const part of ["h1", ".answer", ".prose h2", ".prose figure", ".author"])
			await expect(page.locator(part).first()).toBeVisible();
		const link = page.locator(".prose a[href^='/']").first();
		const shown = await link.evaluate(
			(shownLink) => getComputedStyle(shownLink, "::after").content,
		);
		expect(shown).toContain(new URL(site.origin).host);
	});

	test("HOME-09 the steps are black on white, without their drawings", async ({ page }) => {
		await page.goto("/");
		await page.emulateMedia({ media: "print" });
		const looks = await page.locator(".steps li").evaluateAll((steps) =>
			steps.map((step) => {
				const { color, backgroundColor } = getComputedStyle(step);
				return `${color}, ${backgroundColor}, ${getComputedStyle(step, "::before").display}`;
			}),
		);
		expect(new Set(looks)).toEqual(new Set(["rgb(0, 0, 0), rgba(0, 0, 0, 0), none"]));
	});
});
