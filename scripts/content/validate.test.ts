import { expect, test } from "vitest";
import { z } from "zod";
import { type Fault, formatFault } from "./faults.ts";
import { parseSource } from "./source.ts";
import { validate } from "./validate.ts";

/** A schema with a value of each kind. */
const schema = z.strictObject({
	title: z.string().describe("The heading of the page."),
	size: z.number().optional(),
	count: z.int().optional(),
	draft: z.boolean().optional(),
	tags: z.array(z.string()).max(3).optional(),
	split: z.strictObject({ over: z.int().positive(), text: z.string().min(3) }).optional(),
	prices: z.array(z.strictObject({ name: z.string(), least: z.number().min(10) })).optional(),
	notes: z.record(z.string().regex(/^[a-z]+$/, "write the key in letters"), z.string()).optional(),
	wording: z.enum(["exact", "range"]).optional(),
	sides: z.record(z.enum(["north", "south"]), z.string()).optional(),
	image: z.string().max(4).optional(),
	near: z.number().gt(5).lt(9).optional(),
	value: z
		.union([z.number(), z.string().regex(/^\d+ mm$/, "write it as 40 mm")])
		.describe("a length")
		.optional(),
});

/** The sentences about a frontmatter, without the file name. */
function check(yaml: string): string[] {
	const faults: Fault[] = [];
	const data = validate(schema, parseSource("x.mdx", `---\n${yaml}\n---\n`), faults);
	expect(data === undefined).toBe(faults.length > 0);
	return faults.map((fault) => formatFault(fault).replace("x.mdx:", ""));
}

test.each([
	["split: { over: 2, text: abc, an: 1 }", "30  split.an: not a key here; the keys are over, text"],
	["sides: { north: a, suoth: c }", '20  sides.suoth: not a key here; did you mean "south"?'],
	["sides: { north: a }", "8  sides.south: add it: it holds text"],
	["notes: { A1: b }", "10  notes.A1: write the key in letters"],
])("VAL-11 a key that is misspelt, unknown or missing is named: %j", (yaml, sentence) =>
	expect(check(`title: A\n${yaml}`)).toEqual([`3:${sentence}`]),
);

test("VAL-11 what YAML reads as something else is to be put in quotes", () => {
	for (const value of ["2025", "true", "+61255500134", "1.50"])
		expect(check(`title: ${value}`)).toEqual(["2:8  title: write text: put it in double quotes"]);
	for (const text of ["yes", "2025-09-17", "12:30"]) expect(check(`title: ${text}`)).toEqual([]);
});

test.each([
	["count: 1.5", "3:8  count: write a whole number, not 1.5"],
	["tags: [a, b, c, d]", "3:7  tags: write 3 of them at most"],
	["split: 40", "3:8  split: write keys with values, not 40"],
	["notes: 40", "3:8  notes: write keys with values, not 40"],
	["value: [1]", "3:8  value: write a length, not [1]"],
	["value: wide", "3:8  value: write it as 40 mm"],
	["wording: exat", '3:10  wording: write one of exact, range; did you mean "exact"?'],
	["image: house", "3:8  image: write 4 characters at most; this has 5"],
	["near: 5", "3:7  near: write more than 5"],
	["prices: [{ name: A, least: 9 }]", "3:28  prices.1.least: write 10 or more"],
	[`size: ${"a".repeat(70)}`, `3:7  size: write a number, not "${"a".repeat(56)}...`],
])("VAL-11 a value of another kind, or outside what is allowed, is named: %s", (yaml, sentence) =>
	expect(check(`title: A\n${yaml}`)).toEqual([sentence]),
);

test("VAL-11 each line that YAML cannot read is one sentence; the values are checked once all can be read", () => {
	expect(check("title: Shade: a guide\nsize: @5\ncount: many\nsize: 3\nno title")).toEqual([
		expect.stringMatching(/^2:8 {2}title: YAML reads/),
		expect.stringMatching(/^3:7 {2}size: YAML reads/),
		"5:1  size: this key appears twice; keep one",
		expect.stringContaining("6:1  indent this line if it goes on"),
	]);
});
