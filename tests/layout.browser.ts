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
