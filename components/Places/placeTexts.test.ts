import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { chooseOpening, listAlternatives, listPlaceTexts, listSentences } from "./placeTexts.ts";

const content = getContent();
const { suburbs, products, traits, relevance } = content;
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));
const read = (suburb: string, product: string) =>
	listPlaceTexts(content, getSuburb(suburb), getProduct(product))
		.flatMap(({ texts }) => texts)
		.join(" ");

test("SBP-02 the traits of a page are those that matter most to its product in its place", () => {
	const labelsOf = (suburb: string, product: string) =>
		listPlaceTexts(content, getSuburb(suburb), getProduct(product)).map(({ label }) => label);
	expect(labelsOf("kiama-downs", "zip-screens")[0]).toBe("Surf side");
	expect(labelsOf("bowral", "sheer-curtains").slice(0, 2)).toEqual([
		"Frost country",
		"Period houses",
	]);
	expect(labelsOf("kiama", "plantation-shutters")[0]).toBe("Period houses");
	for (const { suburb, product } of pages) {
		const labels = labelsOf(suburb.slug, product.slug);
		const known = suburb.traits.map((name) => traits.find(({ trait }) => trait === name)?.label);
		// A trait that a product is not for has no text on its pages.
		const speaking = suburb.traits.filter((name) => relevance[product.slug]?.includes(name));
		const most = suburb.homes === "none" ? 0 : Math.min(suburb.homes ? 1 : 3, speaking.length);
		const texts = suburb.texts?.filter((text) => text.product === product.slug).length ?? 0;
		expect(labels).toHaveLength(texts + most + 1);
		expect(labels.slice(texts, -1).every((label) => known.includes(label))).toBe(true);
		expect(labels.at(-1)).toContain(suburb.region);
	}
});

test("SBP-02 no text keeps a gap for the name, and no two on a page say six words alike", () => {
	for (const { suburb, product } of pages) {
		const texts = listPlaceTexts(content, suburb, product).flatMap((place) => place.texts);
		expect(texts.join(" ")).not.toMatch(/[{}]/);
		const runs = texts.flatMap((text) => [...new Set(listRuns(text, suburb.name))]);
		const twice = runs.filter((run, index) => runs.indexOf(run) !== index);
		expect(twice, `${suburb.slug} ${product.slug}`).toEqual([]);
	}
});

test.each(["bowral", "robertson"])(
	"SBP-02 in %s the pages of outdoor products and of warm ones speak of frost",
	(slug) => {
		for (const product of ["roller-shutters", "awnings", "sheer-curtains", "plantation-shutters"])
			expect(read(slug, product), product).toMatch(/frost|freeze|ice\b/i);
	},
);

test("SBP-02 every page of a pergola names it in what is written for the place", () => {
	for (const { slug } of suburbs) expect(read(slug, "bioclimatic-pergolas")).toMatch(/pergola/i);
});

test("SBP-02 a text of the suburb's own comes first there, and on the page of its product only", () => {
	expect(read("tullimbar", "plantation-shutters")).toMatch(/^Tullimbar was planned as a village/);
	expect(read("tullimbar", "roller-blinds")).not.toContain("a village to walk through");
});

test("an opening is a sentence of the place that speaks to the product, and no page after page has the same", () => {
	const openings = pages.map(({ suburb, product }) => chooseOpening(suburb, product));
	const counts = [...Map.groupBy(openings, (opening) => opening).values()];
	expect(counts.length).toBeGreaterThan(400);
	expect(Math.max(...counts.map(({ length }) => length))).toBeLessThan(10);
	for (const [index, { suburb }] of pages.entries())
		expect(suburb.about).toContain(openings[index]);
});

test("a place where hardly anybody lives leads to settled ones, and no other does", () => {
	for (const suburb of suburbs) {
		const alternatives = listAlternatives(content, suburb);
		expect(alternatives.length > 0).toBe(Boolean(suburb.homes));
		for (const { slug } of alternatives) expect(getSuburb(slug).homes).toBeUndefined();
	}
});

test("a sentence ends at a mark before a blank, not inside 2.0 °C", () => {
	expect(listSentences("Bowral averages 2.0 °C. It is cold.")).toEqual([
		"Bowral averages 2.0 °C.",
		"It is cold.",
	]);
});

/** Every six words of a text that follow one another; the suburb's own name says nothing. */
function listRuns(text: string, name: string): string[] {
	const words =
		text
			.replaceAll(name, "")
			.toLowerCase()
			.match(/[\p{L}\p{N}’']+/gu) ?? [];
	return words.slice(5).map((_, index) => words.slice(index, index + 6).join(" "));
}
