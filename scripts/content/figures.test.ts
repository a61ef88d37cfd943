import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { readText } from "./files.ts";

const read = (pattern: string) =>
	globSync(pattern)
		.map((file) => readText(file))
		.join("\n")
		.replaceAll("–", "-")
		.replaceAll("’", "'")
		.replace(/\s+/g, " ");

const products = read("content/products/*.mdx");
const posts = read("content/blog/*.mdx");
const everywhere = [
	products,
	posts,
	read("content/pages/*.mdx"),
	read("content/faq.yaml"),
	JSON.stringify(getContent().home),
].join(" ");

/** Ranges by the number of their line in docs/product.md; copy has both ends, in words or with a dash. */
const ranges = `
	FIG-06 $600 to $900; FIG-07 $450 to $650; FIG-08 $300 to $500; FIG-09 $400 to $600
	FIG-13 $8,000 to $25,000; FIG-14 $8,000 to $18,000; FIG-15 $12,000 to $35,000
	FIG-16 $12,000 to $45,000; FIG-23 $800 to $2,800; FIG-24 $1,200 to $2,800
	FIG-25 $600 to $2,800; FIG-26 $400 to $1,400; FIG-27 $600 to $2,000; FIG-28 $300 to $800
	FIG-30 $120 to $470; FIG-31 $250 to $490; FIG-32 $400 to $950; FIG-33 $15 to $35
	FIG-34 $20 to $45; FIG-35 $35 to $65; FIG-46 $500 to $2,000; FIG-47 $800 to $1,500
	FIG-10 15 to 30 years; FIG-11 2 to 4 hours; FIG-37 15 to 20 cm; FIG-38 10 to 15 cm
	FIG-39 2 to 3 cm; FIG-40 8 to 12 years; FIG-41 15 to 25 years; FIG-44 6 to 8 weeks
	FIG-45 8 to 12 weeks
`;

const figures: [string, RegExp[], string?][] = [
	["FIG-01", [/up to 78%/]],
	["FIG-02", [/up to 70%/], products],
	["FIG-03", [/up to 40%/], posts],
	["FIG-04", [/BAL-12\.5/, /BAL-FZ/, /AS 3959/]],
	[
		"FIG-05",
		[/class 3[^.]{0,20}85 km\/h/i, /class 4[^.]{0,20}100 km\/h/i, /class 5[^.]{0,20}120 km\/h/i],
	],
	["FIG-12", [/(?<!\d)5 to 20 years/]],
	["FIG-17", [/up to 4 m\b/]],
	["FIG-18", [/up to 6 m\b/]],
	[
		"FIG-19",
		[/\b50\b[^.]{0,80}120 km\/h/, /\b60\b[^.]*km\/h/, /\b80\b[^.]*km\/h/, /85 km\/h/, /100 km\/h/],
	],
	["FIG-20", [/160 degrees/]],
	["FIG-21", [/\b150 degrees\b/]],
	["FIG-22", [/98(-| to )99%/]],
	["FIG-29", [/0(%)?(-| to )95%/]],
	["FIG-36", [/2\.5(-| to )3 times/]],
	["FIG-42", [/up to 20%/]],
	["FIG-43", [/up to 20 m²/i, /3 m above existing ground/i, /900 mm from each boundary/]],
	["FIG-48", [/60(-| to )80%/]],
	["FIG-49", [/up to 55%/]],
];

const rows = Array.from(ranges.matchAll(/(FIG-\d+) (\S+) to ([^;\n]+)/g), ([, ...row]) => row);

test("FIG-06 to FIG-47 name 31 ranges", () => expect(rows).toHaveLength(31));

test.each(rows)("%s stands in the copy: %s to %s", (_id, from = "", to = "") => {
	const end = to.replace("$", "\\$?").replace(" ", " ?");
	expect(everywhere).toMatch(RegExp(`${from.replace("$", "\\$")}(?:-| to )${end}\\b`));
});

test.each(figures)("%s stands in the copy", (_id, patterns, where = everywhere) => {
	for (const pattern of patterns) expect(where).toMatch(pattern);
});

test("FIG-06 to FIG-35 every range of dollars outside posts is one of the fact sheet, in texts also the sum for a size", () => {
	const known = getContent().facts.filter(({ unit }) => unit.startsWith("AUD"));
	const range = /\$([\d,]+)\s+to\s+\$([\d,]*\d)(\s+(?:per|a)\s)?/g;
	const files = globSync("content/{*.yaml,{pages,products}/*.mdx}", { exclude: ["**/facts.yaml"] });
	const wrong = files.flatMap((file) =>
		[...readText(file).matchAll(range)].flatMap(([words, low = "", high = "", each]) => {
			const [from = 0, to = 0] = [low, high].map((end) => Number(end.replace(",", "")));
			const isRight = ({ min = 0, max = 0 }) =>
				each || file.endsWith(".yaml")
					? from === min && to === max
					: Math.abs(from / to - min / max) < 0.01;
			return known.some(isRight) ? [] : `${file}: ${words}`;
		}),
	);
	expect(wrong).toEqual([]);
});

test("FIG-02 the 70% claim stands on no post (Q39)", () => {
	expect(posts).not.toMatch(/70%/);
});

test("FIG-05 no copy names a standard for wind classes (Q40)", () => {
	expect(everywhere).not.toMatch(/AS ?4084/);
});
