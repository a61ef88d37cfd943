import { describe, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { matchSuburbs } from "./matchSuburbs.ts";

const row = (name: string, postcode: string, region = "Wollongong") => ({
	name,
	postcode,
	region,
	href: `/locations/${name.toLowerCase().replaceAll(" ", "-")}`,
});
const rows = [
	// Popular suburbs come first.
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
const names = (typed: string) => matchSuburbs(rows, typed).rows.map(({ name }) => name);

test("a name that begins so comes before one with a word that begins so", () => {
	expect(names("corr")).toEqual(["Corrimal", "East Corrimal"]);
	expect(names("WOLL")).toEqual(["Wollongong", "North Wollongong"]);
	expect(names("rim")).toEqual(["East Corrimal", "Corrimal"]);
});

test("a postcode finds all its suburbs, from the first digits on", () => {
	expect(names("2518")).toEqual(["East Corrimal", "Corrimal"]);
	expect(names("251")).toHaveLength(4);
	expect(names("9")).toEqual([]);
});

test("short forms, blanks and marks do not matter", () => {
	expect(names("  Mt St Thomas ")).toEqual(["Mount Saint Thomas"]);
	expect(names("mt")).toEqual(["Mount Saint Thomas"]);
	expect(names("east-corrimal")).toEqual(["East Corrimal"]);
});

test("the state and the postcode may stand beside the name, as people write it", () => {
	for (const typed of [
		"Bulli NSW",
		"Bulli 2516",
		"bulli, NSW 2516",
		"2516 Bulli",
		"Bulli n",
		"bulli25",
	])
		expect(names(typed), typed).toEqual(["Bulli"]);
	expect(names("Mt St Thomas NSW 2500")).toEqual(["Mount Saint Thomas"]);
	expect(names("Sydney NSW 2000")).toEqual([]);
});

test("a slip of the finger still finds the suburb", () => {
	expect(names("thiroul")).toEqual(["Thirroul"]);
	expect(names("wolongong")).toEqual(["Wollongong"]);
	expect(names("wolongog")).toEqual(["Wollongong"]);
	expect(names("wolongo")).toEqual([]);
	expect(names("willow bale")).toEqual(["Willow Vale", "Willow Vale"]);
	expect(matchSuburbs(rows, "thiroul").isGuess).toBe(true);
	expect(matchSuburbs(rows, "thirr").isGuess).toBe(false);
});

test("a town that is not ours is not taken for one that sounds a little like it", () => {
	const ours = [row("Bowral", "2576"), row("Alpine", "2575"), row("Croom", "2527")];
	for (const town of ["Nowra", "Appin", "Cooma"]) expect(matchSuburbs(ours, town).rows).toEqual([]);
});

test("two suburbs of one name are both found", () => {
	expect(matchSuburbs(rows, "willow").rows.map(({ region }) => region)).toEqual([
		"Kiama",
		"Southern Highlands",
	]);
});

describe("more words than a name has", () => {
	test("every suburb is found first by the words of its own row", () => {
		const { suburbs } = getContent();
		const missed = suburbs.filter((suburb) => {
			const { name, region, postcode } = suburb;
			const { rows, isGuess } = matchSuburbs(
				suburbs.map((one) => ({ ...one, href: one.slug })),
				`${name} ${region} ${postcode}`,
			);
			return isGuess || rows[0]?.href !== suburb.slug;
		});
		expect(missed.map(({ name }) => name)).toEqual([]);
	});

	test.each([
		["bulli wollongong", ["Bulli"]],
		["Bulli 2516 Wollongong", ["Bulli"]],
		["Bowral, Southern Highlands NSW", ["Bowral"]],
		["willow vale kiama", ["Willow Vale"]],
		["kangaloon southern highlands", ["Kangaloon", "East Kangaloon"]],
		["wollongong north", ["North Wollongong"]],
		["N. Wollongong", ["North Wollongong"]],
		["Nth Wollongong", ["North Wollongong"]],
		["e corrimal", ["East Corrimal"]],
	])("%j is told by name, region and postcode, in any order: %j", (typed, found) => {
		expect(names(typed)).toEqual(found);
		expect(matchSuburbs(rows, typed).isGuess).toBe(false);
	});

	test("what people write around a town changes nothing, and is not a place itself", () => {
		for (const typed of ["wollongong cbd", "Wollongong City", "2500 wollongong nsw australia"])
			expect(names(typed), typed).toEqual(["Wollongong", "North Wollongong"]);
		expect(names("2516 nsw")).toEqual(["Bulli"]);
		expect(names("thiroul NSW Australia")).toEqual(["Thirroul"]);
		for (const typed of ["nsw", "australia", "9999 nsw"]) expect(names(typed), typed).toEqual([]);
		expect(matchSuburbs([row("Shellharbour City Centre", "2529")], "city").rows).toHaveLength(1);
	});

	test("a region's name lists its suburbs in their order, the popular ones first", () => {
		for (const typed of [
			"Southern Highlands",
			"the highlands",
			"Sth Highlands",
			"highlands region",
		])
			expect(names(typed), typed).toEqual([
				"Bowral",
				"Willow Vale",
				"Avoca",
				"East Kangaloon",
				"Kangaloon",
			]);
	});

	test("a name among words that are not ours is a guess, the longest name first", () => {
		expect(matchSuburbs(rows, "Bulli Pass")).toMatchObject({
			rows: [{ name: "Bulli" }],
			isGuess: true,
		});
		expect(names("East Corrimal Shops")).toEqual(["East Corrimal", "Corrimal"]);
		expect(names("Bullington Avenue")).toEqual([]);
	});
});

test("nothing typed, or nothing like it, finds nothing", () => {
	for (const typed of ["", "   ", "<script>", "zzzz", "Sydney"]) expect(names(typed)).toEqual([]);
});
