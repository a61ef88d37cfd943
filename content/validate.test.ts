import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Fault, formatFault } from "./faults.ts";
import { parseFrontmatter } from "./source.ts";
import { validate } from "./validate.ts";

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
	author: z.literal("business", "write business").optional(),
	image: z.string().max(4).optional(),
	near: z.number().gt(5).lt(9).optional(),
	value: z
		.union([z.number(), z.string().regex(/^\d+ mm$/, "write it as 40 mm")])
		.describe("a length")
		.optional(),
	either: z.union([z.number(), z.boolean()]).optional(),
});

/** The sentences about a frontmatter, without the name of the file. */
function check(yaml: string, shape: z.ZodType = schema): string[] {
	const faults: Fault[] = [];
	const source = parseFrontmatter("x.mdx", `---\n${yaml}\n---\n\nWords.\n`);
	const data = validate(shape, source, faults);
	expect(data === undefined).toBe(faults.length > 0);
	return faults.map((fault) => formatFault(fault).replace("x.mdx:", ""));
}

test("sound frontmatter comes back typed, without a sentence", () => {
	const faults: Fault[] = [];
	const source = parseFrontmatter("x.mdx", "---\ntitle: Shade\ncount: 2\n---\n");
	expect(validate(schema, source, faults)).toEqual({ title: "Shade", count: 2 });
	expect(faults).toEqual([]);
});

describe("VAL-11 a key that no schema has", () => {
	test("is an error with the key that was meant, at the key", () => {
		expect(check("title: Shade\nsise: 3")).toEqual([
			'3:1  sise: not a key here; did you mean "size"?',
		]);
	});

	test("lists the keys when none is near", () => {
		expect(check("title: Shade\nsplit:\n  over: 2\n  text: long\n  publish: 1")).toEqual([
			"6:3  split.publish: not a key here; the keys are over, text",
		]);
	});

	test("is found in an item of a list, and two of them are two sentences", () => {
		expect(
			check("title: A\nprices:\n  - name: One\n    least: 12\n    nam: 1\n    leest: 2"),
		).toEqual([
			'6:5  prices.0.nam: not a key here; did you mean "name"?',
			'7:5  prices.0.leest: not a key here; did you mean "least"?',
		]);
	});
});

describe("VAL-11 a value that is missing", () => {
	test("is asked for with what the field holds", () => {
		expect(check("size: 3")).toEqual(["2:1  title: add it: The heading of the page."]);
	});

	test("is asked for by its kind where the schema says no more", () => {
		expect(check("title: A\nprices:\n  - least: 12")).toEqual([
			"4:5  prices.0.name: add it: it holds text",
		]);
	});

	test("after its colon is asked for by kind and meaning", () => {
		expect(check("title:")).toEqual([
			"2:1  title: write text after the colon: The heading of the page.",
		]);
		expect(check("title: A\ntags:")).toEqual(["3:1  tags: write a list after the colon"]);
	});

	test("in a union is asked for with its meaning", () => {
		const shape = z.strictObject({
			value: z.union([z.number(), z.string()]).describe("a length"),
			other: z.union([z.number(), z.string()]),
		});
		expect(check("{}", shape)).toEqual(["2:1  value: add it: a length", "2:1  other: add it"]);
	});

	test("in an entry that its author named is asked for with its meaning", () => {
		const picture = z.strictObject({ alt: z.string().describe("What is seen.") });
		const shape = z.strictObject({ pictures: z.record(z.string(), picture) });
		expect(check("pictures:\n  deck: {}", shape)).toEqual([
			"3:9  pictures.deck.alt: add it: What is seen.",
		]);
	});

	test("of several kinds after its colon is asked for with its meaning", () => {
		const shape = z.strictObject({
			value: z.union([z.number(), z.string()]).describe("a length"),
			other: z.union([z.number(), z.string()]),
		});
		expect(check("value:\nother:", shape)).toEqual([
			"2:1  value: write it after the colon: a length",
			"3:1  other: write it after the colon",
		]);
	});

	test("is not asked for beside the key that was misspelt for it", () => {
		expect(check("titel: Shade")).toEqual(['2:1  titel: not a key here; did you mean "title"?']);
		expect(check("title: A\nprices:\n  - nam: One\n    least: 12")).toEqual([
			'4:5  prices.0.nam: not a key here; did you mean "name"?',
		]);
		expect(check("titel: Shade\nprices:\n  - least: 12")).toEqual([
			"4:5  prices.0.name: add it: it holds text",
			'2:1  titel: not a key here; did you mean "title"?',
		]);
	});

	test.each(["title Shade for a deck", "title = Shade for a deck", "title= Shade for a deck"])(
		"for want of a colon is not asked for, %s gets its colon",
		(line) => {
			expect(check(`size: 2\n${line}\ncount: 2`)).toEqual(["3:1  title: put a colon after title"]);
		},
	);

	test("stays a line without a key where its first word is none", () => {
		expect(check("title: A\nloose words\ncount: 2")).toEqual([
			'3:1  "loose words" is not a key with a value; put it in double quotes with the line above, or write key: value',
		]);
	});

	test("makes a whole file without keys ask for those it needs", () => {
		expect(check("# nothing yet")).toEqual(["2:1  title: add it: The heading of the page."]);
	});
});

