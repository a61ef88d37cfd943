import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { formatRange, readPriceUnit } from "../../scripts/content/format.ts";
import type { Fact } from "../../scripts/content/schemas/fact.ts";
import { listBearings } from "../Places/neighbours.ts";
import type { KeyFact } from "./Facts.tsx";

/** The facts of the sheet that say something of a product, of which at most one of each kind applies to it. */
const kinds = [
	{ term: "Fitting, typically", unit: "hours", ids: ["time-install"] },
	{
		term: "Working life, typically",
		unit: "years",
		ids: ["life-shutters", "life-sheers", "life-other"],
	},
	{ term: "Warranty, by product", unit: "years", ids: ["warranty"] },
];

/** Fitting time, life and warranty of a product, as far as the fact sheet has them. */
export function listKeyFacts({ facts }: Content, { slug }: Product): KeyFact[] {
	const applying = facts.filter(({ applies_to }) =>
		applies_to.some((name) => name === "all" || name === slug),
	);
	return kinds.flatMap(({ term, unit, ids }) => {
		const fact = applying.find(({ id }) => ids.includes(id));
		return fact ? { term, value: `${fact.min} to ${fact.max} ${unit}` } : [];
	});
}

export const measureFact: KeyFact = { term: "In-home measure", value: "Free" };

/** Postcode and bearings of a suburb, and that its measure is free; nothing is measured where nobody lives. */
export function listPlaceFacts(content: Content, suburb: Suburb): KeyFact[] {
	return [
		{ term: "Postcode", value: suburb.postcode },
		...listBearings(content, suburb),
		...(suburb.homes === "none" ? [] : [measureFact]),
	];
}

/** Whether bush is close to houses of a suburb, so that what a fire asks of them is worth a price. */
export function isNearBush({ traits }: Pick<Suburb, "traits">): boolean {
	return traits.includes("bush-edge");
}

/** Whether a price of the fact sheet is that of a kind tested for bushfire. */
export function isTested({ prices }: Content, fact: string): boolean {
	const options = prices.products.flatMap((product) => product.options ?? []);
	return options.some((option) => option.tested && option.fact === fact);
}

/**
 * What a product costs (content/prices.yaml): the range of its options, a tested kind by its name; or that it is
 * quoted, and by what.
 * @param suburb of whose page it is; away from bush, tested kinds are left out
 */
export function priceFact({ prices, facts }: Content, { slug }: Product, suburb?: Suburb): KeyFact {
	const priced = prices.products.find(({ product }) => product === slug);
	const { options = [], price, quoted } = priced ?? {};
	if (price) {
		const term = `Guide price per ${readPriceUnit(price.per)}`;
		return { term, value: formatRange(price.min, price.max) };
	}
	const ranges = options.flatMap(({ fact: id, separate, ...option }) => {
		const fact = separate ? undefined : facts.find((candidate) => candidate.id === id);
		return fact ? [{ ...option, fact }] : [];
	});
	const [first] = ranges;
	if (!first) return { term: "Price", value: `By written quote; ${quoted}` };
	const start = first.startsFrom ? `From ${first.startsFrom}, ` : "";
	const values = [
		start + priceRange(ranges.flatMap(({ tested, fact }) => (tested ? [] : [fact]))),
		...ranges
			.filter(({ tested }) => tested && (!suburb || isNearBush(suburb)))
			.map(({ name, fact }) => `${name.toLowerCase()} ${priceRange([fact])}`),
	];
	return { term: `Guide price per ${readPriceUnit(first.fact.unit)}`, value: values.join("; ") };
}

/** One price of the fact sheet. @throws when it has no such fact */
export function quoteFact({ facts }: Content, id: string): KeyFact {
	const fact = facts.find((candidate) => candidate.id === id);
	if (!fact) throw new Error(`content/facts.yaml has no fact ${id}`);
	return { term: `Guide price per ${readPriceUnit(fact.unit)}`, value: priceRange([fact]) };
}

/** One range for all, or each with "About" where the sheet words them as typical: it wants both bands of a roof. */
function priceRange(facts: Fact[]): string {
	if (facts.every(({ wording }) => wording === "typical"))
		return `About ${facts.map(({ min = 0, max = 0 }) => formatRange(min, max)).join(", or about ")}`;
	const lowest = Math.min(...facts.map(({ min = 0 }) => min));
	const highest = Math.max(...facts.map(({ max = 0 }) => max));
	return formatRange(lowest, highest);
}
