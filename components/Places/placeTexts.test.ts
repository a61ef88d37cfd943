import { describe, expect, test } from "vitest";
import { getContent, getSuburb } from "../../scripts/content/collections.ts";
import { listAlternatives, listPlaceTexts, splitLead, takeSentences } from "./placeTexts.ts";

const { suburbs, products, traits } = getContent();
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));

describe("texts of a place", () => {
	test("SBP-02 every page has a text of its region and product, and a trait unless nobody lives there", () => {
		for (const { suburb, product } of pages) {
			const phrases = listPlaceTexts(suburb, product).map(({ phrase }) => phrase);
			expect(phrases.at(-1)).toBeUndefined();
			const traits = phrases.filter(Boolean).length;
			const most = Math.min(3, suburb.traits.length);
			expect(traits).toBe(suburb.homes === "none" ? 0 : suburb.homes === "few" ? 1 : most);
		}
	});

	test("SBP-02 no text keeps a gap for the name, and none stands twice on a page", () => {
		for (const { suburb, product } of pages) {
			const texts = listPlaceTexts(suburb, product).map(({ text }) => text);
			expect(texts.join(" ")).not.toMatch(/[{}]/);
			expect(new Set(texts).size).toBe(texts.length);
		}
	});

	test("SBP-02 a settled suburb's first trait is always spoken of", () => {
		for (const { suburb, product } of pages.filter(({ suburb: { homes } }) => !homes)) {
			const first = traits.find(({ trait }) => trait === suburb.traits[0]);
			expect(listPlaceTexts(suburb, product)[0]?.label).toBe(first?.label);
		}
	});
});

describe("where hardly anybody lives", () => {
	const empty = suburbs.filter(({ homes }) => homes);

	test("the page leads to settled places, and only such a page does", () => {
		expect(empty.length).toBeGreaterThan(10);
		for (const suburb of suburbs) {
			const alternatives = listAlternatives(suburb);
			expect(alternatives.length > 0).toBe(Boolean(suburb.homes));
			for (const { slug } of alternatives) expect(getSuburb(slug).homes).toBeUndefined();
		}
	});
});

test("sentences end at a mark before a blank, not inside 2.0 °C", () => {
	expect(takeSentences("Bowral averages 2.0 °C. It is cold. Very.", 2)).toBe(
		"Bowral averages 2.0 °C. It is cold.",
	);
	expect(splitLead("One. Two. Three.")).toEqual(["One.", "Two. Three."]);
	expect(splitLead("No mark at all")).toEqual(["No mark at all", ""]);
});
