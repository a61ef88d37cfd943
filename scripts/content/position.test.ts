import { describe, expect, test } from "vitest";
import { makeLocator, startOf } from "./position.ts";

describe("VAL-11 an offset of a text", () => {
	const text = "one\n\nthree";

	test.each([
		[0, 1, 1],
		[3, 1, 4],
		[4, 2, 1],
		[5, 3, 1],
		[text.length, 3, 6],
	])("%i is line %i, column %i", (offset, line, column) => {
		expect(makeLocator(text)(offset)).toEqual({ line, column });
	});

	test("counts the lines of the file above the text", () => {
		expect(makeLocator(text, 1)(5)).toEqual({ line: 4, column: 1 });
	});

	test("of an empty text is its first letter", () => {
		expect(makeLocator("")(0)).toEqual({ line: 1, column: 1 });
	});
});

describe("VAL-11 a node begins", () => {
	test("where it was read, and nothing else of its position is passed on", () => {
		const start = { line: 3, column: 7, offset: 20 };
		expect(startOf({ position: { start } })).toEqual({ line: 3, column: 7 });
	});

	test.each([[undefined], [{}], [{ position: undefined }]])(
		"at the start of the text where %o says nothing",
		(node) => {
			expect(startOf(node)).toEqual({ line: 1, column: 1 });
		},
	);
});
