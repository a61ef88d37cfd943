import { describe, expect, test } from "vitest";
import { parseYaml } from "./yaml.ts";

/** Gives `line:column  key: sentence` for each fault of a YAML text. */
function advise(text: string): string[] {
	return parseYaml(text).faults.map(({ offset, key, message }) => {
		const above = text.slice(0, offset).split("\n");
		const place = `${above.length}:${(above.at(-1) ?? "").length + 1}`;
		return `${place}  ${key ? `${key}: ` : ""}${message}`;
	});
}

describe("VAL-11 a value that YAML reads as one of its signs", () => {
	test.each(["@", "`", "%", "*", "!", "|", ">"])("%s is put in double quotes", (sign) => {
		expect(advise(`size: 1\ntitle: ${sign}home and sun\ncount: 2`)).toContain(
			`2:8  title: put the value in double quotes, because ${sign} at its start has a meaning in YAML: title: "${sign}home and sun"`,
		);
	});

	test("& is put in double quotes, for it drops a word", () => {
		expect(advise("size: 1\ntitle: &Co shade")).toEqual([
			'2:8  put the value in double quotes, because & at its start gives it a name, "Co"',
		]);
		expect(advise("tags: [A & B, C&D]\ntitle: Sun & shade")).toEqual([]);
	});

	test("* that repeats a named value is refused with the name", () => {
		expect(advise("a: &b [1, 2]\nc: *b")).toEqual([
			'1:4  put the value in double quotes, because & at its start gives it a name, "b"',
			"2:4  put the value in double quotes, or write it out: * at its start repeats another value",
		]);
	});

	test.each([
		["title: - shade", "-"],
		["title: ? shade", "?"],
		["title: , shade", ","],
	])("%s as well", (text, sign) => {
		expect(advise(text)[0]).toContain(`because ${sign} at its start has a meaning in YAML`);
	});
});

