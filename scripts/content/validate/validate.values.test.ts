import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkFrontmatter } from "../../../tests/validatedPage.ts";

describe("VAL-11 a value of another kind", () => {
	test.each([
		["title: 2025", '2:8  title: write text: put it in double quotes, "2025"'],
		["title: true", '2:8  title: write text: put it in double quotes, "true"'],
		["title: [a, b]", '2:8  title: write text, not ["a","b"]'],
		["title: A\nsize: wide", '3:7  size: write a number, not "wide"'],
		["title: A\ncount: 1.5", "3:8  count: write a whole number, not 1.5"],
		["title: A\ndraft: maybe", '3:8  draft: write true or false, not "maybe"'],
		['title: A\nsize: "40"', "3:7  size: take the quotes off: 40"],
		["title: A\nsize: '-1.5'", "3:7  size: take the quotes off: -1.5"],
		['title: A\ncount: "2"', "3:8  count: take the quotes off: 2"],
		['title: A\ndraft: "true"', "3:8  draft: take the quotes off: true"],
		["title: A\ntags: zip", "3:7  tags: write [zip]"],
		[
			"title: A\ntags: zip screens, kiama;coastal,",
			"3:7  tags: write [zip screens, kiama, coastal]",
		],
		["title: A\ntags: '#zip, kiama'", '3:7  tags: write ["#zip", kiama]'],
		[
			"title: A\ntags:\n  - Wind: class 3",
			'4:5  tags.0: put the value in double quotes, because ": " inside starts a new key: "Wind: class 3"',
		],
		[
			"title: A\ntags:\n  - Wind:",
			'4:5  tags.0: put the value in double quotes, because ": " inside starts a new key: "Wind:"',
		],
		["title: A\ntags: [{ a: b, c: d }]", '3:8  tags.0: write text, not {"a":"b","c":"d"}'],
		["title: A\ntags: 7", "3:7  tags: write a list, not 7"],
		["title: A\nprices: 'One, 12'", '3:9  prices: write a list, not "One, 12"'],
		["title: A\nsplit: 40", "3:8  split: write keys with values, not 40"],
		["title: A\nnotes: 40", "3:8  notes: write keys with values, not 40"],
		["title: A\neither: wide", '3:9  either: write another value, not "wide"'],
		["title: A\nvalue: [1]", "3:8  value: write a length, not [1]"],
	])("%j is answered with the kind to write", (yaml, sentence) => {
		expect(checkFrontmatter(yaml)).toEqual([sentence]);
	});

	test("is shown by its first 57 letters when it has more than 60", () => {
		const fits = "a".repeat(58);
		expect(checkFrontmatter(`title: A\nsize: ${fits}`)[0]).toMatch(new RegExp(`not "${fits}"$`));
		expect(checkFrontmatter(`title: A\nsize: ${fits}a`)[0]).toMatch(/not "a{56}\.\.\.$/);
	});

	test("that was cut at its comma is not also a key that is not known", () => {
		expect(checkFrontmatter("title: A\nsplit: { over: 1,800, text: abc }")).toEqual([
			"3:16  write 1800, without a comma",
		]);
	});

	test("where a list belongs is not also a list that is too long", () => {
		expect(checkFrontmatter("title: A\ntags: zipper")).toEqual(["3:7  tags: write [zipper]"]);
	});
});

describe("VAL-11 a value outside what is allowed", () => {
	test.each([
		["wording: exat", '3:10  wording: write one of exact, range; did you mean "exact"?'],
		["wording: free", "3:10  wording: write one of exact, range"],
		["author: me", "3:9  author: write business"],
		["tags: [a, b, c, d]", "3:7  tags: write 3 of them at most"],
		["image: house", "3:8  image: write 4 characters at most"],
		["near: 5", "3:7  near: write more than 5"],
		["split: { over: 2, text: ab }", "3:25  split.text: write 3 characters or more"],
		["split: { over: -2, text: abc }", "3:16  split.over: write more than 0"],
		["prices: [{ name: A, least: 9 }]", "3:28  prices.0.least: write 10 or more"],
		["notes: { A1: b }", "3:10  notes.A1: write the key in letters"],
		["value: wide", "3:8  value: write it as 40 mm"],
	])("%j is answered with the bound", (yaml, sentence) => {
		expect(checkFrontmatter(`title: A\n${yaml}`)).toEqual([sentence]);
	});

	test("is answered with the schema's own sentence where it has one", () => {
		const shape = z.strictObject({
			tags: z.array(z.string()).min(1, "write at least one tag").max(2, "keep two"),
			size: z.number().max(5, "keep it small").min(2, "make it larger"),
		});
		expect(checkFrontmatter("tags: []\nsize: 9", shape)).toEqual([
			"2:7  tags: write at least one tag",
			"3:7  size: keep it small",
		]);
		expect(checkFrontmatter("tags: [a, b, c]\nsize: 1", shape)).toEqual([
			"2:7  tags: keep two",
			"3:7  size: make it larger",
		]);
	});
});
