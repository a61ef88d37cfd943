import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { isNearBush, isTested } from "../Facts/keyFacts.ts";
import { estimate, isByArea } from "../PriceGuide/estimate.ts";
import { listPrices } from "../PriceGuide/prices.ts";
import { formatLength } from "../PriceGuide/size.ts";
import { listTraits } from "./productChoice.ts";

/** A price worked out for an opening that is typical of a suburb's houses. */
export type WorkedPrice = NonNullable<ReturnType<typeof workOutPrice>>;

/**
 * The guide prices of a product (content/prices.yaml) for a typical window of the suburb's first kind of house, or
 * undefined where nothing is priced. A price by the window is summed for two of them.
 */
export function workOutPrice(content: Content, suburb: Suburb, product: Product) {
	const { rule, products } = listPrices(content, [product.slug]);
	const choices = (products[0]?.choices ?? []).filter(
		({ id }) => isNearBush(suburb) || !isTested(content, id.split(" ")[1] ?? ""),
	);
	const opening = listTraits(content, suburb).find((trait) => trait.opening)?.opening;
	const [first] = choices;
	if (!first || !opening || suburb.homes === "none") return undefined;
	const { name, width, height } = opening;
	const window = `${name}, say ${formatLength(width)} wide and ${formatLength(height)} high`;
	const isWindow = first.per === "window";
	const quantity = isWindow ? 2 : 1;
	const sums = choices.map((choice, index) => ({
		name: choice.name,
		sum: estimate(choice, { width, second: height, quantity })?.sum.join("; ") ?? "",
		note: choices.findIndex(({ note }) => note === choice.note) === index ? choice.note : undefined,
	}));
	const subject = isWindow
		? `two windows, each ${window}. The range is by the window; size and fittings move you within it.`
		: isByArea(first)
			? `${window}. Yours will differ.`
			: `one ${first.per}. Its size and fittings move you within the range.`;
	return { example: `An example for ${suburb.name}: ${subject}`, sums, rule };
}
