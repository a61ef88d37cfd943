import { expect, test } from "vitest";
import { z } from "zod";
import { categoriesSchema } from "./lists.ts";
import { postFields } from "./post.ts";
import { productSchema } from "./product.ts";
import { homeSchema, siteFields } from "./site.ts";
import { cardLine, day, findMarks, slug, summary } from "./text.ts";

test("ARC-06 a summary for search results has 120 to 160 characters", () => {
	const isTaken = (count: number) => summary.safeParse("a".repeat(count)).success;
	expect([119, 120, 160, 161].map(isTaken)).toEqual([false, true, true, false]);
});

const isMark = "marks are printed here as they stand; write plain words";

test.each<[said: string, ...texts: string[]]>([
	[
		isMark,
		"It is ~~not~~ so",
		"## Salt",
		"| a | b |\n| --- | --- |",
		"See [the guide] (/contact)",
		"It is ==so==",
		"It is ½ or &frac12;",
		"It ends \\",
		"One \\* star",
		"It is _so_",
		"`so`",
	],
	["lines are joined here; write it as one line", "a rule\n\na ladder", "• a rule\n• a ladder"],
])("VAL-11 it is said: %s – of %j", (said, ...texts) => {
	const copy = z.string().superRefine(findMarks());
	for (const text of texts) expect(copy.safeParse(text).error?.issues[0]?.message, text).toBe(said);
});

test.each([
	["Sàigòn blinds, tiếng Việt", "ế"],
	["Shade 👩‍🔧", "👩"],
	["Arrow → north", "→"],
	["Café “blinds” – 20 m² × 3, it’s ½", undefined],
	["Déco\u0301r", undefined],
])("BEY-09 of %s, a sharing card cannot print %s", (text, letter) => {
	const said = cardLine.safeParse(text).error?.issues.map(({ message }) => message);
	expect(said).toEqual(
		letter && [expect.stringContaining(`the sharing card cannot print "${letter}"`)],
	);
});

test.each([
	["title of a post", postFields.shape.title],
	["name of a product", productSchema.shape.name],
	["line of a product", productSchema.shape.shortDescription],
	["name of a category", categoriesSchema.element],
	["brand", siteFields.shape.brand],
	["tagline", siteFields.shape.tagline],
	["title of Home", homeSchema.shape.hero.shape.title],
])("BEY-09 the %s has only letters that its sharing card can print", (_what, schema) => {
	expect(schema.safeParse("Σ").error?.issues[0]?.message).toContain('cannot print "Σ"');
});

test.each(["Zip", "-zip", "zip-", "zip--screens", "zip screens", "zip/screens", ""])(
	"ARC-06 %j is no slug",
	(text) => {
		expect(slug.safeParse(text).success).toBe(false);
	},
);

test.each([
	["/blog/zip-screens-kiama.md", "zip-screens-kiama"],
	["https://www.example.com/blog/zip-screens-kiama/", "zip-screens-kiama"],
	["awnings.yml", "awnings"],
	["/images/Awnings.JPG", "awnings"],
])("ARC-06 a slug written as %s is told its own part of the address", (text, part) => {
	expect(slug.safeParse(text).error?.issues[0]?.message).toBe(
		`write "${part}": lower case, digits and hyphens only`,
	);
});

const form = "write the day as 2025-09-17";

test.each([
	["2025-02-29", "2025-02-29 is no day of the calendar; check its month and its day"],
	["17/09/2025", form],
	["2025-09-17T10:00", form],
	[2025, form],
	["0205-04-27", "check the year; write one of this century"],
])("ARC-06 of the day %s it is said: %s", (text, sentence) => {
	expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
