import { describe, expect, test } from "vitest";
import { adviseText } from "../../../tests/yamlSentences.ts";
import { findOffset, parseYaml } from "./yaml.ts";

const key = "line this up with the keys around it";
const item = "line the item up with the others";
const like = "indent this line like the one above it";
const further = "indent this line further than the one above it";

/** A list of two entries with a quoted value, a list of words and a text below its key. */
const sound = `- id: 1
  name: "Zip"
  tags: [a, b]
  about: >-
    One long
    text on lines.

- id: 2
  name: "Roller"
  tags: [c]
  about: >-
    Another text.
`;

describe("VAL-11 one badly indented line is one sentence, at that line:", () => {
	test.each<[what: string, from: string, to: string, sentence: string]>([
		["a quoted value", '  name: "Zip"', '   name: "Zip"', `2:4  name: ${key}`],
		["a quoted value further out", '  name: "Zip"', ' name: "Zip"', `2:2  name: ${key}`],
		["a list in brackets", "  tags: [c]", "   tags: [c]", `10:4  tags: ${key}`],
		[
			"a key with its text below",
			"  about: >-\n    One",
			"   about: >-\n    One",
			`4:4  about: ${key}`,
		],
		["an item after an empty line", "- id: 2", "  - id: 2", `8:3  ${item}`],
		["an item one space in", "- id: 2", " - id: 2", `8:2  ${item}`],
		["a key at the margin", '  name: "Roller"', 'name: "Roller"', `9:1  name: ${key}`],
		["the second line of a text", "    text on", "  text on", `6:3  ${like}`],
		["a line of a text at the margin", "    text on", "text on", `6:1  ${like}`],
		["the first line of a text", "    One long", "  One long", `5:3  ${further}`],
		["the only line of a text", "    Another", "Another", `12:1  ${further}`],
	])("%s", (_what, from, to, sentence) => {
		expect(sound).toContain(from);
		expect(adviseText(sound.replace(from, to))).toEqual([sentence]);
	});

	test("an entry that was pasted with one blank more before each of its keys", () => {
		const pasted = sound.replace(/(?<=- id: 2\n).*/s, (keys) => keys.replace(/^/gm, " ").trimEnd());
		expect(adviseText(pasted)).toEqual([`9:4  name: ${key}`]);
	});

	test("no file has more than fifty, because one mistake may show at every line", () => {
		const tabs = sound.repeat(12).replaceAll("  ", "\t");
		expect(adviseText(tabs).length).toBe(50);
	});

	test.each<[what: string, text: string, sentence: string]>([
		["the first key of a file", "  id: 1\ntitle: A\ntags: [a]\nsize: 2\n", `1:3  id: ${key}`],
		[
			"a key that would stand in the map above",
			"a:\n  x: 1\n  y: 2\n  b:\n  x: 1\n  y: 2\n",
			`4:3  b: ${key}`,
		],
		[
			"a key that others are below",
			"a:\n  x:\n    - p\n y:\n    - p\n  z:\n    - p\n",
			`4:2  y: ${key}`,
		],
		[
			"a key with all that is below it",
			"a:\n  x:\n    p: 1\n   y:\n      p: 1\n  z:\n    p: 1\n",
			`4:4  y: ${key}`,
		],
		["an item of words", 'a:\n  - One\n - "Two"\n  - Three\n', `3:2  ${item}`],
		["the first item", "a:\n    - One\n  - Two\n  - Three\n", `2:5  ${item}`],
		[
			"an item with its text below",
			"a:\n  - >-\n    One\n - >-\n    Two\n  - >-\n    Three\n",
			`4:2  ${item}`,
		],
		["an item as deep as its text", "a:\n    - >-\n    One\n  - Two\n  - Three\n", `2:5  ${item}`],
		[
			"a key one space past its place, not three before another",
			"a:\n  - b: 1\n    c:\n      - d: 1\n        e: 1\n      - d: 2\n        e: 2\n     f:\n      g: 1\n",
			`8:6  f: ${key}`,
		],
		[
			"of two that can be moved the odd one out",
			"a:\n  w:\n    - p\n  x:\n    - p\n  y:\n    - p\nz:\n    - p\n  q:\n    - p\nb: 1\n",
			`8:1  z: ${key}`,
		],
		["a key below a comment", 'a: "x"\n# note\n  b: "y"\nc: 1\n', `3:3  b: ${key}`],
	])("%s", (_what, text, sentence) => {
		expect(adviseText(text)).toEqual([sentence]);
	});

	test("lines of one text that are all pasted at the margin are one mistake", () => {
		expect(adviseText(sound.replaceAll(/^ {4}(One|text)/gm, "$1"))).toEqual([`5:1  ${further}`]);
	});

	test("two lines in two entries are two", () => {
		const text = sound.replaceAll("  name:", "   name:");
		expect(adviseText(text)).toEqual([`2:4  name: ${key}`, `9:4  name: ${key}`]);
	});
});

describe("VAL-11 a line is not moved to hide another mistake:", () => {
	test.each([
		[
			"an item with a quote inside",
			'a:\n  - One\n  - "Two" and three\n  - Four\n',
			"3:5  a quote inside the value ends it early",
		],
		[
			"words without a key",
			"a:\n  - name: A\n    words\n    size: 1\n",
			'3:5  "words" is not a key',
		],
		[
			"words below a key that could move away from them",
			"a:\n  x: 1\nb:\n  c: One\n  text Two\n",
			'5:3  "text Two" is not a key',
		],
		["a colon in a value", "a:\n  x: one: two\nb: 1\n", "2:6  x: put the value in double quotes"],
		["a key that stands twice", "a:\n  x: 1\n  x: 2\nb: 1\n", "3:3  this key appears twice"],
		[
			"a quote left open",
			'a:\n  - b: "x\n    c: 1\nd: 1\n',
			'2:8  b: close the value with a second "',
		],
	])("%s", (_what, text, sentence) => {
		expect(adviseText(text)).toEqual([expect.stringContaining(sentence)]);
	});

	test("a text that would take in what stands below it", () => {
		const text = "a:\n  b:\n    - >-\n    One\n      two.\n    - >-\n      Three\n";
		expect(adviseText(text)).toEqual([`4:5  ${further}`]);
	});
});

describe("VAL-11 a space that is missing after a sign is put in, so that the rest is read:", () => {
	test.each([
		[
			"a colon in the first line of an item",
			"- a:Zip and more\n  b: 1\n- a: x\n  b: 2\n",
			"1:1  a: put a space after the colon, a: Zip and more",
		],
		[
			"the mark of an item",
			"- a: x\n  b: 1\n-a: y\n  b: 2\n",
			"3:1  put a space after the mark of a list item, - a: y",
		],
		[
			"the mark of an item with its text below",
			"a:\n  - >-\n    One\n  ->-\n    Two\n",
			"4:3  put a space after the mark of a list item, - >-",
		],
	])("%s", (_what, text, sentence) => {
		expect(adviseText(text)).toEqual([sentence]);
	});
});

test("what a text says after a line was moved is found where it stands in the file", () => {
	const text = ' a: 1\nb: "x"\nc: 2\n';
	const { document, data } = parseYaml(text);
	expect(data).toEqual({ a: 1, b: "x", c: 2 });
	expect(findOffset(document, ["a"], "value")).toBe(text.indexOf("1"));
	expect(findOffset(document, ["c"], "value")).toBe(text.indexOf("2"));
	expect(adviseText(" a: 1\nb: x\nc: @y\n")).toContainEqual(
		expect.stringMatching(/^3:4 {2}c: put/),
	);
});
