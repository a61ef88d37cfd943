import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct } from "../../tests/entries.ts";
import { listKeyFacts, priceFact } from "./keyFacts.ts";

const termsOf = (slug: string) =>
	listKeyFacts(getContent(), getProduct(slug)).map(({ term }) => term);

test.each(["bioclimatic-pergolas", "louvered-roof-systems"])(
	"FIG-11 %s have no fitting time: the fact sheet gives none for structures",
	(slug) => {
		expect(termsOf(slug)).not.toContain("Fitting, typically");
		expect(termsOf("roller-blinds")).toContain("Fitting, typically");
	},
);

test("FIG-10 FIG-40 FIG-41 a working life stands only where the fact sheet gives one", () => {
	const lives = getContent().products.flatMap((product) =>
		listKeyFacts(getContent(), product)
			.filter(({ term }) => term === "Working life, typically")
			.map(({ value }) => `${product.slug}: ${value}`),
	);
	expect(lives).toContain("plantation-shutters: 15 to 30 years");
	expect(lives).toContain("sheer-curtains: 8 to 12 years");
	expect(lives).toContain("awnings: 15 to 25 years");
	expect(lives.join()).not.toMatch(/roller-blinds|veri-shades/);
});

test("FIG-14 FIG-15 Q39 a louvred roof has its two bands, worded as the fact sheet has them", () => {
	expect(priceFact(getContent(), getProduct("louvered-roof-systems"))).toEqual({
		term: "Guide price per roof",
		value: "About $8,000 to $18,000, or about $12,000 to $35,000",
	});
	expect(priceFact(getContent(), getProduct("bioclimatic-pergolas")).value).toBe(
		"$8,000 to $25,000",
	);
});

test("BEY-17 heritage shutters start from the basswood range, and a quoted product says what decides", () => {
	expect(priceFact(getContent(), getProduct("heritage-shutters"))).toEqual({
		term: "Guide price per m²",
		value: "From the basswood range, $600 to $900",
	});
	expect(priceFact(getContent(), getProduct("panel-glides"))).toEqual({
		term: "Price",
		value: "By written quote; width, channels, fabric and how the track is fixed decide",
	});
});

test("FIG-26 FIG-27 the range of roller shutters is the ordinary kind's, and the tested kind has its own", () => {
	expect(priceFact(getContent(), getProduct("roller-shutters")).value).toBe(
		"$400 to $1,400; bushfire shutter $600 to $2,000",
	);
});
