import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";
import { getContent } from "../collections.ts";
import { listCode } from "../files.ts";
import { factsInCode } from "./facts.ts";

const copy = openContentCopy();

/** The place of some words in facts.yaml, below the line of a fact's id. */
function placeOf(id: string, words: string): string {
	const lines = readFileSync("content/facts.yaml", "utf8").split("\n");
	const start = lines.indexOf(`  - id: ${id}`);
	const line = lines.findIndex((text, index) => index >= start && text.includes(words));
	return `content/facts.yaml:${line + 1}:${(lines[line] ?? "").indexOf(words) + 1}`;
}

const ofFact = (id: string, line: string) =>
	new RegExp(`(?<=- id: ${id}\\n(?: {4}.*\\n)*? {4})${line}`);

test.each([
	["life-shutters", "life-shutters is no price by the piece or the square metre; name one that is"],
	[
		"price-fabric-voile",
		"price-fabric-voile is no price by the piece or the square metre; name one that is",
	],
	[
		"price-bal-assessment",
		"price-bal-assessment is no price by the piece or the square metre; name one that is",
	],
	[
		"price-roller-shutter",
		"price-roller-shutter is no price of zip-screens; name one that is, or add zip-screens to its applies_to in content/facts.yaml",
	],
])("ARC-06 the page of zip screens cannot print %s as its price", (id, sentence) => {
	const changed = `priceFacts: [price-zip-screen-large, ${id}]`;
	const sentences = listSpoilt(copy, "products/zip-screens.mdx", /^priceFacts: .*/m, changed);
	expect(sentences.map((words) => words.replace(/:\d+:/, ":"))).toEqual([
		`content/products/zip-screens.mdx:38  priceFacts.1: ${sentence}`,
	]);
});

test.each(["min", "max"])("VAL-11 a price that loses its %s is asked for it alone", (end) => {
	const line = ofFact("price-verishade", `${end}: .*\\n {4}`);
	expect(listSpoilt(copy, "facts.yaml", line, "")).toEqual([
		expect.stringMatching(
			`^content/facts\\.yaml:\\S+ {2}facts\\.\\d+: add ${end}; a price has both ends$`,
		),
	]);
});

test("ARC-06 a fact that applies to no product is named, with the product that was meant", () => {
	const line = ofFact("life-shutters", "applies_to: \\[");
	expect(listSpoilt(copy, "facts.yaml", line, "$&plantation-shuters, ")).toEqual([
		expect.stringMatching(
			/^content\/facts\.yaml:\S+ {2}facts\.\d+\.applies_to\.0: "plantation-shuters" is not a product; did you mean "plantation-shutters"\?$/,
		),
	]);
});

test("ARC-06 a price that applies to all products may stand on each of them", () => {
	const everywhere = listSpoilt(
		copy,
		"facts.yaml",
		ofFact("price-verishade", "applies_to: .*"),
		"applies_to: [all]",
	);
	expect(everywhere).toEqual([]);
});

test("ARC-06 the price guide offers no product at the price of another", () => {
	const place = /^content\/prices\.yaml:\S+ {2}products\.1\.options\.0\.fact: /;
	const [first, ...others] = listSpoilt(
		copy,
		"prices.yaml",
		"fact: price-zip-screen ",
		"fact: price-sheer ",
	);
	expect(first).toMatch(place);
	expect(first).toContain("price-sheer is no price of zip-screens; name one that is");
	expect(others).toEqual([]);
});

test.each([
	["prices.yaml", "product: veri-shades", "product: very-shades"],
	["products/veri-shades.mdx", "slug: veri-shades", "slug: very-shades"],
])("ARC-06 a misspelt product in %s is no fault of its prices", (name, from, to) => {
	const wrong = listSpoilt(copy, name, from, to);
	expect(wrong.join("\n")).toContain(name);
	expect(wrong.filter((sentence) => sentence.includes("no price of"))).toEqual([]);
});

test.each([
	["time-install", "min: .*\\n {4}max: .*", "value: 3", "id: time-install", "min and max"],
	["life-other", "max: .*\\n {4}", "", "id: life-other", "min and max"],
	["warranty", "min: .*\\n {4}", "", "id: warranty", "min and max"],
])("VAL-11 %s that loses its range is asked for both ends", (id, from, to, words) => {
	expect(listSpoilt(copy, "facts.yaml", ofFact(id, from), to)).toEqual([
		`${placeOf(id, words)}  ${id}: keep min and max; the pages of products print both`,
	]);
});

test("VAL-11 a depth in words is asked for its number", () => {
	const id = "spec-shutter-recess";
	expect(listSpoilt(copy, "facts.yaml", ofFact(id, "value: 70"), "value: deep")).toEqual([
		`${placeOf(id, "70")}  ${id}: keep value, a number; the recess check compares depths with it`,
	]);
});

test("VAL-11 a figure in another unit is asked for the one that is printed", () => {
	const id = "time-install";
	expect(listSpoilt(copy, "facts.yaml", ofFact(id, "unit: hours"), "unit: days")).toEqual([
		`${placeOf(id, "hours")}  ${id}: write hours; the site reads the figure in hours`,
	]);
});

test("VAL-11 a depth whose id has changed is missed, a row of the pages of products is not", () => {
	const id = "spec-shutter-recess-tight";
	expect(
		listSpoilt(copy, "facts.yaml", `id: ${id}`, "id: spec-shutter-shallow").join("\n"),
	).toMatch(
		/^content\/facts\.yaml:\S+ {2}spec-shutter-recess-tight: bring this fact back; keep value, a number/m,
	);
	expect(listSpoilt(copy, "facts.yaml", "id: life-sheers", "id: life-of-sheers")).toEqual([]);
});

test("the facts whose ids stand in code are the ones that are checked", () => {
	const ids = new Set(getContent().facts.map(({ id }) => id));
	const files = listCode(["components", "content", "netlify", "pages", "scripts"], /\.tsx?$/);
	const read = files
		.filter((file) => file !== "scripts/content/check/facts.ts")
		.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/["'`]([a-z0-9-]+)["'`]/g)])
		.map(([, word = ""]) => word)
		.filter((word) => ids.has(word));
	expect(new Set(read)).toEqual(new Set(Object.keys(factsInCode)));
});
