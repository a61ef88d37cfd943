import { expect, test } from "vitest";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { describeFixings, findStation, listSun, workOutPrice } from "./placeFacts.ts";

const content = getQuotedContent();

test("the sun comes from the north in June and reaches a south window in December only, early and late", () => {
	const { rows } = listSun(getSuburb("bowral"));
	expect(rows.map(({ facing }) => facing)).toEqual(["north", "east", "south", "west"]);
	const [north, east, south, west] = rows.map(({ days }) => days);
	expect(north?.[0]?.reach).toMatch(/^3\.\d m into the room at noon/);
	expect(north?.[1]?.reach).toBe("");
	expect(east?.[0]?.times).toMatch(/^7:\d\d.am.to 1[01]:\d\d.am$/);
	expect(south?.map(({ times }) => times)).toEqual([
		"No direct sun",
		expect.stringMatching(/\sam, and .*\spm$/),
	]);
	expect(west?.[0]?.reach).toBe("over 5 m into the room at 4 pm");
});

test.each([
	["windang", "The University of Wollongong"],
	["flinders", "Kiama"],
	["tullimbar", "Albion Park, at the airport"],
	["bowral", "Bowral"],
	["moss-vale", "Moss Vale, the automatic station at 678 m"],
	["canyonleigh", undefined],
])("the nearest weather station that says something of %s is %s", (slug, name) => {
	expect(findStation(content, getSuburb(slug))?.name).toBe(name);
});

test("metal by the surf is 316 stainless, by rows where only some are; above the escarpment salt is no matter", () => {
	for (const suburb of content.suburbs) {
		const { slug, traits, surf, regionSlug } = suburb;
		const text = describeFixings(suburb);
		const isClose = Boolean(surf) || traits.includes("surf-front");
		expect([slug, text.includes("316 stainless")]).toEqual([slug, isClose]);
		expect([slug, text === ""]).toEqual([slug, regionSlug === "southern-highlands"]);
	}
	for (const [slug, words] of [
		["bombo", /^Within sight of the surf, ask for 316 .*; elsewhere/],
		["kiama", /^(?:In|On) the .*, ask for 316 .*; elsewhere/],
		["oak-flats", /^Ask for a coastal powder coat/],
		["corrimal", /^Ask for a coastal powder coat/],
		["tongarra", /^Ordinary outdoor grade/],
	] as const)
		expect(describeFixings(getSuburb(slug))).toMatch(words);
});

const priceOf = (suburb: string, product: string) =>
	workOutPrice(content, getSuburb(suburb), getProduct(product));

test("a price is worked out for a window of the place's houses, with the sum and marked as an example", () => {
	const price = priceOf("mittagong", "plantation-shutters");
	expect(price?.example).toBe(
		"An example for Mittagong: a cottage sash, say 900 mm wide and 1.5 m high. Yours will differ.",
	);
	expect(price?.sums[0]).toMatchObject({
		name: "Polymer",
		sum: "0.9 m × 1.5 m = 1.35 m²; 1.35 m² × $300 to $500 = $405 to $675",
	});
});

test("a price by the window is summed for two, one by the roof has no size, and a quoted product none", () => {
	expect(priceOf("mittagong", "roller-shutters")?.example).toMatch(
		/two windows, each a cottage sash/,
	);
	expect(priceOf("mittagong", "roller-shutters")?.sums[0]?.sum).toBe(
		"2 windows × $400 to $1,400 = $800 to $2,800",
	);
	expect(priceOf("mittagong", "louvered-roof-systems")?.example).toMatch(/: one roof\. /);
	expect(priceOf("mittagong", "roller-blinds")).toBeUndefined();
	expect(priceOf("spring-hill", "plantation-shutters")).toBeUndefined();
});

test("a shutter tested for bushfire is priced beside bush only, and a note of several stands once", () => {
	const namesOf = (suburb: string) =>
		priceOf(suburb, "roller-shutters")?.sums.map(({ name }) => name);
	expect(namesOf("hill-top")).toEqual(["Roller shutter", "Bushfire shutter to BAL-29"]);
	expect(namesOf("bowral")).toEqual(["Roller shutter"]);
	const notes = content.products.map(({ slug }) =>
		(priceOf("hill-top", slug)?.sums ?? []).flatMap(({ note }) => note ?? []),
	);
	expect(notes.flat().length).toBeGreaterThan(0);
	for (const shown of notes) expect(new Set(shown).size).toBe(shown.length);
});
