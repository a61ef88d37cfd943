import { expect, test } from "vitest";
import { openPage } from "./page.ts";

test.each(["/blog/plantation-shutter-cleaning-guide", "/price-guide", "/contact", "/"])(
	"on paper %s has no buttons, forms and menus, and its footer says on one line whom to ring",
	async (path) => {
		const page = await openPage(path);
		await page.emulateMedia({ media: "print" });
		const visible = await page
			.locator("button, .btn, input, nav, .footer [target]")
			.evaluateAll((all) =>
				all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 90)),
			);
		expect(visible).toEqual([]);
		const footer = page.locator(".footer");
		const middle = async (selector: string) => {
			const box = await footer.locator(selector).boundingBox();
			return box ? box.y + box.height / 2 : Number.NaN;
		};
		const line = await middle(".brand");
		expect(Math.abs((await middle("a[href^='tel:']")) - line)).toBeLessThan(12);
		expect(Math.abs((await middle("a[href^='mailto:']")) - line)).toBeLessThan(12);
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
