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

/** What the guide shows: while a size that the price goes by is missing, the sum of the example. */
export function describeAnswer(
	{ example, rule }: PriceGuideData,
	product: PricedProduct,
	choice: Choice | undefined,
	opening: Opening,
) {
	const { name, moves, shape = [] } = product;
	if (!choice)
		return { intro: name, figure: "By written quote", rule: "", sum: shape, notes: [], moves };
	const intro = nameChoice(product, choice);
	const asked = estimate(choice, opening);
	const usual = { width: example.width, second: example.height, quantity: 1 };
	const { range = "", sum = [] } = asked ?? estimate(choice, usual) ?? {};
	const answer = { figure: range, rule, sum, moves };
	if (!asked)
		return { ...answer, intro: `${intro}, for example`, notes: listNotes(product, choice) };
	return {
		...answer,
		intro: isByArea(choice) ? intro : `${intro}, ${nameCount(choice, opening)}`,
		notes: listNotes(product, choice, opening.width),
	};
}

/** Notes to show beside the range. */
function listNotes({ split, notes }: PricedProduct, { note }: Choice, width = 0): string[] {
	const isWide = split && width > split.over;
	return [
		...(isWide ? [split.text.replace("{width}", formatLength(width))] : []),
		...(note ? [note] : []),
		...notes,
	];
}

/** What a range by the piece is for; a roof's size decides which of two ranges it has. */
function nameCount(choice: Choice, { quantity }: Opening): string {
	const pieces = quantity > 1 ? countPieces(quantity, choice.per) : `per ${choice.per}`;
	return secondSide(choice) === "depth" ? pieces : `${pieces}, any size`;
}
