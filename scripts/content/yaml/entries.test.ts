import { describe, expect, test } from "vitest";
import { adviseText } from "../../../tests/yamlSentences.ts";
import { parseYaml } from "./yaml.ts";

const sound = `- id: 1
  name: "Zip"
  about: >-
    One long
    text on lines.

- id: 2
  name: "Roller"
  tags: [c]
  about: >-
    Another text.
`;

describe("VAL-11 an entry without the mark of a list is one sentence, at its first key:", () => {
	const mark = 'start the entry with "- "';

	test.each<[what: string, text: string, sentence: string]>([
		["the second", sound.replace("- id: 2", "  id: 2"), `7:3  ${mark}`],
		["the first", sound.replace("- id: 1", "  id: 1"), `1:3  ${mark}`],
		[
			"one below a key without a value",
			"- a: 1\n  b:\n  a: 2\n  b: 3\n- a: 4\n  b: 5\n",
			`3:3  ${mark}`,
		],
		[
			"one of a list inside a list",
			"- a: 1\n  b:\n    - c: 1\n      d: 1\n      c: 2\n      d: 2\n",
			`5:7  ${mark}`,
		],
	])("%s", (_what, text, sentence) => {
		expect(adviseText(text)).toEqual([sentence]);
	});

	test("is read as an entry of its own", () => {
		const { data } = parseYaml("- a: 1\n  b: 2\n  a: 3\n  b: 4\n");
		expect(data).toEqual([
			{ a: 1, b: 2 },
			{ a: 3, b: 4 },
		]);
	});

	test("but a key of an entry that was typed twice is not the first of another", () => {
		const text = sound.replace("  tags: [c]", '  tags: [c]\n  name: "Once more"');
		expect(adviseText(text)).toEqual(["10:3  this key appears twice; keep one"]);
	});
});

describe("VAL-11 a key that was pasted twice with all that is below it is one sentence:", () => {
	const twice = "this key appears twice; keep one";

	test.each<[what: string, text: string, sentence: string]>([
		["right below", "a:\n  x: 1\na:\n  x: 1\nb:\n  x: 1\n", `3:1  ${twice}`],
		["at the end", "a:\n  x: 1\nb:\n  x: 1\na:\n  x: 1\n", `5:1  ${twice}`],
		["further in", "z:\n  a:\n    x: 1\n  b:\n    x: 1\n  a:\n    x: 1\n", `6:3  ${twice}`],
		["with a list", "a:\n  x:\n    - p\n  x:\n    - p\n  y:\n    - p\n", `4:3  ${twice}`],
	])("%s", (_what, text, sentence) => {
		expect(adviseText(text)).toEqual([sentence]);
	});

	test("below a key without a value it is still named where it stands", () => {
		expect(adviseText("a:\n  x:\n  x: 2\nb: 1\n")).toEqual([`3:3  ${twice}`]);
	});
});
