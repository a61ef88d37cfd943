import { describe, expect, test } from "vitest";
import {
	choose,
	describeSuggestions,
	isUnknown,
	noSuggestions,
	step,
	suggest,
} from "./suggestions.ts";

const row = (name: string, postcode: string) => ({
	name,
	postcode,
	region: "Kiama",
	href: `/locations/${name.toLowerCase()}`,
});
/** Three with one postcode, and ten with another. */
const suburbs = [
	row("Gerroa", "2534"),
	row("Gerringong", "2534"),
	row("Berry", "2534"),
	...Array.from("abcdefghij", (letter) => row(`Jamberoo ${letter}`, "2533")),
];
const suggestTyped = (typed: string) => suggest(suburbs, typed);
const press = (typed: string, ...steps: (1 | -1)[]) => steps.reduce(step, suggestTyped(typed));

describe("the row that the arrow keys have reached", () => {
	test("goes down through the rows and comes round by the field itself", () => {
		const reached = [0, 1, 2, 3, 4].map((times) => press("2534", ...Array<1>(times).fill(1)));
		expect(reached.map(({ active }) => active)).toEqual([-1, 0, 1, 2, -1]);
	});

	test("goes up from the field to the last row", () => {
		expect(press("2534", -1).active).toBe(2);
		expect(press("2534", -1, -1, -1, -1).active).toBe(-1);
	});

	test("is none where nothing matches, however often they are pressed", () => {
		expect(press("Sydney", 1, 1, -1).active).toBe(-1);
	});

	test("is none again when something else is typed", () => {
		expect(press("2534", 1, 1).active).toBe(1);
		expect(suggestTyped("253").active).toBe(-1);
	});
});

describe("the suburb that Enter opens", () => {
	test("is the one reached, else the first", () => {
		expect(choose(suggestTyped("2534"))?.name).toBe("Gerroa");
		expect(choose(press("2534", 1, 1))?.name).toBe("Gerringong");
	});

	test("is a guess only when the arrow keys have reached it", () => {
		expect(suggestTyped("Geroa").rows.map(({ name }) => name)).toEqual(["Gerroa"]);
		expect(choose(suggestTyped("Geroa"))).toBeUndefined();
		expect(choose(press("Geroa", 1))?.name).toBe("Gerroa");
	});

	test("is none where nothing is offered", () => {
		expect(choose(suggestTyped("Sydney"))).toBeUndefined();
		expect(choose(noSuggestions)).toBeUndefined();
	});
});

describe("what is said", () => {
	test.each([
		["Berry", "1 suburb matches."],
		["2534", "3 suburbs match."],
		["jamberoo", "10 suburbs match, the first 8 are shown."],
		[" Geroa ", "None of our suburbs is called “Geroa”. Did you mean one of these?"],
		[" Sydney ", "None of our suburbs matches “Sydney”. Check the spelling, or try the postcode."],
		["2000", "None of our suburbs has the postcode “2000”."],
		["  ", ""],
	])("for %j is %j", (typed, words) => {
		expect(describeSuggestions(suggestTyped(typed))).toBe(words);
	});

	test("eight rows are shown at most", () => {
		expect(suggestTyped("jamberoo").rows).toHaveLength(8);
	});
});

test.each([
	["Sydney", true],
	["Geroa", true],
	["Gerroa", false],
	["", false],
])("%j is none of our suburbs: %s", (typed, expected) => {
	expect(isUnknown(suggestTyped(typed))).toBe(expected);
});
