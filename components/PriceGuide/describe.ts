import { type Choice, nameChoice, type PricedProduct, type PriceGuideData } from "./choice.ts";
import { estimate, listNotes, type Opening } from "./estimate.ts";

/** What the guide shows for a choice and an opening. */
export interface Answer {
	/** Line above the figure. */
	intro: string;
	figure: string;
	sum: string[];
	notes: string[];
	moves: string[];
}

/** Words for a choice; while the size is missing that the price goes by, those of the example. */
export function describe(
	{ example }: PriceGuideData,
	product: PricedProduct,
	choice: Choice | undefined,
	opening: Opening,
): Answer {
	const { moves, none } = product;
	if (!choice)
		return { intro: product.name, figure: "By written quote", sum: [], notes: [none ?? ""], moves };
	const name = nameChoice(product, choice);
	const own = estimate(choice, opening);
	if (own)
		return {
			intro: name,
			figure: own.range,
			sum: own.sum,
			notes: listNotes(product, choice, opening),
			moves,
		};
	const usual = { width: example.width, second: example.height, quantity: 1 };
	const shown = estimate(choice, usual);
	return {
		intro: `${name}, for example`,
		figure: shown?.range ?? "",
		sum: shown?.sum ?? [],
		notes: listNotes(product, choice, opening),
		moves,
	};
}
