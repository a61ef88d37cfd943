import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { formatRange, readPriceUnit } from "../../scripts/content/format.ts";
import { groupByPlace } from "../../scripts/content/productPlaces.ts";
import type { Prices } from "../../scripts/content/schemas/product.ts";
import type { Choice, PricedProduct, PriceGuideData } from "./estimate.ts";

type Option = NonNullable<Prices["products"][number]["options"]>[number];

/**
 * What the price guide offers, with the figures of the fact sheet.
 * @param only slugs of products; all by default
 */
export function listPrices(content: Content, only?: readonly string[]): PriceGuideData {
	const { rule, example, sizes, products } = content.prices;
	const wanted = products.filter(({ product }) => !only || only.includes(product));
	const priced = wanted.map(
		({ product: slug, options = [], price, moves, notes = [], split, quoted, shape }) => {
			const { name, family } = getEntry(content.products, slug);
			const choices = options.map((option) => toChoice(content, slug, option));
			if (price)
				choices.push({
					...price,
					per: readPriceUnit(price.per),
					id: `${slug} price`,
					name,
					about: false,
				});
			const product: PricedProduct = { slug, name, family, choices, moves, notes };
			if (choices.length === 0) return { ...product, quoted, shape };
			return { ...product, ...(split && { split }) };
		},
	);
	const places = groupByPlace(priced).map(({ label, products }) => ({
		label,
		slugs: products.map(({ slug }) => slug),
	}));
	return { rule, example, sizes, products: priced, places };
}

/** Whether a product has a guide price. */
export function hasPrice({ prices }: Content, slug: string): boolean {
	return prices.products.some(
		({ product, options, price }) => product === slug && (options ?? price),
	);
}

function toChoice(
	{ facts }: Content,
	slug: string,
	{ name, fact: id, note, suits, startsFrom }: Option,
): Choice {
	const fact = facts.find((candidate) => candidate.id === id);
	const { min, max, unit = "", wording } = fact ?? {};
	if (min === undefined || max === undefined)
		throw new Error(`fact ${id} has no range; prices.yaml needs one`);
	const choice: Choice = {
		id: `${slug} ${id}`,
		name,
		min,
		max,
		about: wording === "typical",
		per: readPriceUnit(unit),
		...(suits && { suits }),
		...(startsFrom && { startsFrom }),
	};
	const [least = "", most = ""] = formatRange(min, max).split(" to ");
	return note ? { ...choice, note: note.replace("{min}", least).replace("{max}", most) } : choice;
}
