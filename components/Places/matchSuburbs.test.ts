import { expect, test } from "vitest";
import { matchSuburbs } from "./matchSuburbs.ts";

const row = (name: string, postcode: string, region = "Wollongong") => ({
	name,
	postcode,
	region,
	href: `/locations/${name.toLowerCase().replaceAll(" ", "-")}`,
});
const rows = [
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

test("nothing typed, or nothing like it, finds nothing", () => {
	for (const typed of ["", "   ", "<script>", "zzzz", "Sydney"]) expect(names(typed)).toEqual([]);
});
