import { expect, test } from "vitest";
import { readBody } from "./parse.ts";

/** Returns `line:column  sentence` for each fault in a text. */
function refuse(text: string): string[] {
	return readBody(text).faults.map(({ line, column, message }) => `${line}:${column}  ${message}`);
}

const table = "this looks like a table";
const left = "this mark is left over";
const between = "marks between letters or figures";
const heading = "text over a line of --- or === is read as a heading";
const part = "this line is read as part of the one above";
const item = "start each item with - and a space";

// tests/fixtures/content-broken has more, with their whole sentences.
test.each<[text: string, place: string, sentence: string]>([
	// Lists as word processors and chats leave them.
	["• one\n• two", "1:1", item],
	["– one\n– two", "1:1", item],
	["-one\n-two", "1:1", item],
	["o one\no two", "1:1", item],
	["You need:\n• one\n• two", "2:1", item],
	["a) measure\nb) order", "1:1", item],
	["i. measure\nii. order", "1:1", item],
	["1.one\n2.two", "1:1", item],
	["1. one\n   a. under it\n   b. too", "2:1", item],
	["✅ quiet\n✅ dark", "1:1", item],
	["- one\n-\n- two", "2:1", "the item has no words"],
	["- one\n- two\nNot an item.", "3:1", part],
	["> Quiet at last.\nWe think so too.", "2:1", part],
	// Tables and headings.
	["Cloth\tPrice\nLinen\t$40", "1:5", table],
	["Cloth | Price\nLinen | $40", "1:5", table],
	["| Cloth | Price |\n| --- | --- |\n\n| Voile | $40 |", "4:1", table],
	["| | |\n| --- | --- |\n| Voile | $40 |", "1:3", "a column has no heading"],
	["What salt does\n---", "1:1", heading],
	["**What salt does**", "1:1", "bold words alone are no heading"],
	["## …", "1:1", "the heading has no words"],
	// Signs of arithmetic and of other programs.
	["5*6 m and 2* m", "1:2", between],
	["A ~~30 and 40~~50 year", "1:3", between],
	["5 * 6 m", "1:3", left],
	["5 \\times 6 m", "1:3", left],
	["wash it ==cold==", "1:9", left],
	// Marks that stand alone.
	["salt eats _metal", "1:11", left],
	["A ` alone", "1:3", left],
	["[screens](Https://www.bom.gov.au)", "1:1", "the link Https://www.bom.gov.au is not allowed"],
	['<a href="/contact"> </a>', "1:1", "<a> has no words"],
	["![Bars](/figures/bal-scale.svg “It.”)", "1:2", "put straight quotes round the caption"],
	["![Bars](/figures/bal scale.svg 'It.')", "1:2", "an address has no spaces"],
	["<table><tr><td>a</td></tr></table>", "1:1", "<table> is not allowed; write rows as |"],
	// Links and drawings.
	['![Bars](/figures/bal-scale.svg "**It** is.")', "1:1", "caption: marks are printed here"],
	['![IMG_1234](/images/veri-shades "It.")', "1:1", "square brackets: this names a file"],
	['[words](/contact "__words__")', "1:1", "title of the link: marks are printed here"],
])("VAL-11 what Markdown reads otherwise than it is meant: %j", (text, place, sentence) => {
	expect(refuse(text)).toEqual([expect.stringContaining(`${place}  ${sentence}`)]);
});

test.each([
	"1. one\n\n   more of it\n\n2. two",
	"- one\n  more of it\n- two",
	"- one\n\nA word between.",
	"> Quiet\n> at last.\n>\n> – a reader",
	"**Reveal**: the opening",
	"**Wash it cold.**",
	"- **Polymer**",
	"(*a*), “**b**” and *c*, *d*.",
	"a \\* b \\[c\\] \\_ d",
	"See https://www.bom.gov.au/a_b.",
])("VAL-11 %j is what its writer means", (text) => {
	expect(refuse(text)).toEqual([]);
});

test.each(["div", "section", "table", "details"])(
	"PST-04 <%s> is to be left out, and what is in it is read",
	(name) => {
		expect(refuse(`<${name}>\n\nA **bold\n\n</${name}>`)).toEqual([
			expect.stringContaining(`1:1  <${name}> is not allowed; `),
			expect.stringContaining(`3:3  ${left}`),
		]);
	},
);
