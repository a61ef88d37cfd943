import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { formatRange, startLower } from "../../scripts/content/format.ts";
import type { KeyFact } from "../Facts/Facts.tsx";
import { isNearBush } from "../Places/productChoice.ts";
import { type Choice, findChoice, withStart } from "./estimate.ts";
import { listPrices } from "./prices.ts";

/**
 * What a product costs (content/prices.yaml): the range of its kinds, a tested kind by its name; or that it is quoted, and
 * by what.
 * @param suburb of whose page it is; away from bush, tested kinds are left out
 */
export function priceFact(content: Content, product: Product, suburb?: Suburb): KeyFact {
	const { per, value } = findPrice(content, product, suburb);
	return { term: per ? priceTerm(per) : "Price", value };
}

/** The same in parts; `per` is absent where it is quoted. */
export function findPrice(
	content: Content,
	{ slug }: Product,
	suburb?: Suburb,
): { per?: string; value: string } {
	const { products } = listPrices(content, [slug]);
	const choices = products
		.flatMap((product) => product.choices)
		.filter(({ separate }) => !separate);
	const [first] = choices;
	if (!first) return { value: `By written quote; ${products[0]?.quoted}` };
	const values = [
		withStart(first, formatPrices(choices.filter(({ tested }) => !tested))),
		...choices
			.filter(({ tested }) => tested && (!suburb || isNearBush(suburb)))
			.map((choice) => `${startLower(choice.name)} ${formatPrices([choice])}`),
	];
	return { per: first.per, value: values.join("; ") };
}

/** One price of the guide. @param id its product and fact. @throws when the guide has no such price */
export function quoteFact(content: Content, id: string): KeyFact {
	const { choice } = findChoice(listPrices(content), id);
	if (choice?.id !== id) throw new Error(`content/prices.yaml has no ${id}`);
	return { term: priceTerm(choice.per), value: formatPrices([choice]) };
}

const priceTerm = (per: string) => `Guide price per ${per}`;

/** One range for all, or each with "About" where the sheet words them as typical: it wants both bands of a roof. */
function formatPrices(choices: Choice[]): string {
	if (choices.every(({ about }) => about))
		return `About ${choices.map(({ min, max }) => formatRange(min, max)).join(", or about ")}`;
	const lowest = Math.min(...choices.map(({ min }) => min));
	const highest = Math.max(...choices.map(({ max }) => max));
	return formatRange(lowest, highest);
}
