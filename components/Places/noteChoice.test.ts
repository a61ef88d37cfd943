import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { findCouncil, listNotes } from "./noteChoice.ts";
import { workOutPrice } from "./placePrices.ts";

const content = getContent();
const { suburbs } = content;
const titles = (suburb: string, product?: string) =>
	listNotes(content, getSuburb(suburb), product ? getProduct(product) : undefined).map(
		({ title }) => title,
	);

test("SBP-02 beside bush every roller shutter page says that only a tested one counts, and speaks of the way out", () => {
	for (const { slug, traits, homes } of suburbs) {
		if (homes === "none") continue;
		const shown = titles(slug, "roller-shutters");
		expect(shown).toContain("The way out");
		expect(shown.includes("Only a tested shutter counts in a bushfire"), slug).toBe(
			traits.includes("bush-edge"),
		);
		expect(shown.includes("A frozen shutter"), slug).toBe(
			traits.includes("frost") ||
				traits.includes("fog") ||
				["bargo", "buxton", "north-macquarie"].includes(slug),
		);
	}
	expect(titles("oak-flats", "plantation-shutters")).toContain("Asbestos");
	for (const slug of ["renwick", "haywards-bay", "flinders", "east-bowral", "calderwood"])
		expect(titles(slug, "plantation-shutters")).not.toContain("Asbestos");
	expect(titles("bowral", "bioclimatic-pergolas")).toContain("Pool fences");
	expect(titles("budderoo", "roller-shutters")).toEqual([]);
});

test("SBP-02 where only some rows are by the surf, the note on rinsing says which", () => {
	const rinsing = (slug: string) =>
		listNotes(content, getSuburb(slug)).find(({ title }) => title === "Rinsing beside the surf")
			?.text;
	for (const slug of ["kiama", "thirroul", "woonona", "minnamurra", "gerringong", "port-kembla"])
		expect(rinsing(slug)).toMatch(/^(?:In|On) the .* 316 stainless/);
	expect(rinsing("bombo")).toMatch(/^Within sight of the surf, .* 316 stainless/);
	expect(rinsing("dapto")).toBeUndefined();
});

test("SBP-02 a note is filled in and whole, and a suburb's screen has what may be exempt", () => {
	expect(titles("bowral")).toContain("Roofs that may be exempt");
	for (const suburb of suburbs)
		for (const { text, list = [] } of listNotes(
			content,
			suburb,
			getProduct("bioclimatic-pergolas"),
		))
			expect([text, ...list].join(" ")).not.toMatch(/[{}]/);
	const roofs = getProduct("louvered-roof-systems");
	const roof = (slug: string) =>
		listNotes(content, getSuburb(slug), roofs).find(({ title }) => /^Roofs/.test(title))?.text;
	expect(roof("dapto")).toContain("typically 6 to 8 weeks");
	expect(roof("bowral")).not.toContain("weeks");
});

test("the council is somebody to check with, and both are named where a boundary is near", () => {
	for (const suburb of suburbs) expect(findCouncil(content, suburb).text).toMatch(/^Check with \S/);
	expect(findCouncil(content, getSuburb("buxton")).text).toMatch(/Wollondilly .* Wingecarribee/);
	expect(findCouncil(content, getSuburb("tallong")).text).toMatch(/Goulburn Mulwaree/);
	expect(findCouncil(content, getSuburb("wombeyan-caves")).text).toMatch(/Upper Lachlan/);
	const place = { regionSlug: "southern-highlands", name: "Southern Highlands", traits: [] };
	expect(findCouncil(content, place).text).toMatch(
		/Wingecarribee.*Wollondilly.*Goulburn.*Upper Lachlan/,
	);
	expect(findCouncil(content, place).pages.length).toBeGreaterThan(4);
	for (const suburb of suburbs)
		expect(findCouncil(content, suburb).pages.length).toBeGreaterThan(0);
});

test("a price is worked out for a window of the place's houses, with the sum and marked as an example", () => {
	const price = workOutPrice(content, getSuburb("mittagong"), getProduct("plantation-shutters"));
	expect(price?.example).toBe(
		"An example for Mittagong: a cottage sash, say 900 mm wide and 1.5 m high. Yours will differ.",
	);
	expect(price?.sums[0]).toMatchObject({
		name: "Polymer",
		sum: "900 mm × 1.5 m = 1.35 m²; 1.35 m² × $300 to $500 = $405 to $675",
	});
	const shutters = (slug: string) =>
		workOutPrice(content, getSuburb(slug), getProduct("roller-shutters"))?.sums.map(
			({ name }) => name,
		);
	expect(shutters("hill-top")).toEqual(["Roller shutter", "Bushfire shutter"]);
	expect(shutters("mittagong")).toEqual(["Roller shutter"]);
	expect(
		workOutPrice(content, getSuburb("mittagong"), getProduct("roller-blinds")),
	).toBeUndefined();
});
