import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkFrontmatter, schema } from "../../../tests/validatedPage.ts";
import { type Fault, formatFault } from "../faults.ts";
import { parseFrontmatter } from "../source/source.ts";
import { validate } from "./validate.ts";

test("sound frontmatter comes back typed, without a sentence", () => {
	const faults: Fault[] = [];
	const source = parseFrontmatter("x.mdx", "---\ntitle: Shade\ncount: 2\n---\n");
	expect(validate(schema, source, faults)).toEqual({ title: "Shade", count: 2 });
	expect(faults).toEqual([]);
});

describe("VAL-11 a line that YAML cannot read", () => {
	test("has one sentence, and its key is not asked for again", () => {
		expect(checkFrontmatter("title: Shade: a guide\nsize: 2")).toEqual([
			'2:8  title: put the value in double quotes, because ": " inside starts a new key: title: "Shade: a guide"',
		]);
	});

	test("leaves the other lines checked, and is not checked itself", () => {
		expect(checkFrontmatter("title: Shade\nsize: @5\ncount: many")).toEqual([
			'3:7  size: put the value in double quotes, because @ at its start has a meaning in YAML: size: "@5"',
			'4:8  count: write a number, not "many"',
		]);
	});

	test("makes sound data of no use, for a part of it is lost", () => {
		expect(checkFrontmatter("title: Shade\ntitle: Sun")).toEqual([
			"3:1  this key appears twice; keep one",
		]);
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
	expect(checkFrontmatter("title: A", shape)).toEqual(["2:1  write options, or none alone"]);
});
