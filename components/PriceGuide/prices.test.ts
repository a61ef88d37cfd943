import { expect, test } from "vitest";
import { getProduct } from "../../tests/entries.ts";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { priceFact } from "./priceFacts.ts";
import { hasPrice, listPrices } from "./prices.ts";

const content = getQuotedContent();
const { products } = listPrices(content);
const choices = products.flatMap((product) => product.choices);

test("BEY-05 BEY-17 every product is there once: priced, or with what its quote goes by and a shape without dollars", () => {
	expect(products.map(({ slug }) => slug).toSorted()).toEqual(
		content.products.map(({ slug }) => slug).toSorted(),
	);
	const quoted = products.filter((product) => product.choices.length === 0);
	expect(quoted.map(({ slug }) => slug).join(" ")).toBe(
		"roller-blinds venetian-blinds vertical-blinds panel-glides awnings",
	);
	for (const { slug, shape = [] } of quoted) expect(shape.join(), slug).toMatch(/^[^$]{60,}$/);
});

test("BEY-17 one line of the owner's gives a quoted product its price everywhere", () => {
	const priced = structuredClone(content);
	const entry = priced.prices.products.find(({ product }) => product === "roller-blinds");
	expect(hasPrice(priced, "roller-blinds")).toBe(false);
	if (entry) entry.price = { min: 1, max: 2, per: "m2" };
	const [rollers] = listPrices(priced, ["roller-blinds"]).products;
	expect(rollers?.choices).toMatchObject([{ name: "Roller Blinds", min: 1, max: 2, per: "m²" }]);
	expect(rollers?.shape).toBeUndefined();
	expect(hasPrice(priced, "roller-blinds")).toBe(true);
	const fact = { term: "Guide price per m²", value: "$1 to $2" };
	expect(priceFact(priced, getProduct("roller-blinds"))).toEqual(fact);
});

test("BEY-17 no text says that a quoted product has no price, which that line would make untrue", () => {
	const names = /roller blind|venetian|vertical|panel glide|awning/i;
	const texts = [...content.posts, ...content.products].map(({ body }) => body);
	const notes = content.prices.products.flatMap((entry) => entry.notes ?? []);
	const denials = [...texts.flatMap((text) => text.split("\n\n")), ...notes].filter(
		(words) => names.test(words) && /\bno (?:guide |list )?price\b/i.test(words),
	);
	expect(denials).toEqual([]);
});

test("BEY-05 a fact is used only for a product that the fact sheet applies it to", () => {
	expect(choices.length).toBeGreaterThan(15);
	for (const [slug = "", id] of choices.map((choice) => choice.id.split(" "))) {
		const fact = content.facts.find((candidate) => candidate.id === id);
		expect(fact?.applies_to, id).toContain(slug);
	}
});

test("BEY-05 no guide price stands for BAL-40; a note may name the ends of its range", () => {
	const { note } = choices.find(({ name }) => name === "Bushfire shutter to BAL-29") ?? {};
	expect(note).toContain("BAL-40 and BAL-FZ cost a good deal more and are quoted only");
	const noted = structuredClone(content);
	for (const option of noted.prices.products[0]?.options ?? []) option.note = "{min}, or {max}";
	const [first] = listPrices(noted).products[0]?.choices ?? [];
	expect(first?.note).toBe(`$${first?.min}, or $${first?.max}`);
});

test.each(["min", "max"] as const)("BEY-05 a fact without its %s is named", (end) => {
	const damaged = structuredClone(content);
	const id = choices[0]?.id.split(" ")[1];
	delete damaged.facts.find((fact) => fact.id === id)?.[end];
	const message = `fact ${id} has no range; prices.yaml needs one`;
	expect(() => listPrices(damaged)).toThrow(message);
});
