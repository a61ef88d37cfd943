import { expect, test } from "vitest";
import { readBody } from "./parse.ts";
import { inLinks } from "./slips.ts";

/** Returns `line:column  sentence` for each refusal in a text. */
function refuse(text: string): string[] {
	return readBody(text).refusals.map(
		({ line, column, message }) => `${line}:${column}  ${message}`,
	);
}

const table = "this looks like a table";
const left = "this mark is left over";
const foreign = "marks of another system";
const between = "marks between letters or figures";
const heading = "text over a line of --- or === is read as a heading";
const part = "this line is read as part of the one above";
const sign = "this line is read as a list or a quote";
const item = "start each item with - and a space";

test.each<[text: string, place: string, sentence: string]>([
	// Lists as word processors and chats leave them.
	["• one\n• two", "1:1", item],
	["– one\n– two", "1:1", item],
	["o one\no two", "1:1", item],
	["You need:\n• one\n• two", "2:1", item],
	["a) measure\nb) order", "1:1", item],
	["i. measure\nii. order", "1:1", item],
	["1.one\n2.two", "1:1", item],
	["You need:\n2. a rule", "2:1", item],
	["✅ quiet\n✅ dark", "1:1", item],
	["Step 1: measure\nStep 2: order", "1:1", item],
	["**Day:** a blind\n**Night:** a curtain", "1:1", item],
	["1. one\n2. two\n4. four", "1:1", "an item is printed as 3"],
	["The track is 40\n- 60 mm wide.", "2:1", sign],
	["Wind over\n> 60 km/h", "2:1", sign],
	["- one\n- two\nNot an item.", "3:1", part],
	["> Quiet at last.\nWe think so too.", "2:1", part],
	// Tables and headings.
	["Cloth\tPrice\nLinen\t$40", "1:5", table],
	["Cloth | Price\nLinen | $40", "1:5", table],
	["| Cloth | Price |\n| --- | --- |\n\n| Voile | $40 |", "4:1", table],
	["| Cloth | Price |\n| --- | --- |\n| Voile | $40 | $50 |", "3:1", "cells: 3 in the row, 2 in"],
	["What salt does\n---", "1:1", heading],
	["##What salt does", "1:1", "write two to four # and a space"],
	["Words\n———", "2:1", "a line of signs"],
	// Signs of arithmetic and of other programs.
	["5*6 m and 2*3 m", "1:2", between],
	["A 20~~30 and 40~~50 year", "1:5", between],
	["5 * 6 m", "1:3", left],
	["A ==bright== word", "1:3", foreign],
	["A :sun: shines", "1:3", foreign],
	["H~2~O and 1^st^", "1:2", foreign],
	[":::note\n\nSalt", "1:1", foreign],
	["> [!NOTE] Quiet.", "1:3", foreign],
	// Marks that stand alone.
	["One line\nand *another", "2:5", left],
	["salt eats _metal", "1:11", left],
	["A **bold ** word", "1:3", left],
	["(screens)[/products/zip-screens]", "1:10", left],
	["Salt[^1] eats metal", "1:5", left],
	["![Bars](/figures/bal-scale.svg “It.”)", "1:2", left],
	// Links and drawings.
	["Go [](/contact).", "1:4", "the link has no words"],
	['![](/figures/bal-scale.svg "It.")', "1:1", "say in the square brackets what"],
	["![Bars](/figures/bal-scale.svg)", "1:1", "give the drawing a caption"],
	['See ![Bars](/figures/bal-scale.svg "It.")', "1:5", "give the drawing a paragraph of its own"],
	["<a href=“/contact”>words</a>", "1:9", "put straight quotes round the value"],
])("VAL-11 what Markdown reads otherwise than it is meant: %j", (text, place, sentence) => {
	expect(refuse(text)).toEqual([expect.stringContaining(`${place}  ${sentence}`)]);
});

test.each([
	"- one\n- two",
	"3.6 × 4.2",
	"One line\nof many words\nin three lines.",
	"1. one\n\n   more of it\n\n2. two",
	"- one\n  more of it\n- two",
	"- one\n\nA word between.",
	"> Quiet\n> at last.\n>\n> – a reader",
	"1. one\n   - under it\n2. two",
	"1. one\n1. two\n1. three",
	"What you need:\n- a rule\n- a ladder",
	"Note: it is late.\nIt holds.",
	"The bay is\n0.9 m by 1.8 m, and a side\n0.8 m by 1.6 m.",
	"Gaps: corners and eaves.\nOld sheet may be asbestos: have it tested.",
	"at 7:30:15",
	"a = b, a == b and C++ too",
	"**Reveal**: the opening",
	"(*a*), “**b**” and *c*, *d*.",
	"*a* **b** ***c*** ~~d~~ [e](/f)",
	"Salt &amp; wind, under &lt; 5, 600&nbsp;mm",
	"a \\* b \\[c\\] \\_ d",
	"See https://www.bom.gov.au/a_b.",
])("VAL-11 %j is what its writer means", (text) => {
	expect(refuse(text)).toEqual([]);
});

test.each([
	["", "leads nowhere"],
	["hello@example.com", "write mailto:"],
	["www.bom.gov.au", "write https://"],
	["http://localhost:3000/contact", "only you can open this address"],
	["https://deploy-preview-12--x.netlify.app/a", "only you can open this address"],
	["https://docs.google.com/document/d/1", "readers would have to sign in"],
	["https://www.google.com/url?q=https://www.bom.gov.au", "the link goes through"],
	["https://www.bom.gov.au/nsw?a=1&utm_source=x", "the link goes through"],
])("ARC-06 the address %s leads readers nowhere, or through somebody else", (href, sentence) => {
	expect(inLinks.find(([look]) => look.test(href))?.[1]).toContain(sentence);
});

test.each(["/contact", "#cost", "tel:+61255500134", "https://www.abc.net.au/news?id=2#wind"])(
	"ARC-06 the address %s is in the right form",
	(href) => {
		expect(inLinks.filter(([look]) => look.test(href))).toEqual([]);
	},
);