describe("VAL-11 a value of another kind", () => {
	test.each([
		["title: 2025", '2:8  title: write text: put it in double quotes, "2025"'],
		["title: true", '2:8  title: write text: put it in double quotes, "true"'],
		["title: [a, b]", '2:8  title: write text, not ["a","b"]'],
		["title: A\nsize: wide", '3:7  size: write a number, not "wide"'],
		["title: A\ncount: 1.5", "3:8  count: write a whole number, not 1.5"],
		["title: A\ndraft: maybe", '3:8  draft: write true or false, not "maybe"'],
		["title: A\ntags: zip", "3:7  tags: write [zip]"],
		[
			"title: A\ntags: zip screens, kiama;coastal,",
			"3:7  tags: write [zip screens, kiama, coastal]",
		],
		["title: A\ntags: '#zip, kiama'", '3:7  tags: write ["#zip", kiama]'],
		["title: A\ntags: 7", "3:7  tags: write a list, not 7"],
		["title: A\nprices: 'One, 12'", '3:9  prices: write a list, not "One, 12"'],
		["title: A\nsplit: 40", "3:8  split: write keys with values, not 40"],
		["title: A\nnotes: 40", "3:8  notes: write keys with values, not 40"],
		["title: A\neither: wide", '3:9  either: write another value, not "wide"'],
		["title: A\nvalue: [1]", "3:8  value: write a length, not [1]"],
	])("%j is answered with the kind to write", (yaml, sentence) => {
		expect(check(yaml)).toEqual([sentence]);
	});

	test("is shown by its first 57 letters when it has more than 60", () => {
		const fits = "a".repeat(58);
		expect(check(`title: A\nsize: ${fits}`)[0]).toMatch(new RegExp(`not "${fits}"$`));
		expect(check(`title: A\nsize: ${fits}a`)[0]).toMatch(/not "a{56}\.\.\.$/);
	});

	test("where a list belongs is not also a list that is too long", () => {
		expect(check("title: A\ntags: zipper")).toEqual(["3:7  tags: write [zipper]"]);
	});
});

describe("VAL-11 a value outside what is allowed", () => {
	test.each([
		["wording: exat", '3:10  wording: write one of exact, range; did you mean "exact"?'],
		["wording: free", "3:10  wording: write one of exact, range"],
		["author: me", "3:9  author: write business"],
		["tags: [a, b, c, d]", "3:7  tags: write 3 of them at most"],
		["image: house", "3:8  image: write 4 characters at most"],
		["near: 5", "3:7  near: write more than 5"],
		["split: { over: 2, text: ab }", "3:25  split.text: write 3 characters or more"],
		["split: { over: -2, text: abc }", "3:16  split.over: write more than 0"],
		["prices: [{ name: A, least: 9 }]", "3:28  prices.0.least: write 10 or more"],
		["notes: { A1: b }", "3:14  notes.A1: write the key in letters"],
		["value: wide", "3:8  value: write it as 40 mm"],
	])("%j is answered with the bound", (yaml, sentence) => {
		expect(check(`title: A\n${yaml}`)).toEqual([sentence]);
	});

	test("is answered with the schema's own sentence where it has one", () => {
		const shape = z.strictObject({
			tags: z.array(z.string()).min(1, "write at least one tag").max(2, "keep two"),
			size: z.number().max(5, "keep it small").min(2, "make it larger"),
		});
		expect(check("tags: []\nsize: 9", shape)).toEqual([
			"2:7  tags: write at least one tag",
			"3:7  size: keep it small",
		]);
		expect(check("tags: [a, b, c]\nsize: 1", shape)).toEqual([
			"2:7  tags: keep two",
			"3:7  size: make it larger",
		]);
	});
});

describe("VAL-11 a line that YAML cannot read", () => {
	test("has one sentence, and its key is not asked for again", () => {
		expect(check("title: Shade: a guide\nsize: 2")).toEqual([
			'2:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("leaves the other lines checked, and is not checked itself", () => {
		expect(check("title: Shade\nsize: @5\ncount: many")).toEqual([
			'3:7  size: put the value in double quotes, because @ at its start has a meaning in YAML: size: "@5"',
			'4:8  count: write a number, not "many"',
		]);
	});

	test("makes sound data of no use, for a part of it is lost", () => {
		expect(check("title: Shade\ntitle: Sun")).toEqual(["3:1  this key appears twice; keep one"]);
	});
});

test("VAL-11 a file without frontmatter has that fault alone", () => {
	const faults: Fault[] = [];
	const source = parseFrontmatter("x.mdx", "Words alone.\n");
	expect(validate(schema, source, faults)).toBeUndefined();
	expect(faults.map(formatFault)).toEqual([
		"x.mdx:1:1  start the file with a line of --- and the frontmatter under it",
	]);
});

test.each(["—", "– -", " ---", "—-"])(
	"VAL-11 a first line of %j is the one fault, with what to write there",
	(first) => {
		const faults: Fault[] = [];
		const source = parseFrontmatter("x.mdx", `${first}\ntitle: [A\n---\n\nWords.\n`);
		expect([validate(schema, source, faults), source.body]).toEqual([undefined, ""]);
		expect(faults.map(formatFault)).toEqual([
			`x.mdx:1:1  write three hyphens and nothing else on the first line, not "${first}"`,
		]);
	},
);

test("VAL-11 a rule about a whole file stands at its first line, without a field", () => {
	const shape = z.looseObject({}).refine(() => false, "write options, or none alone");
	expect(check("title: A", shape)).toEqual(["2:1  write options, or none alone"]);
});
