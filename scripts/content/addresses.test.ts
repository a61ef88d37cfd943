import fc from "fast-check";
import { expect, test } from "vitest";
import { getPage, listPagePaths, postsPerPage } from "./addresses.ts";

const list = (length: number) => Array.from({ length }, (_, index) => index);

test("BLG-02 together the pages hold every entry once, in order", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 500 }), (length) => {
			const pages = listPagePaths(length, "/blog").map((_, index) =>
				getPage(list(length), index + 1, "/blog"),
			);
			expect(pages.flatMap(({ entries }) => entries)).toEqual(list(length));
			expect(pages.slice(0, -1).every(({ entries }) => entries.length === postsPerPage)).toBe(true);
			expect(pages.at(-1)?.entries.length === 0).toBe(length === 0);
		}),
	);
});

test.each([0, 3, -1, 1.5, Number.NaN])(
	"BLG-02 a page that the list does not have is refused: %s",
	(number) => {
		expect(() => getPage(list(20), number, "/blog")).toThrow("/blog has pages 1 to 2");
	},
);
