import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkFrontmatter } from "../../../tests/validatedPage.ts";

describe("VAL-11 a key that no schema has", () => {
	test("is an error with the key that was meant, at the key", () => {
		expect(checkFrontmatter("title: Shade\nsise: 3")).toEqual([
			'3:1  sise: not a key here; did you mean "size"?',
		]);
	});

	test("lists the keys when none is near", () => {
		expect(checkFrontmatter("title: Shade\nsplit:\n  over: 2\n  text: long\n  publish: 1")).toEqual(
			["6:3  split.publish: not a key here; the keys are over, text"],
		);
	});

	test("is found in an item of a list, and two of them are two sentences", () => {
		expect(
			checkFrontmatter("title: A\nprices:\n  - name: One\n    least: 12\n    nam: 1\n    leest: 2"),
		).toEqual([
			'6:5  prices.0.nam: not a key here; did you mean "name"?',
			'7:5  prices.0.leest: not a key here; did you mean "least"?',
		]);
	});
});

describe("VAL-11 a value that is missing", () => {
	test("is asked for with what the field holds", () => {
		expect(checkFrontmatter("size: 3")).toEqual(["2:1  title: add it: The heading of the page."]);
	});

	test("is asked for by its kind where the schema says no more", () => {
		expect(checkFrontmatter("title: A\nprices:\n  - least: 12")).toEqual([
			"4:5  prices.0.name: add it: it holds text",
		]);
	});

	test("after its colon is asked for by kind and meaning", () => {
		expect(checkFrontmatter("title:")).toEqual([
			"2:1  title: write text after the colon: The heading of the page.",
		]);
		expect(checkFrontmatter("title: A\ntags:")).toEqual([
			"3:1  tags: write a list after the colon",
		]);
	});

	test("in a union is asked for with its meaning", () => {
		const shape = z.strictObject({
			value: z.union([z.number(), z.string()]).describe("a length"),
			other: z.union([z.number(), z.string()]),
		});
		expect(checkFrontmatter("{}", shape)).toEqual([
			"2:1  value: add it: a length",
			"2:1  other: add it",
		]);
	});

	test("in an entry that its author named is asked for with its meaning", () => {
		const picture = z.strictObject({ alt: z.string().describe("What is seen.") });
		const shape = z.strictObject({ pictures: z.record(z.string(), picture) });
		expect(checkFrontmatter("pictures:\n  deck: {}", shape)).toEqual([
			"3:9  pictures.deck.alt: add it: What is seen.",
		]);
	});

	test("of several kinds after its colon is asked for with its meaning", () => {
		const shape = z.strictObject({
			value: z.union([z.number(), z.string()]).describe("a length"),
			other: z.union([z.number(), z.string()]),
		});
		expect(checkFrontmatter("value:\nother:", shape)).toEqual([
			"2:1  value: write it after the colon: a length",
			"3:1  other: write it after the colon",
		]);
	});

	test("is not asked for beside the key that was misspelt for it", () => {
		expect(checkFrontmatter("titel: Shade")).toEqual([
			'2:1  titel: not a key here; did you mean "title"?',
		]);
		expect(checkFrontmatter("title: A\nprices:\n  - nam: One\n    least: 12")).toEqual([
			'4:5  prices.0.nam: not a key here; did you mean "name"?',
		]);
		expect(checkFrontmatter("titel: Shade\nprices:\n  - least: 12")).toEqual([
			"4:5  prices.0.name: add it: it holds text",
			'2:1  titel: not a key here; did you mean "title"?',
		]);
	});

	test.each(["title Shade for a deck", "title = Shade for a deck", "title= Shade for a deck"])(
		"for want of a colon is not asked for, %s gets its colon",
		(line) => {
			expect(checkFrontmatter(`size: 2\n${line}\ncount: 2`)).toEqual([
				"3:1  title: put a colon after title",
			]);
		},
	);

	test("stays a line without a key where its first word is none", () => {
		expect(checkFrontmatter("title: A\nloose words\ncount: 2")).toEqual([
			'3:1  "loose words" is not a key with a value; put it in double quotes with the line above, or write key: value',
		]);
	});

	test("makes a whole file without keys ask for those it needs", () => {
		expect(checkFrontmatter("# nothing yet")).toEqual([
			"2:1  title: add it: The heading of the page.",
		]);
	});
});
