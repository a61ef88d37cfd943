import { describe, expect, test } from "vitest";
import { readBody } from "./parse.ts";

/** Returns `line:column  sentence` for each refusal in a text. */
function refuse(text: string): string[] {
	return readBody(text).refusals.map(
		({ line, column, message }) => `${line}:${column}  ${message}`,
	);
}

const item = "1:1  start each item with - and a space, on its own line";
const table =
	"1:1  this looks like a table; put | between the cells, | --- | --- | under the heading row, and no empty line between rows";
const bracket = "a square bracket is left over; a link is [words](/path), without a space between";

describe("VAL-11 lists as Word and the Mac leave them", () => {
	test.each(["• one\n• two", "·  one", "– one\n– two", "o one\no two"])("%j", (text) => {
		expect(refuse(text)).toEqual([item]);
	});

	test("below a line of text stand at their own line", () => {
		expect(refuse("You need:\n• one\n• two")).toEqual([item.replace("1:1", "2:1")]);
	});

	test("with a number and no space get the space", () => {
		expect(refuse("1.one\n2.two")).toEqual([
			"1:1  put a space after the number of a list item, 1. like this",
		]);
	});

	test.each(["> Quiet at last.\n>\n> – a reader", "- one\n- two", "1. one\n2. two", "3.6 × 4.2"])(
		"%j is no such list",
		(text) => {
			expect(refuse(text)).toEqual([]);
		},
	);
});

describe("VAL-11 tables as a sheet or a chat leaves them", () => {
	test.each(["Cloth\tPrice\nLinen\t$40", "Cloth | Price\nLinen | $40"])("%j", (text) => {
		expect(refuse(text)).toEqual([table]);
	});
});

describe("VAL-11 lines that Markdown joins or takes apart", () => {
	const alike = "start each item with - and a space, on its own line";
	const part = "this line is read as part of the one above; leave an empty line between";
	const underlined =
		"text over a line of --- or === is read as a heading; write ## before it, or take the line out";

	test.each([
		["a) measure\nb) order", `1:1  ${alike}`],
		["i. measure\nii. order\niii. fit", `1:1  ${alike}`],
		["You need:\n2) a rule\n3) a ladder", `2:1  ${alike}`],
		["✅ quiet\n✅ dark", `1:1  ${alike}`],
		["What it does:\n→ shade\n→ air", `2:1  ${alike}`],
		["— shade\n— air", `1:1  ${alike}`],
		["- one\n- two\nNot an item.", `3:1  ${part}`],
		["> Quiet at last.\nWe think so too.", `2:1  ${part}`],
		[
			"Supply\n+ fitting",
			'2:1  a line that begins with + is read as a list; write "plus", or start items with -',
		],
		[
			"Wind over\n> 60 km/h",
			'2:1  a line that begins with > is read as a quote; leave an empty line above it, or write "over"',
		],
		["What salt does\n---", `1:1  ${underlined}`],
		["What salt does\n===", `1:1  ${underlined}`],
		[
			"3. third\n4. fourth",
			"1:1  the list begins at 3 with none before it; begin at 1, or write a sentence",
		],
		["You need:\n2. a rule", `2:1  ${alike}`],
		["1. one\n2. two\n4. four", "3:1  this item is printed as 3; number the items in order"],
		[
			"The track is 40\n- 60 mm wide.",
			"2:1  this line is read as a list; move its sign up, or leave an empty line above it",
		],
		[
			"1. one\n  - under it\n2. two",
			"2:3  this list is not under the item above; begin its lines where the words of the item do",
		],
		...[
			"1️⃣ quiet\n2️⃣ dark",
			"① quiet\n② dark",
			"❌ loud\n✅ quiet",
			"1.1 cloth\n1.2 track",
			"Step 1: measure\nStep 2: order",
			"**Day:** a blind\n**Night:** a curtain",
			"600 mm: a blind\n900 mm: a curtain",
		].map((text) => [text, `1:1  ${alike}`]),
		["Words\n———", "2:1  a line of signs is printed as it is; take it out"],
		["·  ·  ·", "1:1  a line of signs is printed as it is; take it out"],
		["Two\nlines\n   ---", `1:1  ${underlined}`],
	])("%j", (text, sentence) => {
		expect(refuse(text)).toContain(sentence);
	});

	test.each([
		"One line\nof many words\nin three lines.",
		"$300 for one\n$400 for two",
		"1. one\n\n   more of it\n\n2. two",
		"1. one\n\nA word between.\n\n2. two",
		"- one\n  more of it\n- two",
		"> Quiet\n> at last.\n>\n> – a reader",
		"One line \\\n– and its end",
		"1. one\n   - under it\n2. two",
		"Note: it is late.\nIt holds.",
		"1.5 m of cloth\nor 2 m of it",
		"The bay is\n0.9 m by 1.8 m, and a side\n0.8 m by 1.6 m.",
		"Cloth for 2.1 +\n0.7 + 0.7\n= 2.8 + 0.7\n= 3.5 m",
		"Gaps: corners and eaves.\nOld sheet may be asbestos: have it tested.",
		"1. one\n1. two\n1. three",
		"What you need\n- a rule\n- a ladder",
		"## What salt does\n\nIt is patient.",
	])("%j is meant", (text) => {
		expect(refuse(text)).toEqual([]);
	});
});

