import { expect, test } from "vitest";
import { findTraps } from "./traps.ts";
import { parseYaml } from "./yaml.ts";

function trap(text: string): string[] {
	return findTraps(parseYaml(text).document, text).map(({ offset, message }) => {
		const above = text.slice(0, offset).split("\n");
		return `${above.length}:${(above.at(-1) ?? "").length + 1}  ${message}`;
	});
}

test("VAL-11 an item one blank further in would be part of the item above", () => {
	expect(trap("tags:\n  - zip\n   - kiama\n  - wind")).toEqual([
		"3:4  line the item up with the one above",
	]);
});

test("VAL-11 an item without its space would be part of the item above", () => {
	expect(trap("tags:\n  - zip\n   -kiama")).toEqual([
		"3:4  line the item up with the one above, with a space after the -",
	]);
});

test("VAL-11 a text whose item lost its dash would be part of the text above", () => {
	expect(trap("a:\n  - >-\n    One\n    >-\n    Two\n  - >-\n    Three\n")).toEqual([
		'4:5  start the item with "- "',
	]);
	expect(trap("a:\n  - |\n    One\n    |\n    Two\n")).toEqual(['4:5  start the item with "- "']);
});

test("VAL-11 a text whose key is missing would be part of the text above", () => {
	expect(trap("a: >-\n  One\n  >-\n  Two\nb: 1\n")).toEqual([
		"3:3  write the key of this text before >-",
	]);
});

test("a sign inside a text is none", () => {
	expect(trap("a:\n  - >-\n    One > two\n    > three | four\n  - >-\n    Five\n")).toEqual([]);
});

test("VAL-11 a thousand with a comma in curly brackets would be two keys", () => {
	expect(trap("size: { width: 1,800, height: 2100 }")).toEqual([
		"1:16  write 1800, without a comma",
	]);
	expect(trap("size: { width: 1800, height: 12,100 }")).toEqual([
		"1:30  write 12100, without a comma",
	]);
	expect(trap("sizes: [1,800]\nprint: { fact: a, print: [1,600] }")).toEqual([]);
});

test("a list inside a list and a dash inside a line are none", () => {
	expect(trap("tags:\n  - - zip\n    - kiama\n  - wind - and\n    more")).toEqual([]);
});

test("VAL-11 words after a # would be dropped", () => {
	expect(trap("title: Door #2")).toEqual([
		'1:13  everything after " #" is dropped; put the whole value in double quotes',
	]);
});

test.each([
	["date: 2025-04-27 # Sunday", "1:18"],
	["draft: false # for now", "1:14"],
	["id: 40  # the next", "1:9"],
	["author: business # always", "1:18"],
])("VAL-11 a note behind a short value is taken out: %s", (text, place) => {
	expect(trap(text)).toEqual([`${place}  take the comment out, or put it on its own line`]);
});

test("VAL-11 words after a # in a line of words would be dropped", () => {
	expect(trap("title: The door # 2")).toEqual([
		'1:17  everything after " #" is dropped; put the whole value in double quotes',
	]);
});
