import { describe, expect, test } from "vitest";
import { adviseText } from "../../../tests/yamlSentences.ts";

describe("VAL-11 a value that YAML reads as one of its signs", () => {
	test.each(["@", "`", "%", "*", "!", "|", ">"])("%s is put in double quotes", (sign) => {
		expect(adviseText(`size: 1\ntitle: ${sign}home and sun\ncount: 2`)).toContain(
			`2:8  title: put the value in double quotes, because ${sign} at its start has a meaning in YAML: title: "${sign}home and sun"`,
		);
	});

	test("& is put in double quotes, for it drops a word", () => {
		expect(adviseText("size: 1\ntitle: &Co shade")).toEqual([
			'2:8  put the value in double quotes, because & at its start gives it a name, "Co"',
		]);
		expect(adviseText("tags: [A & B, C&D]\ntitle: Sun & shade")).toEqual([]);
	});

	test("* that repeats a named value is refused with the name", () => {
		expect(adviseText("a: &b [1, 2]\nc: *b")).toEqual([
			'1:4  put the value in double quotes, because & at its start gives it a name, "b"',
			"2:4  put the value in double quotes, or write it out: * at its start repeats another value",
		]);
	});

	test.each([
		["title: - shade", "-"],
		["title: ? shade", "?"],
		["title: , shade", ","],
	])("%s as well", (text, sign) => {
		expect(adviseText(text)[0]).toContain(`because ${sign} at its start has a meaning in YAML`);
	});
});

describe("VAL-11 a colon inside a value", () => {
	test("is put in double quotes with the rest", () => {
		expect(adviseText("title: Shade: a guide")).toEqual([
			'1:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("gets straight quotes in place of curly ones round the whole", () => {
		expect(adviseText("title: “Shade: a guide”")).toEqual([
			'1:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("at its end too", () => {
		expect(adviseText("title: Shade:")).toEqual([
			'1:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade:"',
		]);
	});

	test("in an item of a list is found at its place", () => {
		expect(adviseText("list:\n  - title: Shade: a guide\n    size: 2")).toEqual([
			'2:12  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("spares the spaces at the end of the line", () => {
		expect(adviseText("title: Shade: a guide   ")[0]).toMatch(/title: "Shade: a guide"$/);
	});
});

describe("VAL-11 quotes", () => {
	test.each(['"', "'"])("that %s opens and nothing closes are closed", (sign) => {
		expect(adviseText(`size: 1\ntitle: ${sign}Shade\ncount: 2\n`)).toContain(
			`2:8  title: close the value with a second ${sign}`,
		);
	});

	test("that are closed, or were set aside, are not the ones left open", () => {
		expect(adviseText('title: "Shade\nsize: 1\nslug: @zip\n')).toEqual([
			'1:8  title: close the value with a second "',
			'3:7  slug: put the value in double quotes, because @ at its start has a meaning in YAML: slug: "@zip"',
		]);
		expect(adviseText("title: 'Shade\nslug: 'zip'\ncount: 2\n")[0]).toMatch(/^1:8 {2}title: /);
	});

	test("inside quotes of the same kind are put in the other kind", () => {
		expect(adviseText('title: "He said "shade it" and left"')).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: 'He said "shade it" and left'`,
		]);
	});

	test("in single quotes too", () => {
		expect(adviseText("title: 'The owner's choice'")).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: "The owner's choice"`,
		]);
	});

	test("of both kinds are escaped", () => {
		expect(adviseText(`title: "The owner's "best" choice"`)).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: "The owner's \\"best\\" choice"`,
		]);
	});

	test("at the start alone keep what follows", () => {
		expect(adviseText('title: "Shade" it and more')).toEqual([
			`1:8  title: a quote inside the value ends it early; write title: '"Shade" it and more'`,
		]);
	});

	test("inside an item of a list are named without a key", () => {
		expect(adviseText('a:\n  - "Shade" it and more\n  - Salt')).toEqual([
			`2:5  a quote inside the value ends it early; write '"Shade" it and more'`,
		]);
	});

	test("that are sound are not the mistake, wherever their line stands", () => {
		expect(adviseText('a: "x"\n b: "y"\nloose words\nc: 1')).toEqual([
			"2:2  b: line this up with the keys around it",
			expect.stringMatching(/^3:1 {2}"loose words" is not a key/),
		]);
	});

	test("with a backslash ask for single quotes", () => {
		expect(adviseText('title: "A \\q sign"')).toEqual([
			"1:8  title: write the value in single quotes, or \\\\ for a backslash",
		]);
	});
});

describe("VAL-11 long values are shortened in the sentence", () => {
	const words = "word ".repeat(12).trim();

	test("when they have more than 60 characters", () => {
		expect(adviseText(`title: @${words}`)[0]).toMatch(/title: "@word( word)+"$/);
		expect(adviseText(`title: @${words}s`)[0]).toMatch(/: "@word( word){7} \.\.\."$/);
	});
});
