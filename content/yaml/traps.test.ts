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

test("a list inside a list and a dash inside a line are none", () => {
	expect(trap("tags:\n  - - zip\n    - kiama\n  - wind - and\n    more")).toEqual([]);
});

test("VAL-11 words after a # would be dropped", () => {
	expect(trap("title: Door #2")).toEqual([
		'1:13  everything after " #" is dropped; put the whole value in double quotes',
	]);
});
