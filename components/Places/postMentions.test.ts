import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { getPlaceFinder, listMentions, listPostsOf } from "./postMentions.ts";

const content = getContent();

test("a post on the product in the suburb comes first", () => {
	const first = (suburb: string, product: string) =>
		listMentions(content, getSuburb(suburb), getProduct(product))[0]?.slug;
	expect(first("kiama", "zip-screens")).toBe("zip-screens-kiama-salt-and-hardware");
	expect(first("robertson", "sheer-curtains")).toBe("winter-curtains-robertson");
	expect(first("warilla", "roller-shutters")).toBe("roller-shutters-warilla-cost");
});

test("a post on another subject is not listed just because it names the place", () => {
	const shown = listMentions(content, getSuburb("bowral"), getProduct("roller-blinds"));
	const slugs = shown.map(({ slug }) => slug);
	expect(slugs).toContain("double-roller-blinds-day-and-night");
	expect(slugs).not.toContain("louvred-roof-bowral-frost-and-leaves");
});

test("the posts about a suburb come before those that mention it", () => {
	const [first] = listPostsOf(content, getSuburb("robertson"));
	expect(first?.slug).toBe("winter-curtains-robertson");
});

test("a longer name is not taken for the shorter one within it", () => {
	const find = getPlaceFinder(content);
	expect([...find("A flat in North Wollongong, then East Corrimal.")]).toEqual([
		"north-wollongong",
		"east-corrimal",
	]);
	expect([...find("Willow Vale")]).toEqual([]);
	expect([...find("[there](/locations/willow-vale-kiama/awnings)")]).toEqual(["willow-vale-kiama"]);
});
