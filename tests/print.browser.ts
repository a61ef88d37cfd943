import { expect, test } from "vitest";
import { openPage } from "./page.ts";

test.each(["/blog/plantation-shutter-cleaning-guide", "/price-guide", "/contact", "/"])(
	"on paper %s has no buttons, forms and menus, and its footer says on one line whom to ring",
	async (path) => {
		// A4 with margins of 1 cm.
		const page = await openPage(path, { width: 718 });
		await page.emulateMedia({ media: "print" });
		const visible = await page
			.locator("button, .btn, input, nav, .footer [target]")
			.evaluateAll((all) =>
				all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 90)),
			);
		expect(visible).toEqual([]);
		const footer = page.locator(".footer");
		const measure = async (selector: string) => {
			const { y = Number.NaN, height = Number.NaN } =
				(await footer.locator(selector).boundingBox()) ?? {};
			return { middle: y + height / 2, height };
		};
		const line = (await measure(".brand")).middle;
		for (const selector of ["a[href^='tel:']", "a[href^='mailto:']"]) {
			const { middle, height } = await measure(selector);
			expect(Math.abs(middle - line)).toBeLessThan(12);
			expect(height).toBeLessThan(40);
		}
		expect((await footer.boundingBox())?.height).toBeLessThan(200);
	},
);

test("BEY-08 on paper a post is its text: no menus, sidebar, buttons or other posts", async () => {
	const page = await openPage("/blog/bal-ratings-explained-mittagong");
	await page.emulateMedia({ media: "print" });
	const visible = (selector: string) => page.locator(selector).first().isVisible();
	for (const gone of [
		".topbar",
		".nav",
		".aside",
		".contents",
		".share",
		".quote-box",
		".more-posts",
		".call",
		".back",
	]) {
		expect(`${gone} ${await visible(gone)}`).toBe(`${gone} false`);
	}
	for (const stays of ["h1", ".answer", ".prose h2", ".prose figure", ".author"]) {
		expect(`${stays} ${await visible(stays)}`).toBe(`${stays} true`);
	}
	const printed = await page
		.locator(".prose a[href^='/']")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(printed).toContain("/");
});

test("HOME-09 on paper the steps are black on white and no empty window stands beside the text", async () => {
	const page = await openPage("/");
	await page.emulateMedia({ media: "print" });
	const looks = await page.locator(".steps li").evaluateAll((steps) =>
		steps.map((step) => {
			const { color, backgroundColor, breakInside } = getComputedStyle(step);
			// Drawn with a background, which paper does not have: four empty squares would be left.
			const drawing = getComputedStyle(step, "::before").display;
			return [color, backgroundColor, breakInside, drawing].join(", ");
		}),
	);
	expect([...new Set(looks)]).toEqual(["rgb(0, 0, 0), rgba(0, 0, 0, 0), avoid, none"]);
	expect(await page.locator(".window").isVisible()).toBe(false);
});
