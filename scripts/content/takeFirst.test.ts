import { describe, expect, test } from "vitest";
import { takeFirst } from "./takeFirst.ts";

const byNumber = (a: { by: number }, b: { by: number }) => a.by - b.by;
/** The same numbers each time, with many equals. */
const items = Array.from({ length: 500 }, (_, index) => ({ by: (index * 7919) % 37, index }));

describe("the first of a list", () => {
	test.each([1, 2, 3, 40, 500, 600])("%i are those that sorting puts first", (count) => {
		const sorted = items.toSorted(byNumber);
		expect(takeFirst(items, count, byNumber)).toEqual(sorted.slice(0, count));
	});

	test("none of none", () => {
		expect(takeFirst([], 3, byNumber)).toEqual([]);
		expect(takeFirst(items, 0, byNumber)).toEqual([]);
	});
});
