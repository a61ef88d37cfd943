import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getSuburb } from "../../tests/entries.ts";
import { describeFixings, findStation, listSun } from "./placeFacts.ts";

const content = getContent();

test("the sun comes from the north in June and reaches a south window in December only, early and late", () => {
	const rows = listSun(getSuburb("bowral")).rows;
	expect(rows.map(({ facing }) => facing)).toEqual(["north", "east", "south", "west"]);
	const [north, east, south, west] = rows.map(({ days }) => days);
	expect(north?.[0]).toMatchObject({
		reach: expect.stringMatching(/^3\.\d m into the room at noon/),
	});
	expect(south?.[0]?.times).toBe("No direct sun");
	expect(south?.[1]?.times).toMatch(/\sam, and .*\spm$/);
	expect(east?.[0]?.times).toMatch(/^7:\d\d.am to 1[01]:\d\d.am$/);
	expect(west?.[0]?.reach).toBe("over 5 m into the room at 4 pm");
});

test("the nearest station is one that says something of the place", () => {
	const nameOf = (slug: string) => findStation(content, getSuburb(slug))?.name;
	expect(nameOf("thirroul")).toBe("the University of Wollongong");
	expect(nameOf("windang")).toBe("the University of Wollongong");
	expect(nameOf("tullimbar")).toMatch(/^Albion Park/);
	expect(nameOf("gerringong")).toBe("Kiama");
	expect(nameOf("bowral")).toBe("Bowral");
	expect(nameOf("moss-vale")).toMatch(/^Moss Vale/);
	expect(nameOf("canyonleigh")).toBeUndefined();
	expect(nameOf("helensburgh")).toBeUndefined();
});

test("metal by the surf is 316 stainless, by rows where only some are; above the escarpment salt is no matter", () => {
	const fixings = content.suburbs.map((suburb) => [suburb, describeFixings(suburb)] as const);
	for (const [{ slug, traits, surf, regionSlug }, text] of fixings) {
		const isClose = Boolean(surf) || traits.includes("surf-front");
		expect([slug, text.includes("316 stainless")]).toEqual([slug, isClose]);
		expect([slug, text === ""]).toEqual([slug, regionSlug === "southern-highlands"]);
	}
});