describe("VAL-11 signs of arithmetic and of other programs", () => {
	const between =
		'marks between letters or figures change the words between them; write 5 × 6, or "20 to 30"';
	const foreign = "marks of another system are printed as they are typed; take them out";

	test.each([
		["5*6 m and 2*3 m", `1:2  ${between}`],
		["A 20~~30 and 40~~50 year", `1:5  ${between}`],
		["5 * 6 m", "1:1  write × between two figures, not *"],
		["lasts 20~30 years", '1:8  write "20 to 30", not 20~30'],
		["30 mm~40 mm", '1:2  write "20 to 30", not 20~30'],
		["3 *6* 4", `1:3  ${between}`],
		["A ==**bright**== word", `1:3  ${foreign}`],
		["H~2~O and 1^st^", `1:2  ${foreign}`],
		[":::note\n\nSalt", `1:1  ${foreign}`],
		["A ==bright== word", `1:3  ${foreign}`],
		["A %%hidden%% word", `1:3  ${foreign}`],
		["A :sun: shines", `1:3  ${foreign}`],
	])("%j", (text, sentence) => {
		expect(refuse(text)).toContain(sentence);
	});

	test.each([
		[":white_check_mark: quiet", `1:1  ${foreign}`],
		["++quiet++", `1:1  ${foreign}`],
		["> [!NOTE] Quiet.", `1:3  ${foreign}`],
		["Reveal\n: The opening.", `2:1  ${foreign}`],
		[
			"Quiet\n=",
			"1:1  text over a line of --- or === is read as a heading; write ## before it, or take the line out",
		],
	])("%j is one sentence", (text, sentence) => {
		expect(refuse(text)).toEqual([sentence]);
	});

	test.each([
		"at 7:30 or 8:15",
		"Note: it is so: dark",
		"100% of it",
		"a = b, a == b and C++ too",
		"**Reveal**: the opening",
		"(*a*), “**b**” and *c*, *d*.",
		"$5 + $6, about ~30 in all",
		"at 7:30:15",
		"*a*, **b** and ~~c~~",
	])("%j is meant", (text) => {
		expect(refuse(text)).toEqual([]);
	});
});

describe("VAL-11 characters that nobody sees, written as entities", () => {
	test.each([
		["So&nbsp;is this", "this space is U+00A0; type ordinary ones"],
		["me&shy;tal", 'delete the character U+00AD after "me"; readers cannot see it'],
		["me&#x200B;tal", 'delete the character U+200B after "me"; readers cannot see it'],
	])("%s", (text, sentence) => expect(refuse(text)).toEqual([`1:1  ${sentence}`]));

	test.each(["600&nbsp;mm", "Salt &amp; wind", "under &lt; 5"])("%s is right", (text) =>
		expect(refuse(text)).toEqual([]),
	);
});

describe("VAL-11 marks that stand alone", () => {
	test.each([
		[
			"salt eats *metal",
			"1:11  a * is left over; close it, take it out, or put a space after it to start a list",
		],
		["salt eats _metal", "1:11  a _ is left over; close it or take it out"],
		[
			"A **bold ** word",
			"1:3  ** is left over; close the bold words with ** and no space before it",
		],
		["(screens)[/products/zip-screens]", `1:10  ${bracket}`],
		["[screens(/products/zip-screens)", `1:1  ${bracket}`],
		["Salt[1] eats metal", `1:5  ${bracket}`],
		["Salt[^1] eats metal", `1:5  ${bracket}`],
		[
			"One line\nand *another",
			"2:5  a * is left over; close it, take it out, or put a space after it to start a list",
		],
		[
			"> A quote\n> and *another",
			"2:7  a * is left over; close it, take it out, or put a space after it to start a list",
		],
	])("%j", (text, sentence) => {
		expect(refuse(text)).toEqual([sentence]);
	});

	test.each(["a \\* b", "a \\[b\\] c", "a \\_ b", "*a* **b** ***c*** [d](/e)", "&#42;"])(
		"%j is what its writer means",
		(text) => {
			expect(refuse(text)).toEqual([]);
		},
	);
});

describe("VAL-11 square metres", () => {
	test.each(["$300 per m2", "12m2 of glass", "12 m^2", "40 sqm"])("%j", (text) => {
		expect(refuse(text)).toEqual([expect.stringMatching(/write m² with the ² character$/)]);
	});

	test.each(["$300 per m²", "The room m27"])("%j is right", (text) => {
		expect(refuse(text)).toEqual([]);
	});
});

describe("VAL-11 bold words in place of a heading", () => {
	test("become a heading", () => {
		expect(refuse("**Salt and screens**")).toEqual([
			"1:1  write a heading with ##, not in bold words: ## Salt and screens",
		]);
	});

	test.each(["**Not stopped:**", "**Measure twice.**", "**Salt** and screens", "- **Salt**"])(
		"%j is none",
		(text) => {
			expect(refuse(text)).toEqual([]);
		},
	);
});

describe("VAL-11 links in a text", () => {
	test.each(["https://www.bom.gov.au/a_b", "See www.bom.gov.au now"])("%j has no words", (text) => {
		expect(refuse(text)).toEqual([
			expect.stringMatching(
				/write the link with its words, \[words\]\(https?:\/\/www\.bom\.gov\.au/,
			),
		]);
	});

	test("to a drawing show it", () => {
		expect(refuse('[Three bars](/figures/wind-classes.svg "Classes")')).toEqual([
			"1:1  put ! before the [ to show the drawing",
		]);
	});

	test.each([
		"“The classes.”",
		"‘The classes.’",
		"The classes.",
		'"The classes.',
		'"The "best" classes."',
	])("to a drawing with the caption %s are told how its quotes stand", (caption) => {
		expect(refuse(`![Three bars](/figures/wind-classes.svg ${caption})`)).toEqual([
			'1:1  put one straight quote before the caption and one after it, ![what it shows](/figures/name.svg "Caption")',
		]);
	});

	test("in Word's quotes get straight ones", () => {
		expect(refuse("<a href=“/contact”>words</a>")).toEqual([
			'1:9  put straight quotes round the value of an attribute, href="/contact"',
		]);
	});
});
