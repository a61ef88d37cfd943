import { describe, expect, test } from "vitest";
import { adviseText } from "../../../tests/yamlSentences.ts";
import { parseYaml } from "./yaml.ts";

describe("VAL-11 a line of another shape", () => {
	test("with a tab is indented with spaces, and its key is named", () => {
		expect(adviseText("split:\n\tover: 2\n")).toContain("2:1  over: indent with spaces, not tabs");
	});

	test("with a tab and no key names the key above", () => {
		expect(adviseText("size: 1\ntags:\n\t- zip\n")).toContain(
			"3:1  tags: indent with spaces, not tabs",
		);
	});

	test("with a tab in a longer list names the key that the list stands under", () => {
		expect(adviseText("size: 1\ntags:\n  - one\n\t- zip\ncount: 2\n")).toContain(
			"4:1  tags: indent with spaces, not tabs",
		);
	});

	test("without a space after its colon gets one", () => {
		expect(adviseText("size: 1\ndate:2025-01-01\n")).toEqual([
			"2:1  date: put a space after the colon, date: 2025-01-01",
		]);
	});

	test("keeps all its words when it gets the space", () => {
		expect(adviseText("size: 1\ndate:2025 and more words\ntitle: A")).toContain(
			"2:1  date: put a space after the colon, date: 2025 and more words",
		);
	});

	test("gets the space in a list, under what stands above", () => {
		expect(adviseText("list:\n  - name: A\n    date:2025\n    size: 1")).toContain(
			"3:5  date: put a space after the colon, date: 2025",
		);
	});

	test("without a key is named by its words", () => {
		expect(adviseText("title: A\nloose words\nsize: 1\n")).toEqual([
			'2:1  "loose words" is not a key with a value; put it in double quotes with the line above, or write key: value',
		]);
	});

	test("is named without the spaces round it", () => {
		expect(adviseText("split:\n  over: 2\n  loose words  \n  size: 1\n")).toEqual([
			'3:3  "loose words" is not a key with a value; put it in double quotes with the line above, or write key: value',
		]);
	});

	test("with a mark of a list and no space gets the space", () => {
		expect(adviseText("tags:\n  - zip\nsize: 2\n-kiama\n")).toContain(
			"4:1  put a space after the mark of a list item, - kiama",
		);
	});

	test("indented further than its neighbours is lined up", () => {
		expect(adviseText("title: A\n  size: 1\ncount: 2\n")).toEqual([
			"2:3  size: line this up with the keys around it",
		]);
	});

	test("indented less than its neighbours is lined up", () => {
		expect(adviseText("split:\n    over: 2\n  text: A\n")).toEqual([
			"3:3  text: line this up with the keys around it",
		]);
	});
});

describe("VAL-11 a key that stands twice", () => {
	test("is reported where it stands again", () => {
		expect(adviseText("title: A\nsize: 1\ntitle: B\n")).toEqual([
			"3:1  this key appears twice; keep one",
		]);
	});
});

describe("VAL-11 a broken line leaves what follows readable", () => {
	test("so that each fault of a file is found in one go", () => {
		const text = [
			"title: Shade: a guide",
			'slug: "shade',
			"date:2025-01-01",
			"tags: [a, b",
			"size: 1",
			"loose words",
			"draft: @home",
			"count: 2",
			"",
		].join("\n");
		expect(adviseText(text).map((sentence) => sentence.slice(0, 3))).toEqual([
			"1:8",
			"2:7",
			"3:1",
			"4:7",
			"6:1",
			"7:8",
		]);
		expect(parseYaml(text).data).toMatchObject({ size: 1, count: 2 });
	});

	test("and moves no place below it", () => {
		const faults = adviseText('title: "Shade\nsize: 1\nloose words\n');
		expect(faults).toHaveLength(2);
		expect(faults[1]).toMatch(/^3:1 {2}"loose words"/);
	});

	test("when it is an item whose keys stand below it", () => {
		expect(adviseText("a:\n  - title Shade\n    size: 1\n  - title: B\n    size: 2\n")).toEqual([
			expect.stringMatching(/^2:3 {2}"- title Shade" is not a key/),
		]);
	});

	test("and is not reported again, as the comment that stands in its place", () => {
		expect(adviseText("- a: x\n  b >-\n    One\n- a: y\n  b: z\n")).toEqual([
			expect.stringMatching(/^2:3 {2}"b >-" is not a key/),
		]);
	});

	test("even when it is the last and empty", () => {
		expect(parseYaml("title: A\nsize:1").faults).toHaveLength(1);
	});
});
