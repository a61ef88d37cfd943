import { getContent, getProduct } from "../../scripts/content/collections.ts";
import { formatRange, readPriceUnit } from "../../scripts/content/format.ts";
import { groupByPlace, type Prices } from "../../scripts/content/schemas/product.ts";
import type { Choice, PricedProduct, PriceGuideData } from "./estimate.ts";

type Option = NonNullable<Prices["products"][number]["options"]>[number];

/**
 * What the price guide offers, with the figures of the fact sheet.
 * @param only slugs of products; all by default
 */
export function listPrices(only?: readonly string[]): PriceGuideData {
	const { rule, example, sizes, products } = getContent().prices;
	const wanted = products.filter(({ product }) => !only || only.includes(product));
	const priced = wanted.map(
		({ product: slug, options = [], price, moves, notes = [], split, quoted, shape }) => {
			const { name, family } = getProduct(slug);
			const choices = options.map((option) => toChoice(slug, option));
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
export function hasPrice(slug: string): boolean {
	return getContent().prices.products.some(
		({ product, options, price }) => product === slug && (options ?? price),
	);
}

function toChoice(slug: string, { name, fact: id, note, suits, startsFrom }: Option): Choice {
	const fact = getContent().facts.find((candidate) => candidate.id === id);
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
