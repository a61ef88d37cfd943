import {
	type Choice,
	countPieces,
	estimate,
	isByArea,
	nameChoice,
	type Opening,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
} from "./estimate.ts";
import { formatLength } from "./size.ts";

/** Notes to show beside the range. */
export function listNotes(product: PricedProduct, choice: Choice, { width }: Opening): string[] {
	const { split } = product;
	const wide = split && width !== undefined && width > split.over;
	return [
		...(wide ? [split.text.replace("{width}", formatLength(width))] : []),
		...(choice.note ? [choice.note] : []),
		...product.notes,
	];
}

/** What the guide shows for a choice and an opening. */
export interface Answer {
	/** Line above the figure. */
	intro: string;
	figure: string;
	/** What the figure is and includes; "" where there is none. */
	rule: string;
	/** The sum of a guide price, or the worked shape of a written quote. */
	sum: string[];
	notes: string[];
	moves: string[];
}

/** The words for a choice; while a size that the price goes by is missing, those for the example. */
export function describe(
	{ example, rule }: PriceGuideData,
	product: PricedProduct,
	choice: Choice | undefined,
	opening: Opening,
): Answer {
	const { name, moves, shape = [] } = product;
	if (!choice)
		return { intro: name, figure: "By written quote", rule: "", sum: shape, notes: [], moves };
	const intro = nameChoice(product, choice);
	const result = estimate(choice, opening);
	if (result) {
		const notes = listNotes(product, choice, opening);
		const counted = isByArea(choice) ? intro : `${intro}, ${nameCount(choice, opening)}`;
		return { intro: counted, figure: result.range, rule, sum: result.sum, notes, moves };
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
