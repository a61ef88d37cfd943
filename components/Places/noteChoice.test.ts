import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { findCouncil, listNotes } from "./noteChoice.ts";

const content = getContent();
const { suburbs } = content;
const highlands = { regionSlug: "southern-highlands", name: "Southern Highlands", traits: [] };
const notesOf = (suburb: string, product?: string) =>
	listNotes(content, getSuburb(suburb), product ? getProduct(product) : undefined);
const titles = (suburb: string, product?: string) =>
	notesOf(suburb, product).map(({ title }) => title);
const textOf = (title: RegExp, suburb: string, product?: string) =>
	notesOf(suburb, product).find((note) => title.test(note.title))?.text;

test("SBP-02 beside bush every roller shutter page says that only a tested one counts, and everywhere speaks of the way out", () => {
	const frosty = ["bargo", "buxton", "north-macquarie"];
	const bushy = ["bush-edge", "escarpment-foot"];
	for (const { slug, traits, homes } of suburbs) {
		if (homes === "none") continue;
		const shown = titles(slug, "roller-shutters");
		expect(shown).toContain("The way out");
		expect([slug, shown.includes("Only a tested shutter counts in a bushfire")]).toEqual([
			slug,
			traits.some((trait) => bushy.includes(trait)) || ["balaclava", "jamberoo"].includes(slug),
		]);
		const isFrosty = traits.includes("frost") || traits.includes("fog") || frosty.includes(slug);
		expect([slug, shown.includes("A frozen shutter")]).toEqual([slug, isFrosty]);
	}
	expect(titles("budderoo", "roller-shutters")).toEqual([]);
});

test.each([
	["oak-flats", "plantation-shutters", "Asbestos", true],
	["renwick", "plantation-shutters", "Asbestos", false],
	["meryla", "plantation-shutters", "Asbestos", true],
	["thirroul", undefined, "Check the bushfire map first", true],
	["bowral", "bioclimatic-pergolas", "Pool fences", true],
	["bowral", "plantation-shutters", "Pool fences", false],
	["bowral", undefined, "Roofs that may be exempt", true],
	["bowral", undefined, "The way out", false],
])("SBP-02 in %s, of %s, a note on %s: %s", (suburb, product, title, isShown) => {
	expect(titles(suburb, product).includes(title)).toBe(isShown);
});

test("RGP-02 what is always said of a product's safety is said for a region too, what hangs on a place is not", () => {
	const shown = listNotes(content, highlands, getProduct("roller-shutters"));
	expect(shown.map(({ title }) => title)).toContain("The way out");
	expect(shown.map(({ title }) => title)).not.toContain("A frozen shutter");
	const coast = { regionSlug: "shellharbour", name: "Shellharbour", traits: [] };
	const roof = listNotes(content, coast, getProduct("louvered-roof-systems"));
	expect(roof.map(({ text }) => text).join()).toContain("8 to 12 weeks");
});

test("SBP-02 a note is filled in, with what only some rows of a suburb need and how long its approvals take", () => {
	const rinsing = (slug: string) => textOf(/^Rinsing beside the surf$/, slug);
	for (const slug of ["kiama", "thirroul", "woonona", "minnamurra", "gerringong", "port-kembla"])
		expect(rinsing(slug)).toMatch(/^(?:In|On) the .* 316 stainless/);
	expect(rinsing("bombo")).toMatch(/^Within sight of the surf, .* 316 stainless/);
	expect(rinsing("dapto")).toBeUndefined();
	expect(textOf(/^Roofs/, "dapto", "louvered-roof-systems")).toContain("typically 6 to 8 weeks");
	expect(textOf(/^Roofs/, "bowral", "louvered-roof-systems")).toContain("Ask council how long");
	for (const { slug } of suburbs)
		expect(JSON.stringify(notesOf(slug, "bioclimatic-pergolas"))).not.toMatch(/\{\w+\}/);
});

test("the council is somebody to check with, and others are named where a boundary is near", () => {
	const councils = suburbs.map((suburb) => findCouncil(content, suburb));
	for (const { text, pages } of councils) {
		expect(text).toMatch(/^Check with \S/);
		expect(pages.length).toBeGreaterThan(0);
	}
	const pagesOf = (slug: string) => findCouncil(content, getSuburb(slug)).pages.map(({ id }) => id);
	const [ofBowral, ofDapto] = ["bowral", "dapto"].map(pagesOf);
	expect(ofBowral?.filter((id) => ofDapto?.includes(id))).toEqual(["planning-portal-map"]);
	expect(pagesOf("bundanoon")).toEqual(ofBowral);
	const textOf = (slug: string) => findCouncil(content, getSuburb(slug)).text;
	expect(textOf("bowral")).toBe(
		"Check with Wingecarribee Shire Council, or with the council that sends you the rates.",
	);
	expect(textOf("buxton")).toMatch(
		/^Check with Wollondilly .* or, for some addresses, Wingecarribee .*: a boundary runs through or beside Buxton, /,
	);
	const { text, pages } = findCouncil(content, highlands);
	expect(text).toMatch(/Wingecarribee.*Wollondilly.*Goulburn.*Upper Lachlan.*: the region reaches/);
	expect(pages.length).toBeGreaterThan(4);
	expect(pages.map(({ id }) => id)).toContain("planning-portal-map");
});
