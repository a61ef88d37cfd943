import { expect, onTestFinished, test } from "vitest";
import { getContent, getProduct, getSuburb } from "../../scripts/content/collections.ts";
import { listAlternatives, listPlaceTexts, splitLead } from "./placeTexts.ts";

const { suburbs, products, traits } = getContent();
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));
const read = (suburb: string, product: string) =>
	listPlaceTexts(getSuburb(suburb), getProduct(product))
		.flatMap(({ texts }) => texts)
		.join(" ");

test("SBP-02 the traits of a page are those that matter most to its product in its place", () => {
	const labelsOf = (suburb: string, product: string) =>
		listPlaceTexts(getSuburb(suburb), getProduct(product)).map(({ label }) => label);
	expect(labelsOf("kiama-downs", "zip-screens")[0]).toBe("Surf side");
	expect(labelsOf("bowral", "sheer-curtains").slice(0, 2)).toEqual([
		"Frost country",
		"Period houses",
	]);
	expect(labelsOf("kiama", "plantation-shutters")[0]).toBe("Period houses");
	for (const { suburb, product } of pages) {
		const labels = labelsOf(suburb.slug, product.slug);
		const own = suburb.traits.map((name) => traits.find(({ trait }) => trait === name)?.label);
		const most = suburb.homes === "none" ? 0 : suburb.homes ? 1 : Math.min(3, own.length);
		expect(labels).toHaveLength(most + 1);
		expect(labels.slice(0, -1).every((label) => own.includes(label))).toBe(true);
		expect(labels.at(-1)).toContain(suburb.region);
	}
});

test("SBP-02 no text keeps a gap for the name, and no two on a page say six words alike", () => {
	for (const { suburb, product } of pages) {
		const texts = listPlaceTexts(suburb, product).flatMap((place) => place.texts);
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

test("SBP-02 a text that a writer pins to a suburb comes first there and nowhere else", () => {
	const text = traits.find(({ trait }) => trait === "brick-family")?.texts.at(-1);
	if (!text) throw new Error("no text");
	onTestFinished(() => {
		delete text.first;
	});
	text.first = ["bowral"];
	expect(read("bowral", "roller-shutters").startsWith(text.text)).toBe(true);
	expect(read("mittagong", "roller-shutters").startsWith(text.text)).toBe(false);
});

test("a place where hardly anybody lives leads to settled ones, and no other does", () => {
	for (const suburb of suburbs) {
		const alternatives = listAlternatives(suburb);
		expect(alternatives.length > 0).toBe(Boolean(suburb.homes));
		for (const { slug } of alternatives) expect(getSuburb(slug).homes).toBeUndefined();
	}
});

test("a sentence ends at a mark before a blank, not inside 2.0 °C", () => {
	expect(splitLead("Bowral averages 2.0 °C. It is cold.")).toEqual([
		"Bowral averages 2.0 °C.",
		"It is cold.",
	]);
	expect(splitLead("No mark at all")).toEqual(["No mark at all", ""]);
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
