import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { formatRange, startLower } from "../../scripts/content/format.ts";
import { listBearings } from "../Places/neighbours.ts";
import { type Choice, findChoice } from "../PriceGuide/estimate.ts";
import { listPrices } from "../PriceGuide/prices.ts";
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

/**
 * What a product costs (content/prices.yaml): the range of its kinds, a tested kind by its name; or that it is quoted, and
 * by what.
 * @param suburb of whose page it is; away from bush, tested kinds are left out
 */
export function priceFact(content: Content, { slug }: Product, suburb?: Suburb): KeyFact {
	const { products } = listPrices(content, [slug]);
	const choices = products
		.flatMap((product) => product.choices)
		.filter(({ separate }) => !separate);
	const [first] = choices;
	if (!first) return { term: "Price", value: `By written quote; ${products[0]?.quoted}` };
	const start = first.startsFrom ? `From ${first.startsFrom}, ` : "";
	const values = [
		start + formatPrices(choices.filter(({ tested }) => !tested)),
		...choices
			.filter(({ tested }) => tested && (!suburb || isNearBush(suburb)))
			.map((choice) => `${startLower(choice.name)} ${formatPrices([choice])}`),
	];
	return { term: priceTerm(first), value: values.join("; ") };
}

/** One price of the guide. @param id its product and fact. @throws when the guide has no such price */
export function quoteFact(content: Content, id: string): KeyFact {
	const { choice } = findChoice(listPrices(content), id);
	if (choice?.id !== id) throw new Error(`content/prices.yaml has no ${id}`);
	return { term: priceTerm(choice), value: formatPrices([choice]) };
}

const priceTerm = ({ per }: Choice) => `Guide price per ${per}`;

/** One range for all, or each with "About" where the sheet words them as typical: it wants both bands of a roof. */
function formatPrices(choices: Choice[]): string {
	if (choices.every(({ about }) => about))
		return `About ${choices.map(({ min, max }) => formatRange(min, max)).join(", or about ")}`;
	const lowest = Math.min(...choices.map(({ min }) => min));
	const highest = Math.max(...choices.map(({ max }) => max));
	return formatRange(lowest, highest);
}
