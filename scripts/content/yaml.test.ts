import { describe, expect, test } from "vitest";
import { parseFrontmatter } from "./source.ts";

/** Returns `line:column  key: sentence` for each fault in a YAML text. */
function read(yaml: string): string[] {
	return parseFrontmatter("x.mdx", `---\n${yaml}\n---\n`).faults.map(
		({ line, column, field, message }) => {
			return `${line - 1}:${column}  ${field ? `${field}: ` : ""}${message}`;
		},
	);
}

const sign = (what: string) =>
	`put the value in double quotes, because ${what} at its start has a meaning in YAML: `;
const colon = 'put the value in double quotes, because ": " inside starts a new key: ';
const early = "a quote inside the value ends it early; write ";
const list =
	'a comma, quote or bracket is missing or too many in this list; put items with # or ": " in double quotes';
const lined = "line this up with the entries around it";
const start = (words: string) =>
	`start the line with a key, a colon and a space, or with "- "; it reads "${words}"`;
const dropped =
	'everything after " #" is dropped; put the value in double quotes, or the note on its own line';

describe("VAL-11 a value that YAML cannot read is answered with the value to write", () => {
	test.each<[yaml: string, sentence: string | RegExp]>([
		["title: Shade: a guide", `1:8  title: ${colon}title: "Shade: a guide"`],
		["title: “Shade: a guide”", `1:8  title: ${colon}title: "Shade: a guide"`],
		["title: Shade:", `1:8  title: ${colon}title: "Shade:"`],
		["a:\n  - Wind: class: 3", `2:11  Wind: ${colon}Wind: "class: 3"`],
		...Array.from("@`%*!|>?,-&", (first): [string, string] => [
			`title: ${first} and sun`,
			`1:8  title: ${sign(first)}title: "${first} and sun"`,
		]),
		[`title: @${"word ".repeat(13)}`, /title: "@word( word){7} \.\.\."$/],
		['title: "Shade\ncount: 2', '1:8  title: close the value with a second "'],
		['title: "Shade\ntext: "Sun"', '1:8  title: close the value with a second "'],
		["title: 'The owner's choice'", `1:8  title: ${early}title: "The owner's choice"`],
		['title: "Say "shade" twice"', `1:8  title: ${early}title: 'Say "shade" twice'`],
		['a:\n  - "Shade" and more', `2:5  ${early}'"Shade" and more'`],
		[
			'title: "A \\q sign"',
			"1:8  title: write the value in single quotes, or \\\\ for a backslash",
		],
		["tags: [zip, screens\ncount: 2", "1:7  tags: close the list with ]"],
		["size: { zip: 1\ncount: 2", "1:7  size: close the list with }"],
		["tags: [a,, b]", `1:7  tags: ${list}`],
		["tags: [#zip, kiama]", `1:7  tags: ${list}`],
		["size: { width: 1 height: 2 }", `1:7  size: ${list}`],
		[
			"title: [Shade] and sun",
			'1:8  title: put the value in double quotes, because [ at its start opens a list: title: "[Shade] and sun"',
		],
	])("%s", (yaml, sentence) => {
		expect(read(`${yaml}\nlast: 1`)).toEqual([
			typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
		]);
	});
});

describe("VAL-11 a value that YAML reads as another is answered too", () => {
	test.each([
		["title: &Co shade", `1:8  title: ${sign("&")}title: "&Co shade"`],
		["title: *shade", `1:8  title: ${sign("*")}title: "*shade"`],
		["title: Door #2", `1:13  title: ${dropped}`],
		["date: 2025-04-27 # Sunday", `1:18  date: ${dropped}`],
		["tags:\n  - zip\n   - kiama", "3:4  line the item up with the one above it"],
	])("%s", (yaml, sentence) => {
		expect(read(yaml)).toEqual([sentence]);
	});

	test.each(["tags:\n  - - zip\n    - kiama", "a: >-\n  One # two\n  - three", 'a: "b #c"'])(
		"but not %j",
		(yaml) => expect(read(yaml)).toEqual([]),
	);
});

describe("VAL-11 a line that does not fit is named", () => {
	test.each([
		["title: A\nloose words\nsize: 1", `2:1  ${start("loose words")}`],
		["size: 1\ndate:2025-01-01\ntitle: A", `2:1  ${start("date:2025-01-01")}`],
		["tags:\n  - zip\n-kiama\nsize: 1", `3:1  ${start("-kiama")}`],
		["title: A\n  size: 1\ncount: 2", `2:3  size: ${lined}`],
		["split:\n    over: 2\n  text: A", `3:3  text: ${lined}`],
		["- a: 1\n   b: 2\n- a: 3", `2:4  b: ${lined}`],
		["split:\n\tover: 2", "2:1  indent with spaces, not tabs"],
		["tags:\n  - one\n\t- zip", "3:1  indent with spaces, not tabs"],
		["title: A\nsize: 1\ntitle: B", "3:1  this key appears twice; keep one"],
	])("%s", (yaml, sentence) => {
		expect(read(yaml)).toEqual([sentence]);
	});
});

test("VAL-11 every value that cannot be read is found in one run, and the others are read", () => {
	const text = [
		"title: Shade: a guide",
		'slug: "shade',
		"date:2025-01-01",
		"tags: [a, b",
		"size: 1",
		"loose words",
		"draft: @home",
		"count: 2",
	].join("\n");
	expect(
		read(text)
			.map((sentence) => sentence.slice(0, 3))
			.sort(),
	).toEqual(["1:8", "2:7", "3:1", "4:7", "6:1", "7:8"]);
	const { data } = parseFrontmatter("x.mdx", `---\n${text}\n---\n`);
	expect(data).toMatchObject({ size: 1, count: 2 });
});

test("VAL-11 of lines that do not fit together nothing is read, for it would only be guessed at", () => {
	const { data, isReported } = parseFrontmatter("x.mdx", "---\na: 1\n  b: 2\n---\n");
	expect([data, isReported(["c"])]).toEqual([undefined, true]);
});