describe("VAL-11 a colon inside a value", () => {
	test("is put in double quotes with the rest", () => {
		expect(advise("title: Shade: a guide")).toEqual([
			'1:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("gets straight quotes in place of curly ones round the whole", () => {
		expect(advise("title: “Shade: a guide”")).toEqual([
			'1:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("at its end too", () => {
		expect(advise("title: Shade:")).toEqual([
			'1:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade:"',
		]);
	});

	test("in an item of a list is found at its place", () => {
		expect(advise("list:\n  - title: Shade: a guide\n    size: 2")).toEqual([
			'2:12  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("spares the spaces at the end of the line", () => {
		expect(advise("title: Shade: a guide   ")[0]).toMatch(/title: "Shade: a guide"$/);
	});
});

describe("VAL-11 quotes", () => {
	test.each(['"', "'"])("that %s opens and nothing closes are closed", (sign) => {
		expect(advise(`size: 1\ntitle: ${sign}Shade\ncount: 2\n`)).toContain(
			`2:8  title: close the value with a second ${sign}`,
		);
	});

	test("that are closed, or were set aside, are not the ones left open", () => {
		expect(advise('title: "Shade\nsize: 1\nslug: @zip\n')).toEqual([
			'1:8  title: close the value with a second "',
			'3:7  slug: put the value in double quotes, because @ at its start has a meaning in YAML: slug: "@zip"',
		]);
		expect(advise("title: 'Shade\nslug: 'zip'\ncount: 2\n")[0]).toMatch(/^1:8 {2}title: /);
	});

	test("inside quotes of the same kind are put in the other kind", () => {
		expect(advise('title: "He said "shade it" and left"')).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: 'He said "shade it" and left'`,
		]);
	});

	test("in single quotes too", () => {
		expect(advise("title: 'The owner's choice'")).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: "The owner's choice"`,
		]);
	});

	test("of both kinds are escaped", () => {
		expect(advise(`title: "The owner's "best" choice"`)).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: "The owner's \\"best\\" choice"`,
		]);
	});

	test("at the start alone keep what follows", () => {
		expect(advise('title: "Shade" it and more')).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: '"Shade" it and more'`,
		]);
	});

	test("with a backslash ask for single quotes", () => {
		expect(advise('title: "A \\q sign"')).toEqual([
			"1:8  title: write the value in single quotes, or \\\\ for a backslash",
		]);
	});
});

describe("VAL-11 brackets", () => {
	test.each([
		["[zip, screens", "]"],
		["{ zip: 1", "}"],
	])("%s are closed", (value, sign) => {
		expect(advise(`size: 1\ntags: ${value}\ncount: 2\n`)).toContain(
			`2:7  tags: close the list with ${sign}`,
		);
	});

	test("round items that start with # keep their items", () => {
		expect(advise("size: 1\ntags: [#zipscreens, #kiama]\ncount: 2\n")).toEqual([
			'2:7  tags: put each item that starts with # in double quotes: tags: ["#zipscreens", "#kiama"]',
		]);
		expect(advise("size: 1\ntags: [zip, #kiama]\ncount: 2\n")[0]).toBe(
			'2:7  tags: put each item that starts with # in double quotes: tags: [zip, "#kiama"]',
		);
	});

	test("with two commas together lose the second", () => {
		expect(advise("size: 1\ntags: [a,, b]\ncount: 2\n")).toEqual([
			"2:7  tags: take out the second comma",
		]);
	});

	test("that open a value which is no list are put in double quotes", () => {
		expect(advise("title: [Shade] and sun")).toEqual([
			'1:8  title: put the value in double quotes, because [ at its start opens a list: title: "[Shade] and sun"',
		]);
	});
});

describe("VAL-11 a line of another shape", () => {
	test("with a tab is indented with spaces, and its key is named", () => {
		expect(advise("split:\n\tover: 2\n")).toContain("2:1  over: indent with spaces, not tabs");
	});

	test("with a tab and no key names the key above", () => {
		expect(advise("size: 1\ntags:\n\t- zip\n")).toContain(
			"3:1  tags: indent with spaces, not tabs",
		);
	});

	test("with a tab in a longer list names the key that the list stands under", () => {
		expect(advise("size: 1\ntags:\n  - one\n\t- zip\ncount: 2\n")).toContain(
			"4:1  tags: indent with spaces, not tabs",
		);
	});

	test("without a space after its colon gets one", () => {
		expect(advise("size: 1\ndate:2025-01-01\n")).toEqual([
			"2:1  date: put a space after the colon, date: 2025-01-01",
		]);
	});

	test("keeps all its words when it gets the space", () => {
		expect(advise("size: 1\ndate:2025 and more words\ntitle: A")).toContain(
			"2:1  date: put a space after the colon, date: 2025 and more words",
		);
	});

	test("gets the space in a list, under what stands above", () => {
		expect(advise("list:\n  - name: A\n    date:2025\n    size: 1")).toContain(
			"3:5  date: put a space after the colon, date: 2025",
		);
	});

	test("without a key is named by its words", () => {
		expect(advise("title: A\nloose words\nsize: 1\n")).toEqual([
			'2:1  "loose words" is not a key with a value; put it in double quotes with the line above, or write key: value',
		]);
	});

	test("is named without the spaces round it", () => {
		expect(advise("split:\n  over: 2\n  loose words  \n  size: 1\n")).toEqual([
			'3:3  "loose words" is not a key with a value; put it in double quotes with the line above, or write key: value',
		]);
	});

	test("with a mark of a list and no space gets the space", () => {
		expect(advise("tags:\n  - zip\nsize: 2\n-kiama\n")).toContain(
			"4:1  put a space after the mark of a list item, - kiama",
		);
	});

	test("indented further than its neighbours is lined up", () => {
		expect(advise("title: A\n  size: 1\ncount: 2\n")).toEqual([
			"2:3  size: line this up with the keys around it",
		]);
	});

	test("indented less than its neighbours is lined up", () => {
		expect(advise("split:\n    over: 2\n  text: A\n")).toEqual([
			"3:3  text: line this up with the keys around it",
		]);
	});
});

describe("VAL-11 a key that stands twice", () => {
	test("is reported where it stands again", () => {
		expect(advise("title: A\nsize: 1\ntitle: B\n")).toEqual([
			"3:1  this key appears twice; keep one",
		]);
	});
});

describe("VAL-11 long values are shortened in the sentence", () => {
	const words = "word ".repeat(12).trim();

	test("when they have more than 60 characters", () => {
		expect(advise(`title: @${words}`)[0]).toMatch(/title: "@word( word)+"$/);
		expect(advise(`title: @${words}s`)[0]).toMatch(/: "@word( word){7} \.\.\."$/);
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
		expect(advise(text).map((sentence) => sentence.slice(0, 3))).toEqual([
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
		const faults = advise('title: "Shade\nsize: 1\nloose words\n');
		expect(faults).toHaveLength(2);
		expect(faults[1]).toMatch(/^3:1 {2}"loose words"/);
	});

	test("even when it is the last and empty", () => {
		expect(parseYaml("title: A\nsize:1").faults).toHaveLength(1);
	});
});
