import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getSuburb } from "../../tests/entries.ts";
import { describeFixings, findStation, listSun } from "./placeFacts.ts";

const content = getContent();

test("the sun comes from the north in June and reaches a south window in December only, early and late", () => {
	const { rows } = listSun(getSuburb("bowral"));
	expect(rows.map(({ facing }) => facing)).toEqual(["north", "east", "south", "west"]);
	const [north, east, south, west] = rows.map(({ days }) => days);
	expect(north?.[0]?.reach).toMatch(/^3\.\d m into the room at noon/);
	expect(north?.[1]?.reach).toBe("");
	expect(east?.[0]?.times).toMatch(/^7:\d\d.am to 1[01]:\d\d.am$/);
	expect(south?.map(({ times }) => times)).toEqual([
		"No direct sun",
		expect.stringMatching(/\sam, and .*\spm$/),
	]);
	expect(west?.[0]?.reach).toBe("over 5 m into the room at 4 pm");
});

test.each([
	["thirroul", "The University of Wollongong"],
	["tullimbar", "Albion Park, at the airport"],
	["gerringong", "Kiama"],
	["bowral", "Bowral"],
	["moss-vale", "Moss Vale, the automatic station at 678 m"],
	["canyonleigh", undefined],
	["helensburgh", undefined],
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
	expect(describeFixings(getSuburb("bombo"))).toMatch(
		/^Within sight of the surf, 316 .*; elsewhere/,
	);
	expect(describeFixings(getSuburb("kiama"))).toMatch(/^(?:In|On) the .*, 316 .*; elsewhere/);
	expect(describeFixings(getSuburb("oak-flats"))).toMatch(/^A coastal powder coat/);
	expect(describeFixings(getSuburb("tongarra"))).toMatch(/^Ordinary outdoor grade/);
});
