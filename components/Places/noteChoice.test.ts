import { expect, test } from "vitest";
import { getContent, getProduct, getSuburb } from "../../scripts/content/collections.ts";
import { describeCouncil, listNotes } from "./noteChoice.ts";
import { workOutPrice } from "./placePrices.ts";

const { suburbs } = getContent();
const titles = (suburb: string, product?: string) =>
	listNotes(getSuburb(suburb), product ? getProduct(product) : undefined).map(({ title }) => title);

test("SBP-02 beside bush every roller shutter page says that only a tested one counts, and speaks of the way out", () => {
	for (const { slug, traits, homes } of suburbs) {
		if (homes === "none") continue;
		const shown = titles(slug, "roller-shutters");
		expect(shown).toContain("The way out");
		expect(shown.includes("Only a tested shutter counts in a bushfire"), slug).toBe(
			traits.includes("bush-edge"),
		);
		expect(shown.includes("A frozen shutter"), slug).toBe(
			traits.includes("frost") || traits.includes("fog"),
		);
	}
	expect(titles("oak-flats", "plantation-shutters")).toContain("Asbestos");
	expect(titles("bowral", "bioclimatic-pergolas")).toContain("Pool fences");
	expect(titles("budderoo", "roller-shutters")).toEqual([]);
});

test("SBP-02 a note is filled in and whole, and a suburb's screen has what may be exempt", () => {
	expect(titles("bowral")).toContain("Roofs that may be exempt");
	for (const suburb of suburbs)
		for (const { text, list = [] } of listNotes(suburb, getProduct("bioclimatic-pergolas")))
			expect([text, ...list].join(" ")).not.toMatch(/[{}]/);
	const roof = (slug: string) =>
		listNotes(getSuburb(slug), getProduct("louvered-roof-systems")).find(({ title }) =>
			title.startsWith("Roofs"),
		)?.text;
	expect(roof("dapto")).toContain("typically 6 to 8 weeks");
	expect(roof("bowral")).not.toContain("weeks");
});

test("the council is somebody to check with, and both are named where a boundary is near", () => {
	for (const suburb of suburbs) expect(describeCouncil(suburb)).toMatch(/^Check with \S/);
	expect(describeCouncil(getSuburb("buxton"))).toMatch(/Wollondilly .* Wingecarribee/);
	expect(describeCouncil(getSuburb("tallong"))).toMatch(/Goulburn Mulwaree/);
	expect(describeCouncil(getSuburb("wombeyan-caves"))).toMatch(/Upper Lachlan/);
});

test("a price is worked out for a window of the place's houses, with the sum and marked as an example", () => {
	const price = workOutPrice(getSuburb("mittagong"), getProduct("plantation-shutters"));
	expect(price?.example).toBe(
		"An example for Mittagong: a cottage sash, say 900 mm wide and 1.5 m high. Yours will differ.",
	);
	expect(price?.sums[0]).toMatchObject({
		name: "Polymer",
		sum: "900 mm × 1.5 m = 1.35 m²; 1.35 m² × $300 to $500 = $405 to $675",
	});
	const shutters = workOutPrice(getSuburb("mittagong"), getProduct("roller-shutters"));
	expect(shutters?.sums.map(({ name }) => name)).toEqual(["Roller shutter", "Bushfire shutter"]);
	expect(workOutPrice(getSuburb("mittagong"), getProduct("roller-blinds"))).toBeUndefined();
});
