import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countPages, getPage, listPageNumbers, listPagePaths, postsPerPage } from "./pagination.ts";

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe("pages of a list", () => {
	test("BLG-02 together the pages hold every entry once, in order", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 500 }), (length) => {
				const pages = list(countPages(length)).map((page) =>
					getPage(list(length), page + 1, "/blog"),
				);
				expect(pages.flatMap(({ entries }) => entries)).toEqual(list(length));
				expect(pages.slice(0, -1).every(({ entries }) => entries.length === postsPerPage)).toBe(
					true,
				);
			}),
		);
	});

	test("BLG-02 the first page has the list's own address, the others /page/{n}", () => {
		expect(listPagePaths(30, "/blog")).toEqual(["/blog", "/blog/page/2", "/blog/page/3"]);
		expect(listPagePaths(0, "/blog")).toEqual(["/blog"]);
		expect(listPagePaths(postsPerPage, "/blog")).toEqual(["/blog"]);
	});

	test.each([0, 3, -1, 1.5, Number.NaN])(
		"BLG-02 a page that the list does not have is refused: %s",
		(number) => {
			expect(() => getPage(list(20), number, "/blog")).toThrow("/blog has pages 1 to 2");
		},
	);
});

describe("numbers to offer", () => {
	test("BLG-02 all of a few pages", () => {
		expect(listPageNumbers(1, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	});

	test.each([
		[1, [1, 2, 3, 0, 40]],
		[4, [1, 2, 3, 4, 5, 6, 0, 40]],
		[5, [1, 2, 3, 4, 5, 6, 7, 0, 40]],
		[20, [1, 0, 18, 19, 20, 21, 22, 0, 40]],
		[37, [1, 0, 35, 36, 37, 38, 39, 40]],
		[40, [1, 0, 38, 39, 40]],
	])("BLG-02 page %i of 40 has its neighbours, the ends, and no gap of one", (number, expected) => {
		expect(listPageNumbers(number, 40)).toEqual(expected);
	});
});
