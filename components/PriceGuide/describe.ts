import {
	type Choice,
	countPieces,
	isByArea,
	nameChoice,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
} from "./choice.ts";
import { estimate, listNotes, type Opening } from "./estimate.ts";

/** What the guide shows for a choice and an opening. */
export interface Answer {
	/** Line above the figure. */
	intro: string;
	figure: string;
	/** What the figure is and includes; "" where there is none. */
	rule: string;
	sum: string[];
	notes: string[];
	moves: string[];
}

const sizeGoesAlong = "The size does not change this range; it goes into your enquiry.";

/** The words for a choice; while a size that the price goes by is missing, those for the example. */
export function describe(
	{ example, rule }: PriceGuideData,
	product: PricedProduct,
	choice: Choice | undefined,
	opening: Opening,
): Answer {
	const { name, moves, none } = product;
	if (!choice) {
		const notes = none ? [none] : [];
		return { intro: name, figure: "By written quote", rule: "", sum: [], notes, moves };
	}
	const intro = nameChoice(product, choice);
	const own = estimate(choice, opening);
	if (own) {
		const hasSize = opening.width !== undefined || opening.second !== undefined;
		const notes = listNotes(product, choice, opening);
		if (hasSize && !isByArea(choice)) notes.unshift(sizeGoesAlong);
		const counted = isByArea(choice) ? intro : `${intro}, ${nameCount(choice, opening)}`;
		return { intro: counted, figure: own.range, rule, sum: own.sum, notes, moves };
	}
	const usual = { width: example.width, second: example.height, quantity: 1 };
	const { range = "", sum = [] } = estimate(choice, usual) ?? {};
	const notes = listNotes(product, choice, { quantity: 1 });
	return { intro: `${intro}, for example`, figure: range, rule, sum, notes, moves };
}

/** What a range by the piece is for; a roof's size decides which of two ranges it has. */
function nameCount(choice: Choice, { quantity }: Opening): string {
	const pieces = quantity > 1 ? countPieces(quantity, choice.per) : `per ${choice.per}`;
	return secondSide(choice) === "depth" ? pieces : `${pieces}, any size`;
}
