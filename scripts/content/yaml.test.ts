import { expect, test } from "vitest";
import { parseSource } from "./source.ts";

/** Returns `line:column  key: sentence` for each fault in a YAML text. */
function read(yaml: string): string[] {
	return parseSource("x.mdx", `---\n${yaml}\n---\n`).faults.map(
		({ line, column, field, message }) => {
			return `${line - 1}:${column}  ${field ? `${field}: ` : ""}${message}`;
		},
	);
}

const quotes = "YAML reads these signs otherwise; put the whole value in quotes, ";
const list =
	'a comma, quote or bracket is missing or too many in this list; put items with # or ": " in double quotes';
const loose =
	'indent this line if it goes on from the one above; otherwise start it with a key, a colon and a space, or with "- "';

// tests/fixtures/content-broken has more.
test.each<[yaml: string, sentence: string | RegExp]>([
	["title: “Shade: a guide”", `1:8  title: ${quotes}title: "Shade: a guide"`],
	["a:\n  - Wind: class: 3", `2:11  Wind: ${quotes}Wind: "class: 3"`],
	...Array.from("@`%*!|>?,-&", (first): [string, RegExp] => [
		`title: ${first} and sun`,
		RegExp(`^1:(8|10) {2}title: .* quotes, title: "\\${first} and sun"$`),
	]),
	['title: &Co\'s "shade"', `1:14  title: ${quotes}title: '&Co''s "shade"'`],
	[`title: @${"word ".repeat(13)}`, /title: "@word( word){7} \.\.\."$/],
	["title: 'The owner's choice'", `1:19  title: ${quotes}title: "The owner's choice"`],
	["title: [Shade] and sun", `1:16  title: ${quotes}title: "[Shade] and sun"`],
	["title: 'Shade", "1:8  title: close this with '"],
	["tags: [a,, b]", `1:10  tags: ${list}`],
	["tags: [#zip, kiama]", `1:8  tags: ${list}`],
	["checklist: #cost", /^1:12 {2}checklist: everything after " #" is dropped; /],
	["tags:\n* zip", '2:1  start each item with "- ", not with a star'],
	["tags:\n  - zip\n   - kiama", "3:4  line the item up with the one above it"],
	["tags:\n  -zip\n  -kiama", "3:3  put a space after the hyphen"],
	["loose words\nsize: 1", `1:1  ${loose}`],
	["excerpt: Salt\nand wind: it stays", `2:1  ${loose}`],
	["tags:\n- salt\nwind", `3:1  ${loose}`],
	["title: A\n  size: 1", "1:8  title: line the line below this one up with it"],
	["split:\n    over: 2\n  text: A", "3:1  text: line this up with the entries around it"],
	["title: A\ntitle: B: C", "2:1  title: this key appears twice; keep one"],
	["split:\n  over: 2\nsplit:\n  under: 3", "3:1  split: this key appears twice; keep one"],
])(
	"VAL-11 a line that YAML cannot read, or reads as another, is one sentence: %s",
	(yaml, sentence) => {
		expect(read(`${yaml}\nlast: 1`)).toEqual([
			typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
		]);
	},
);

test.each(["tags:\n  - - zip\n    - kiama", "a: >-\n  One # two\n  - three", 'a: "b #c"'])(
	"VAL-11 what YAML reads as it is meant is no fault: %j",
	(yaml) => expect(read(yaml)).toEqual([]),
);

test("VAL-11 of a list whose entry is at the margin the first line that is out of line is named", () => {
	const { data, faults } = parseSource("x.yaml", "- id: 1\ntext: a b\nby: c\n- id: 2\n  by: d\n");
	expect(faults).toMatchObject([{ line: 2, message: "line this up with the entries around it" }]);
	expect(data).toBeUndefined();
});

test("the text under the frontmatter keeps its line numbers", () => {
	expect(parseSource("x.mdx", "--- \nid: 1\n---\t\nWords\n---\n")).toMatchObject({
		data: { id: 1 },
		body: "\n\n\nWords\n---\n",
	});
});
