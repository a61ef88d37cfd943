import { describe, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import {
	choose,
	describeSuggestions,
	isUnknown,
	noSuggestions,
	step,
	suggest,
} from "./suburbSuggestions.ts";

const row = (name: string, postcode: string, region = "Wollongong") => ({
	name,
	postcode,
	region,
	href: `/locations/${name.toLowerCase().replaceAll(" ", "-")}`,
});
/** Popular suburbs come first. */
const rows = [
	row("Bowral", "2576", "Southern Highlands"),
	row("East Corrimal", "2518"),
	row("Corrimal", "2518"),
	row("Bulli", "2516"),
	row("Thirroul", "2515"),
	row("Mount Saint Thomas", "2500"),
	row("Wollongong", "2500"),
	row("North Wollongong", "2500"),
	row("Willow Vale", "2534", "Kiama"),
	row("Willow Vale", "2575", "Southern Highlands"),
	row("Avoca", "2577", "Southern Highlands"),
	row("East Kangaloon", "2576", "Southern Highlands"),
	row("Kangaloon", "2576", "Southern Highlands"),
];
const highlands = ["Bowral", "Willow Vale", "Avoca", "East Kangaloon", "Kangaloon"];
const wollongong = ["Wollongong", "North Wollongong"];

test.each<[kind: string, typed: string[], found: string[]]>([
	[
		"the name that begins so, then those with a word that does",
		["corr"],
		["Corrimal", "East Corrimal"],
	],
	[
		"capitals and what surrounds a town change nothing",
		["WOLL", "wollongong cbd", "Wollongong City", "2500 wollongong nsw australia"],
		wollongong,
	],
	["a part of a name", ["rim"], ["East Corrimal", "Corrimal"]],
	["a postcode, from its first digits", ["2518"], ["East Corrimal", "Corrimal"]],
	[
		"short forms, blanks and marks",
		["  Mt St Thomas ", "mt", "Mt St Thomas NSW 2500"],
		["Mount Saint Thomas"],
	],
	["a hyphen for a blank", ["east-corrimal", "e corrimal"], ["East Corrimal"]],
	[
		"state, postcode and region beside the name",
		[
			"Bulli NSW",
			"Bulli 2516",
			"bulli, NSW 2516",
			"2516 Bulli",
			"bulli25",
			"2516 nsw",
			"bulli wollongong",
			"Bulli 2516 Wollongong",
		],
		["Bulli"],
	],
	["the same in any order", ["Bowral, Southern Highlands NSW"], ["Bowral"]],
	[
		"a direction before or after",
		["wollongong north", "N. Wollongong", "Nth Wollongong"],
		["North Wollongong"],
	],
	[
		"the plain name before the longer one",
		["kangaloon southern highlands"],
		["Kangaloon", "East Kangaloon"],
	],
	["both suburbs of one name", ["willow"], ["Willow Vale", "Willow Vale"]],
	["one of two by its region", ["willow vale kiama"], ["Willow Vale"]],
	[
		"a region's suburbs in their order",
		["Southern Highlands", "the highlands", "Sth Highlands", "highlands region"],
		highlands,
	],
	[
		"nothing for what is no suburb of ours",
		[
			"",
			"   ",
			"<script>",
			"zzzz",
			"Sydney",
			"Sydney NSW 2000",
			"9",
			"nsw",
			"australia",
			"9999 nsw",
		],
		[],
	],
])("%s", (_, typed, found) => {
	for (const words of typed) {
		const suggestions = suggest(rows, words);
		expect(
			suggestions.rows.map(({ name }) => name),
			words,
		).toEqual(found);
		if (found.length > 0) expect(suggestions.isGuess, words).toBe(false);
	}
});

test.each([
	["thiroul", ["Thirroul"]],
	["thiroul NSW Australia", ["Thirroul"]],
	["wolongog", ["Wollongong"]],
	["willow bale", ["Willow Vale", "Willow Vale"]],
	["Bulli Pass", ["Bulli"]],
	["East Corrimal Shops", ["East Corrimal", "Corrimal"]],
	["wolongo", []],
	["Bullington Avenue", []],
])("slips and names among other words are guesses: %s", (typed, found) => {
	const { rows: guessed, isGuess } = suggest(rows, typed);
	expect(guessed.map(({ name }) => name)).toEqual(found);
	expect(isGuess).toBe(true);
});

test.each(["Nowra", "Appin", "Cooma"])(
	"%s is not taken for one of ours that sounds a little like it",
	(town) => {
		const ours = [row("Bowral", "2576"), row("Alpine", "2575"), row("Croom", "2527")];
		expect(suggest(ours, town).rows).toEqual([]);
	},
);

test("every suburb is found first by the words of its own row", () => {
	const suburbs = getContent().suburbs.map((suburb) => ({ ...suburb, href: suburb.slug }));
	const missed = suburbs.filter(({ name, region, postcode, slug }) => {
		const { rows, isGuess } = suggest(suburbs, `${name} ${region} ${postcode}`);
		return isGuess || rows[0]?.href !== slug;
	});
	expect(missed.map(({ name }) => name)).toEqual([]);
	expect(suggest([row("Shellharbour City Centre", "2529")], "city").rows).toHaveLength(1);
});

/** Three with one postcode, and ten with another. */
const many = [
	row("Gerroa", "2534"),
	row("Gerringong", "2534"),
	row("Berry", "2534"),
	...Array.from("abcdefghij", (letter) => row(`Jamberoo ${letter}`, "2533")),
];
const press = (typed: string, ...steps: (1 | -1)[]) => steps.reduce(step, suggest(many, typed));

test("the arrow keys go round through the rows and the field itself, and nowhere without rows", () => {
	const down = [0, 1, 2, 3, 4].map((times) => press("2534", ...Array<1>(times).fill(1)).active);
	expect(down).toEqual([-1, 0, 1, 2, -1]);
	expect(press("2534", -1).active).toBe(2);
	expect(press("2534", -1, -1, -1, -1).active).toBe(-1);
	expect(press("Sydney", 1, 1, -1).active).toBe(-1);
});

test("Enter opens the row reached, else the first, and a guess only when it was reached", () => {
	expect(choose(press("2534"))?.name).toBe("Gerroa");
	expect(choose(press("2534", 1, 1))?.name).toBe("Gerringong");
	expect(choose(press("Geroa"))).toBeUndefined();
	expect(choose(press("Geroa", 1))?.name).toBe("Gerroa");
	expect(choose(press("Sydney"))).toBeUndefined();
	expect(choose(noSuggestions)).toBeUndefined();
});

describe("what is said, and whether it is none of our suburbs", () => {
	test.each([
		["Berry", false, "1 suburb matches."],
		["2534", false, "3 suburbs match."],
		["jamberoo", false, "10 suburbs match, the first 8 are shown."],
		[" Geroa ", true, "None of our suburbs is called “Geroa”. Did you mean one of these?"],
		[
			" Sydney ",
			true,
			"None of our suburbs matches “Sydney”. Check the spelling, or try the postcode.",
		],
		["2000", true, "None of our suburbs has the postcode “2000”."],
		["  ", false, ""],
	])("for %j", (typed, unknown, words) => {
		expect(describeSuggestions(press(typed))).toBe(words);
		expect(isUnknown(press(typed))).toBe(unknown);
		expect(press(typed).rows.length).toBeLessThanOrEqual(8);
	});
});
