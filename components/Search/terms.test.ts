import { expect, test } from "vitest";
import { matchProblem, readAsked, toTerms } from "./pins.ts";
import { listTerms, toTerm } from "./terms.ts";

test.each([
	["Shutters", "shutter"],
	["batteries", "battery"],
	["ties", "tie"],
	["glass", "glass"],
	["m²", "m2"],
	["$600", "600"],
	["CAFÉ", "cafe"],
	["costs", "price"],
	["drapes", "curtain"],
	["Kids", "child"],
	["wooden", "timber"],
	["Mt.", "mount"],
	["St", "saint"],
])("BEY-04 %j is looked up as %j", (word, term) => {
	expect(toTerm(word)).toBe(term);
});

test.each(["the", "How", "NSW", "near", "a", "s", "—", "$"])(
	"BEY-04 %j is not looked up",
	(word) => {
		expect(toTerm(word)).toBeNull();
	},
);

test("BEY-04 a query is read as its words", () => {
	const terms = listTerms("How much do zip-screens cost in Kiama?");
	expect(terms).toEqual(["zip", "screen", "price", "kiama"]);
});

test("BEY-04 of what people type about a trouble the longest line counts, in small words and signs too", () => {
	expect(toTerms("The $5 Blinds")).toEqual(["the", "dollar", "5", "blind"]);
	const lines = { words: ["cost much", "cost"], phrases: ["how much is the cost"], whole: ["how"] };
	const asked = readAsked(lines);
	const match = (query: string) => matchProblem(asked, toTerms(query))?.length;
	expect(["How much is the cost?", "much cost", "the cost is how", "how"].map(match)).toEqual([
		...[5, 2, 1, 1],
	]);
	expect(["how much", "is how", ""].map(match)).toEqual([undefined, undefined, undefined]);
});
