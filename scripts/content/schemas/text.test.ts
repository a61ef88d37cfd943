import { describe, expect, test } from "vitest";
import { z } from "zod";
import { slugify } from "../format.ts";
import { day, findMarks, slug, summary } from "./text.ts";

const letters = (count: number) => "a".repeat(count);

test.each([
	[119, false],
	[120, true],
	[160, true],
	[161, false],
])("ARC-06 a summary for search results of %i characters is taken: %s", (count, isTaken) => {
	expect(summary.safeParse(letters(count)).success).toBe(isTaken);
});

describe("VAL-11 a list in an answer, whose lines YAML joins", () => {
	const answer = z.string().superRefine(findMarks());
	const advise = (text: string) => answer.safeParse(text).error?.issues[0]?.message;

	test.each([
		"You need: - a rule - a ladder",
		"• a rule\n• a ladder",
		"✅ quiet ✅ dark",
		"✔️ quiet\n✔️ dark",
		"1. Measure. 2. Order.",
		"Either a) a blind or b) a curtain",
		"(1) a rule\n(2) a ladder",
		"a. a rule\nb. a ladder",
	])("%j is told so", (text) =>
		expect(advise(text)).toBe("a list is printed here as one paragraph; write sentences"),
	);

	test.each([
		"It is ~~not~~ so",
		"## Salt",
		"| a | b |\n| --- | --- |",
		"See [the guide] (/contact)",
		"It is ==so==",
		"It is ½ or &frac12;",
		"It ends \\",
		"One \\* star",
	])("%j is told that its marks are printed", (text) =>
		expect(advise(text)).toBe("marks are printed here as they stand; write plain words"),
	);

	test.each([
		"It holds – as a rule – for years.",
		"A blind is 1.2 m × 2.1 m × 60 mm.",
		"Kiama - Gerroa is 10 km.",
		"Class 1. It holds to 2.5 m.",
	])("%j is none", (text) => expect(advise(text)).toBeUndefined());
});

test.each(["Zip", "-zip", "zip-", "zip--screens", "zip screens", "zip/screens", ""])(
	"ARC-06 a slug %j is not",
	(text) => {
		expect(slug.safeParse(text).success).toBe(false);
	},
);

test.each([
	["/blog/zip-screens-kiama", "zip-screens-kiama"],
	["https://www.example.com/blog/zip-screens-kiama/", "zip-screens-kiama"],
	["awnings.jpg", "awnings"],
	["/images/Awnings.JPEG", "awnings"],
])("ARC-06 a slug written as %s is told its own part of the address", (text, part) => {
	expect(slug.safeParse(text).error?.issues[0]?.message).toBe(
		`write "${part}": lower case, digits and hyphens only`,
	);
});

test("ARC-06 a slug with a Cyrillic letter is told which one", () => {
	const sentence = 'its "і" is no Latin letter, type it again';
	expect(slug.safeParse("busіness").error?.issues[0]?.message).toBe(sentence);
});

test("ARC-06 a slug is made of a title without its signs and accents", () => {
	expect(slugify("  Café & blinds: what's best?  ")).toBe("cafe-blinds-what-s-best");
	expect(slugify("Décor and rosé, Møbel Łódź")).toBe("decor-and-rose-mobel-lodz");
});

test.each(["2025-02-30", "2025-02-29", "2025-13-01", "2025-00-10", "2025-17-09"])(
	"ARC-06 %s is told to be no day of the calendar",
	(text) => {
		expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
			`${text} is no day of the calendar; check its month and its day`,
		]);
	},
);

test.each(["17/09/2025", "2025-9-17", "27 April 2025", "2025-09-17T10:00", 2025])(
	"ARC-06 %s is no day of the calendar in that form",
	(text) => {
		expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
			"write the day as 2025-09-17",
		]);
	},
);

test("ARC-06 the year 0205 is asked about, for no post is of it", () => {
	expect(day.safeParse("0205-04-27").error?.issues[0]?.message).toMatch(/^check the year/);
});
