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

/** Both ends of a money range, in words or with a dash. */
const dollars = (from: string, to: string) => new RegExp(`\\$${from}(-| to |-\\$)\\$?${to}\\b`);
const ends = (from: string, to: string, unit: string) =>
	new RegExp(`${from}(-| to )${to} ?${unit}`);

const figures: [string, RegExp[], string?][] = [
	["FIG-01", [/up to 78%/]],
	["FIG-02", [/up to 70%/], products],
	["FIG-03", [/up to 40%/], posts],
	["FIG-04", [/BAL-12\.5/, /BAL-FZ/, /AS 3959/]],
	[
		"FIG-05",
		[/class 3[^.]{0,20}85 km\/h/i, /class 4[^.]{0,20}100 km\/h/i, /class 5[^.]{0,20}120 km\/h/i],
	],
	["FIG-06", [dollars("600", "900")]],
	["FIG-07", [dollars("450", "650")]],
	["FIG-08", [dollars("300", "500")]],
	["FIG-09", [dollars("400", "600")]],
	["FIG-10", [ends("15", "30", "years")]],
	["FIG-11", [ends("2", "4", "hours")]],
	["FIG-12", [/(?<!\d)5 to 20 years/]],
	["FIG-13", [dollars("8,000", "25,000")]],
	["FIG-14", [dollars("8,000", "18,000")]],
	["FIG-15", [dollars("12,000", "35,000")]],
	["FIG-16", [dollars("12,000", "45,000")]],
	["FIG-17", [/up to 4 m\b/]],
	["FIG-18", [/up to 6 m\b/]],
	[
		"FIG-19",
		[/\b50\b[^.]{0,80}120 km\/h/, /\b60\b[^.]*km\/h/, /\b80\b[^.]*km\/h/, /85 km\/h/, /100 km\/h/],
	],
	["FIG-20", [/160 degrees/]],
	["FIG-21", [/\b150 degrees\b/]],
	["FIG-22", [/98(-| to )99%/]],
	["FIG-23", [dollars("800", "2,800")]],
	["FIG-24", [dollars("1,200", "2,800")]],
	["FIG-25", [dollars("600", "2,800")]],
	["FIG-26", [dollars("400", "1,400")]],
	["FIG-27", [dollars("600", "2,000")]],
	["FIG-28", [dollars("300", "800")]],
	["FIG-29", [/0(%)?(-| to )95%/]],
	["FIG-30", [dollars("120", "470")]],
	["FIG-31", [dollars("250", "490")]],
	["FIG-32", [dollars("400", "950")]],
	["FIG-33", [dollars("15", "35")]],
	["FIG-34", [dollars("20", "45")]],
	["FIG-35", [dollars("35", "65")]],
	["FIG-36", [/2\.5(-| to )3 times/]],
	["FIG-37", [ends("15", "20", "cm")]],
	["FIG-38", [ends("10", "15", "cm")]],
	["FIG-39", [ends("2", "3", "cm")]],
	["FIG-40", [ends("8", "12", "years")]],
	["FIG-41", [ends("15", "25", "years")]],
	["FIG-42", [/up to 20%/]],
	["FIG-43", [/up to 20 m²/i, /3 m above existing ground/i, /900 mm from each boundary/]],
	["FIG-44", [ends("6", "8", "weeks")]],
	["FIG-45", [ends("8", "12", "weeks")]],
	["FIG-46", [dollars("500", "2,000")]],
	["FIG-47", [dollars("800", "1,500")]],
	["FIG-48", [/60(-| to )80%/]],
	["FIG-49", [/up to 55%/]],
	["FIG-52", [/over 30 years/i, /over 15 years/i]],
];

test.each(figures)("%s stands in the copy", (_id, patterns, where = everywhere) => {
	for (const pattern of patterns) expect(where).toMatch(pattern);
});

test("FIG-02 the 70% claim stands on no post (Q39)", () => {
	expect(posts).not.toMatch(/70%/);
});

test("FIG-05 no copy names a standard for wind classes (Q40)", () => {
	expect(everywhere).not.toMatch(/AS ?4084/);
});

test("ENT-20 posts are paragraphs parted by blank lines, many giving costs", () => {
	const texts = globSync("content/blog/*.mdx").map(readText);
	expect(texts.every((text) => text.split(/\n{2,}/).length > 8)).toBe(true);
	expect(texts.filter((text) => /\$\d/.test(text)).length).toBeGreaterThan(45);
});
