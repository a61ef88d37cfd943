import { afterEach, describe, expect, test } from "vitest";
import { getContent, takeContent } from "../../scripts/content/collections.ts";
import { getProduct } from "../../tests/entries.ts";
import { priceFact } from "../Facts/keyFacts.ts";
import { hasPrice, listPrices } from "./prices.ts";

const sound = getContent();
const { facts, products } = sound;
const all = listPrices(getContent());

afterEach(() => {
	takeContent(sound);
});

describe("content/prices.yaml", () => {
	test("BEY-05 BEY-17 has every product once: priced, or with what its quote goes by and a shape without dollars", () => {
		expect(all.products.map(({ slug }) => slug).toSorted()).toEqual(
			products.map(({ slug }) => slug).toSorted(),
		);
		const quoted = all.products.filter(({ choices }) => choices.length === 0);
		expect(quoted.map(({ slug }) => slug)).toEqual([
			"roller-blinds",
			"venetian-blinds",
			"vertical-blinds",
			"panel-glides",
			"awnings",
		]);
		for (const { slug, shape = [] } of quoted) expect(shape.join(), slug).toMatch(/^[^$]{60,}$/);
	});

	test("BEY-17 one line of the owner's gives a quoted product its price everywhere", () => {
		const content = structuredClone(sound);
		const entry = content.prices.products.find(({ product }) => product === "roller-blinds");
		if (entry) entry.price = { min: 1, max: 2, per: "m2" };
		takeContent(content);
		const [rollers] = listPrices(content, ["roller-blinds"]).products;
		expect(rollers?.choices).toMatchObject([{ name: "Roller Blinds", min: 1, max: 2, per: "m²" }]);
		expect(rollers?.shape).toBeUndefined();
		expect(hasPrice(content, "roller-blinds")).toBe(true);
		expect(priceFact(content, getProduct("roller-blinds"))).toEqual({
			term: "Guide price per m²",
			value: "$1 to $2",
		});
	});

	test("BEY-05 FIG-06 to FIG-09 shows the shutter materials at the figures of the fact sheet", () => {
		const [shutters] = listPrices(getContent(), ["plantation-shutters"]).products;
		expect(shutters?.choices.map(({ name, min, max, per }) => [name, min, max, per])).toEqual([
			["Polymer", 300, 500, "m²"],
			["Aluminium", 400, 600, "m²"],
			["Paulownia", 450, 650, "m²"],
			["Basswood", 600, 900, "m²"],
		]);
	});

	test("BEY-05 uses a fact only for a product that the fact sheet applies it to", () => {
		for (const { slug, choices } of all.products) {
			for (const { id } of choices) {
				const fact = facts.find((candidate) => candidate.id === id.split(" ")[1]);
				expect([id, fact?.applies_to]).toEqual([id, expect.arrayContaining([slug])]);
			}
		}
	});

	test("BEY-05 no guide price stands for BAL-40", () => {
		const bushfire = all.products
			.flatMap(({ choices }) => choices)
			.find(({ name }) => name === "Bushfire shutter");
		expect(bushfire?.note).toContain("BAL-40 and BAL-FZ cost a good deal more and are quoted only");
		expect(bushfire?.note).not.toContain("$600");
	});

	test.each(["min", "max"] as const)("BEY-05 a fact without its %s is named", (end) => {
		const content = structuredClone(sound);
		const id = content.prices.products[0]?.options?.[0]?.fact;
		const fact = content.facts.find((candidate) => candidate.id === id);
		delete fact?.[end];
		takeContent(content);
		expect(() => listPrices(getContent())).toThrow(
			`fact ${id} has no range; prices.yaml needs one`,
		);
	});
});
