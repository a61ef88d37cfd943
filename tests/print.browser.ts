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
