import { expect, test } from "vitest";
import { readBody } from "./parse.ts";

/** Returns `line:column  sentence` for each refusal in a text. */
function refuse(text: string): string[] {
	return readBody(text).refusals.map(
		({ line, column, message }) => `${line}:${column}  ${message}`,
	);
}

const item = "start each item with - and a space, on its own line";
const table =
	"this looks like a table; put | between the cells, | --- | --- | under the heading row, and no empty line between rows";
const part = "this line is read as part of the one above; leave an empty line between";
const heading =
	"text over a line of --- or === is read as a heading; write ## before it, or take the line out";
const signs = "a line of signs is printed as it is; take it out";
const between =
	'marks between letters or figures change the words between them; write 5 × 6, or "20 to 30"';
const range = 'write "20 to 30", not 20~30';
const foreign = "marks of another system are printed as they are typed; take them out";
const asterisk = "a * is left over; close it, take it out, or put a space after it to start a list";
const bracket = "a square bracket is left over; a link is [words](/path), without a space between";
const invisible = (code: string) =>
	`delete the character ${code} after "me"; readers cannot see it`;
const begins = "the list begins at 3 with none before it; begin at 1, or write a sentence";
const listed = "this line is read as a list; move its sign up, or leave an empty line above it";
const aside =
	"this list is not under the item above; begin its lines where the words of the item do";
const plus = 'a line that begins with + is read as a list; write "plus", or start items with -';
const over =
	'a line that begins with > is read as a quote; leave an empty line above it, or write "over"';
const bold = "** is left over; close the bold words with ** and no space before it";
const bolded = "write a heading with ##, not in bold words: ## Salt and screens";
const attribute = 'put straight quotes round the value of an attribute, href="/contact"';
const words = (href: string) => `write the link with its words, [words](${href})`;
const drawing = "put ! before the [ to show the drawing";
const caption =
	'put one straight quote before the caption and one after it, ![what it shows](/figures/name.svg "Caption")';
const metres = "write m² with the ² character";

