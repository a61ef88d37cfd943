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
	const { name, moves, none } = product;
	if (!choice) {
		const notes = none ? [none] : [];
		return { intro: name, figure: "By written quote", sum: [], notes, moves };
	}
	const intro = nameChoice(product, choice);
	const own = estimate(choice, opening);
	if (own) {
		const notes = listNotes(product, choice, opening);
		return { intro, figure: own.range, sum: own.sum, notes, moves };
	}
	const usual = { width: example.width, second: example.height, quantity: 1 };
	const { range = "", sum = [] } = estimate(choice, usual) ?? {};
	const notes = listNotes(product, choice, { quantity: 1 });
	return { intro: `${intro}, for example`, figure: range, sum, notes, moves };
}
