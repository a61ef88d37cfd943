import { formatRange } from "../../format.ts";
import type { Fact } from "../../schemas/fact.ts";
import { derivePerDesk } from "../reading/derivePerDesk.ts";
import type { Ends } from "./ranges.ts";

/** A price of the fact sheet. */
export interface Price {
	id: string;
	ends: Ends;
	products: readonly string[];
}

/** The share by which an end may have changed for the old range to be known as that of a fact. */
const change = 0.15;

/** The prices of the fact sheet. Its second readings are not among them: those that are prices are facts too. */
export const listPrices = derivePerDesk(({ content }) => content.facts.flatMap(readPrice));

function readPrice({ id, min, max, unit, wording, applies_to }: Fact): Price[] {
	if (!unit.startsWith("AUD") || wording === "none") return [];
	return min === undefined || max === undefined
		? []
		: [{ id, ends: [min, max], products: applies_to }];
}

/** Ranges that copy may print: one fact's, or as the page of a product does, from its lowest price to its highest. */
export const listPriceRanges = derivePerDesk((desk): Ends[] => {
	const prices = listPrices(desk);
	const spans = desk.content.products.flatMap(({ priceFacts }): Ends[] => {
		const own = prices.filter(({ id }) => priceFacts.includes(id)).map(({ ends }) => ends);
		if (own.length === 0) return [];
		return [[Math.min(...own.map(([low]) => low)), Math.max(...own.map(([, high]) => high))]];
	});
	return [...prices.map(({ ends }) => ends), ...spans];
});

/**
 * What to write for a range that is no fact's; names a fact if only one comes near.
 * @param about the products that the page is about; a fact of another product is named only if these have no price
 */
export function adviseRange(
	[low, high]: Ends,
	prices: readonly Price[],
	about: readonly string[],
): string {
	const own = prices.filter(({ products }) => products.some((slug) => about.includes(slug)));
	const near = (own.length ? own : prices).filter(
		({ ends }) => isLike(low, ends[0]) && isLike(high, ends[1]),
	);
	const [fact] = near;
	const written = formatRange(low, high);
	return fact && near.length === 1
		? `write ${formatRange(...fact.ends)}, as ${fact.id} has it; no fact has ${written}`
		: `no fact of content/facts.yaml has ${written}; take a range from there, or show the sum it comes from`;
}

function isLike(written: number, right: number): boolean {
	return Math.abs(written - right) <= right * change;
}