test.each<[text: string, place: string, sentence: string]>([
	// Lists as Word, the Mac and chats leave them.
	["• one\n• two", "1:1", item],
	["·  one", "1:1", item],
	["– one\n– two", "1:1", item],
	["o one\no two", "1:1", item],
	["You need:\n• one\n• two", "2:1", item],
	["a) measure\nb) order", "1:1", item],
	["i. measure\nii. order\niii. fit", "1:1", item],
	["You need:\n2) a rule\n3) a ladder", "2:1", item],
	["You need:\n2. a rule", "2:1", item],
	["✅ quiet\n✅ dark", "1:1", item],
	["❌ loud\n✅ quiet", "1:1", item],
	["1️⃣ quiet\n2️⃣ dark", "1:1", item],
	["① quiet\n② dark", "1:1", item],
	["What it does:\n→ shade\n→ air", "2:1", item],
	["— shade\n— air", "1:1", item],
	["1.1 cloth\n1.2 track", "1:1", item],
	["Step 1: measure\nStep 2: order", "1:1", item],
	["**Day:** a blind\n**Night:** a curtain", "1:1", item],
	["600 mm: a blind\n900 mm: a curtain", "1:1", item],
	["1.one\n2.two", "1:1", "put a space after the number of a list item, 1. like this"],
	["3. third\n4. fourth", "1:1", begins],
	["1. one\n2. two\n4. four", "3:1", "this item is printed as 3; number the items in order"],
	["The track is 40\n- 60 mm wide.", "2:1", listed],
	["1. one\n  - under it\n2. two", "2:3", aside],
	// Tables as a sheet or a chat leaves them.
	["Cloth\tPrice\nLinen\t$40", "1:1", table],
	["Cloth | Price\nLinen | $40", "1:1", table],
	["| Cloth | Price |\n\n| --- | --- |\n| Voile | $40 |", "1:1", table],
	["| Cloth | Price |\n| --- | --- |\n\n| Voile | $40 |\n| Voile | $40 |", "4:1", table],
	["| Cloth | Price |\n| --- | --- |\n| Voile | $40 |\n\n| Voile | $40 |", "5:1", table],
	// Lines that are joined or taken apart.
	["- one\n- two\nNot an item.", "3:1", part],
	["> Quiet at last.\nWe think so too.", "2:1", part],
	["Supply\n+ fitting", "2:1", plus],
	["Wind over\n> 60 km/h", "2:1", over],
	["What salt does\n---", "1:1", heading],
	["What salt does\n===", "1:1", heading],
	["Two\nlines\n   ---", "1:1", heading],
	["Quiet\n=", "1:1", heading],
	["Words\n———", "2:1", signs],
	["·  ·  ·", "1:1", signs],
	// Signs of arithmetic and of other programs.
	["5*6 m and 2*3 m", "1:2", between],
	["A 20~~30 and 40~~50 year", "1:5", between],
	["3 *6* 4", "1:3", between],
	["5 * 6 m", "1:1", "write × between two figures, not *"],
	["lasts 20~30 years", "1:8", range],
	["30 mm~40 mm", "1:2", range],
	["A ==**bright**== word", "1:3", foreign],
	["A ==bright== word", "1:3", foreign],
	["A %%hidden%% word", "1:3", foreign],
	["A :sun: shines", "1:3", foreign],
	["H~2~O and 1^st^", "1:2", foreign],
	[":::note\n\nSalt", "1:1", foreign],
	[":white_check_mark: quiet", "1:1", foreign],
	["++quiet++", "1:1", foreign],
	["> [!NOTE] Quiet.", "1:3", foreign],
	["Reveal\n: The opening.", "2:1", foreign],
	// Characters that nobody sees, written as entities.
	["So&nbsp;is this", "1:1", "this space is U+00A0; type ordinary ones"],
	["me&shy;tal", "1:1", invisible("U+00AD")],
	["me&#x200B;tal", "1:1", invisible("U+200B")],
	// Marks that stand alone.
	["salt eats *metal", "1:11", asterisk],
	["One line\nand *another", "2:5", asterisk],
	["> A quote\n> and *another", "2:7", asterisk],
	["salt eats _metal", "1:11", "a _ is left over; close it or take it out"],
	["A **bold ** word", "1:3", bold],
	["(screens)[/products/zip-screens]", "1:10", bracket],
	["[screens(/products/zip-screens)", "1:1", bracket],
	["Salt[1] eats metal", "1:5", bracket],
	["Salt[^1] eats metal", "1:5", bracket],
	// Square metres.
	["$300 per m2", "1:10", metres],
	["12m2 of glass", "1:3", metres],
	["12 m^2", "1:4", metres],
	["40 sqm", "1:4", metres],
	// Headings and links.
	["**Salt and screens**", "1:1", bolded],
	["https://www.bom.gov.au/a_b", "1:1", words("https://www.bom.gov.au/a_b")],
	["See www.bom.gov.au now", "1:5", words("http://www.bom.gov.au")],
	['[Three bars](/figures/bal-scale.svg "Classes")', "1:1", drawing],
	...["“It.”", "‘It.’", "It.", '"It.', '"The "best" ones."'].map(
		(quoted): [string, string, string] => [
			`![Three bars](/figures/bal-scale.svg ${quoted})`,
			"1:1",
			caption,
		],
	),
	["<a href=“/contact”>words</a>", "1:9", attribute],
	[
		'Go <a hreff="/contact">there</a>.',
		"1:7",
		'hreff= is not allowed on <a>; did you mean "href"?',
	],
	[
		"A <strong>word</em> here.\n\nAnd <strong>one</strong>.",
		"1:15",
		"MDX cannot read this: Unexpected closing tag `</em>`, expected corresponding closing tag for `<strong>` (1:3-1:11)",
	],
])(
	"VAL-11 what Markdown reads otherwise than it is meant is one sentence: %j",
	(text, place, sentence) => {
		expect(refuse(text)).toEqual([`${place}  ${sentence}`]);
	},
);

test.each([
	"- one\n- two",
	"1. one\n2. two",
	"3.6 × 4.2",
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
	"at 7:30 or 8:15",
	"at 7:30:15",
	"Note: it is so: dark",
	"100% of it",
	"a = b, a == b and C++ too",
	"**Reveal**: the opening",
	"(*a*), “**b**” and *c*, *d*.",
	"$5 + $6, about ~30 in all",
	"*a*, **b** and ~~c~~",
	"600&nbsp;mm",
	"Salt &amp; wind",
	"under &lt; 5",
	"a \\* b",
	"a \\[b\\] c",
	"a \\_ b",
	"*a* **b** ***c*** [d](/e)",
	"&#42;",
	"$300 per m²",
	"The room m27",
	"**Not stopped:**",
	"**Measure twice.**",
	"**Salt** and screens",
	"- **Salt**",
])("VAL-11 %j is what its writer means", (text) => {
	expect(refuse(text)).toEqual([]);
});
