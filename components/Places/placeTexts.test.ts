import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { describeWay } from "./neighbours.ts";
import { chooseOpening, listAlternatives, listPlaceTexts, listSentences } from "./placeTexts.ts";

const content = getContent();
const { suburbs, products } = content;
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));
const textsOf = (suburb: string, product: string) =>
	listPlaceTexts(content, getSuburb(suburb), getProduct(product));

test.each([
	["kiama-downs", "zip-screens", "Surf side 2", "Brick family home 1", "Post-war house 1"],
	["bowral", "sheer-curtains", "Frost country 2", "Period houses 1", "Weatherboard cottage 1"],
	[
		"tullimbar",
		"plantation-shutters",
		"In Tullimbar 1",
		"New estate 2",
		"Valley floor 1",
		"Under the escarpment 1",
	],
	["tullimbar", "vertical-blinds", "Valley floor 2", "Under the escarpment 1"],
	["cataract", "roller-blinds", "Plateau edge 1"],
	["budderoo", "awnings"],
])(
	"SBP-02 in %s, of %s, what matters most comes first: three traits, one where few live, none where nobody does",
	(suburb = "", product = "", ...wanted) => {
		const shown = textsOf(suburb, product);
		const labels = shown.map(({ label, texts }) => `${label} ${texts.length}`);
		const { region, regionSlug, homes } = getSuburb(suburb);
		expect(labels).toEqual([...wanted, `Across the ${region} region 1`]);
		const said = getEntry(content.regions, regionSlug).products[product];
		expect(shown.at(-1)?.texts).toEqual([homes ? said?.intro : said?.advice]);
	},
);

test("SBP-02 no text keeps a gap for the name, and no two on a page say six words alike", () => {
	for (const { suburb, product } of pages) {
		const texts = textsOf(suburb.slug, product.slug).flatMap((place) => place.texts);
		expect(texts.join(" ")).not.toMatch(/[{}]/);
		const runs = texts.flatMap((text) => [...new Set(listRuns(text, suburb.name))]);
		const twice = runs.filter((run, index) => runs.indexOf(run) !== index);
		expect(twice, `${suburb.slug} ${product.slug}`).toEqual([]);
	}
});

/** Every six words of a text that follow one another; the suburb's own name says nothing. */
function listRuns(text: string, name: string): string[] {
	const plain = text.replaceAll(name, "").toLowerCase();
	const words = plain.match(/[\p{L}\p{N}’']+/gu) ?? [];
	return words.slice(5).map((_, index) => words.slice(index, index + 6).join(" "));
}

test("an opening is a sentence of the place that speaks to the product and stands alone, and no page after page has the same", () => {
	const openings = pages.map(({ suburb, product }) => chooseOpening(suburb, product));
	const counts = [...Map.groupBy(openings, (opening) => opening).values()];
	expect(counts.length).toBeGreaterThan(400);
	expect(Math.max(...counts.map(({ length }) => length))).toBeLessThan(12);
	for (const [index, { suburb }] of pages.entries())
		expect(listSentences(suburb.about)).toContain(openings[index]);
	const about =
		"Here is Here. It is wet. Frost does. The salt is near. Rooms face east. Bush burns here. Glass is wet.";
	const open = (id: number, family: string) =>
		chooseOpening({ ...getSuburb("kiama"), about }, {
			...getProduct("awnings"),
			id,
			family,
		} as never);
	expect([open(2, "screens"), open(3, "screens"), open(2, "blinds"), open(3, "blinds")]).toEqual([
		...["The salt is near.", "Bush burns here."],
		...["Rooms face east.", "Glass is wet."],
	]);
});

test("a place where hardly anybody lives leads to settled ones with what they are like, and no other does", () => {
	for (const suburb of suburbs) {
		const alternatives = listAlternatives(content, suburb);
		expect(alternatives.length > 0).toBe(Boolean(suburb.homes));
		for (const { slug, about, away } of alternatives) {
			expect(getSuburb(slug).homes).toBeUndefined();
			expect(getSuburb(slug).about.startsWith(about ?? "?")).toBe(true);
			expect(away).toBe(describeWay(suburb, getSuburb(slug)));
		}
	}
});

test("a sentence ends at a mark before a blank, not inside 2.0 °C", () => {
	const sentences = ["Bowral averages 2.0 °C.", "Is it cold?", "Yes!"];
	expect(listSentences(sentences.join(" "))).toEqual(sentences);
});
