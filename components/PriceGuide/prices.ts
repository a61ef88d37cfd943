import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { formatRange, readPriceUnit } from "../../scripts/content/format.ts";
import type { Choice, Option, PricedProduct, PriceGuideData } from "./estimate.ts";

/**
 * What the price guide offers, with the figures of the fact sheet.
 * @param only slugs of products; all by default
 */
export function listPrices(content: Content, only?: readonly string[]): PriceGuideData {
	const { rule, example, sizes, products } = content.prices;
	const wanted = products.filter(({ product }) => !only || only.includes(product));
	const priced = wanted.map(
		({
			product: slug,
			options = [],
			price,
			notes = [],
			quoted,
			shape,
			...entry
		}): PricedProduct => {
			const { name, family } = getEntry(content.products, slug);
			const choices = options.map((option) => toChoice(content, slug, option));
			if (price) {
				const per = readPriceUnit(price.per);
				choices.push({ ...price, per, id: `${slug} price`, name, about: false });
			}
			const isQuoted = choices.length === 0;
			return { ...entry, slug, name, family, choices, notes, ...(isQuoted && { quoted, shape }) };
		},
	);
	return { rule, example, sizes, products: priced };
}

/** Whether a product has a guide price. */
export function hasPrice({ prices }: Content, slug: string): boolean {
	return prices.products.some(
		({ product, options, price }) => product === slug && (options ?? price),
	);
}

function toChoice({ facts }: Content, slug: string, { fact: id, note, ...option }: Option): Choice {
	const { min, max, unit = "", wording } = facts.find((fact) => fact.id === id) ?? {};
	if (min === undefined || max === undefined)
		throw new Error(`fact ${id} has no range; prices.yaml needs one`);
	const [least = "", most = ""] = formatRange(min, max).split(" to ");
	return {
		...option,
		id: `${slug} ${id}`,
		min,
		max,
		about: wording === "typical",
		per: readPriceUnit(unit),
		...(note && { note: note.replace("{min}", least).replace("{max}", most) }),
	};
}
