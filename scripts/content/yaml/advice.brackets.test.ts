import { describe, expect, test } from "vitest";
import { adviseText } from "../../../tests/yamlSentences.ts";

describe("VAL-11 brackets", () => {
	test.each([
		["[zip, screens", "]"],
		["{ zip: 1", "}"],
		["{ fact: zip, print: [160}", "]"],
	])("%s are closed", (value, sign) => {
		expect(adviseText(`size: 1\ntags: ${value}\ncount: 2\n`)).toContain(
			`2:7  tags: close the list with ${sign}`,
		);
	});

	test("round items that start with # keep their items", () => {
		expect(adviseText("size: 1\ntags: [#zipscreens, #kiama]\ncount: 2\n")).toEqual([
			'2:7  tags: put each item that starts with # in double quotes: tags: ["#zipscreens", "#kiama"]',
		]);
		expect(adviseText("size: 1\ntags: [zip, #kiama]\ncount: 2\n")[0]).toBe(
			'2:7  tags: put each item that starts with # in double quotes: tags: [zip, "#kiama"]',
		);
	});

	test("with two commas together lose the second", () => {
		expect(adviseText("size: 1\ntags: [a,, b]\ncount: 2\n")).toEqual([
			"2:7  tags: take out the second comma",
		]);
	});

	test.each([
		[
			"a: { width: 1800 height: 1200 }",
			"1:4  a: put a comma before height: width: 1800, height: 1200",
		],
		[
			'a: { name: "Roller shutter" fact: price }',
			'1:4  a: put a comma before fact: name: "Roller shutter", fact: price',
		],
		[
			"a:\n  - { name: Roller shutter fact: price-roller-shutter }\n  - { name: A, fact: b }",
			"2:5  put a comma before fact: name: Roller shutter, fact: price-roller-shutter",
		],
	])("round pairs without a comma between them get it: %s", (text, sentence) => {
		expect(adviseText(text)).toEqual([sentence]);
	});

	test("round a pair with a colon in its value get quotes there", () => {
		expect(adviseText("a: { name: Roller: wide, fact: price }")).toEqual([
			'1:4  a: put the value in double quotes, because ": " inside starts a new key: name: "Roller: wide"',
		]);
	});

	test("that open a value which is no list are put in double quotes", () => {
		expect(adviseText("title: [Shade] and sun")).toEqual([
			'1:8  title: put the value in double quotes, because [ at its start opens a list: title: "[Shade] and sun"',
		]);
	});
});
