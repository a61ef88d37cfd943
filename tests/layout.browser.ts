import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";

describe("header", () => {
	test.each([1024, 1280])(
		"HDR-10 at %i px the bar is 68 px high and the current entry's slat lies on its edge",
		async (width) => {
			const page = await openPage("/gallery", { width });
			const edges = await page.locator(".header").evaluate((header) => {
				const { height, bottom } = header.getBoundingClientRect();
				const entry = header.querySelector(".nav [aria-current]") as HTMLElement;
				return { height, gap: bottom - entry.getBoundingClientRect().bottom };
			});
			// The border under it is 1 px.
			expect(edges).toEqual({ height: 69, gap: 1 });
		},
	);
});

describe("tables", () => {
	test.each([
		[375, "0px"],
		[1280, "32px"],
	])("PRD-08 at %i px the price stands %s beside the bars", async (width, padding) => {
		const page = await openPage("/products/plantation-shutters", { width });
		const paddings = await page
			.locator(".scale + *")
			.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingInlineStart));
		expect([...new Set(paddings)]).toEqual([padding]);
	});

	test("BEY-06 the words of the marked row stand inside its colour", async () => {
		const page = await openPage("/plantation-shutters-guide");
		const head = page.locator(".recess tbody th").first();
		expect(await head.evaluate((cell) => getComputedStyle(cell).paddingInlineStart)).toBe("12px");
	});
});
