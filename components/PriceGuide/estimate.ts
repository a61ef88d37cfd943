import { formatRange } from "../../scripts/content/format.ts";
import {
	type Choice,
	countPieces,
	isByArea,
	type PricedProduct,
	pieceOf,
	secondSide,
} from "./choice.ts";
import { formatLength } from "./length.ts";

/** What a visitor typed, checked: sides in millimetres, and how many. */
export interface Opening {
	width?: number;
	/** Height, or depth of a roof. */
	second?: number;
	quantity: number;
}

/** A guide range in dollars with the sum it comes from. */
export interface Estimate {
	range: string;
	/** Lines of the sum. */
	sum: string[];
}

/** Works out the range; undefined while a side that the price goes by is missing. */
export function estimate(
	choice: Choice,
	{ width, second, quantity }: Opening,
): Estimate | undefined {
	const unitRange = formatRange(choice.min, choice.max);
	if (!isByArea(choice)) {
		const [min, max] = [choice.min * quantity, choice.max * quantity];
		const range = withAbout(choice, formatRange(min, max));
		const pieces = countPieces(quantity, choice.per);
		const sum = quantity > 1 ? `${pieces} × ${unitRange} = ${range}` : `${pieces}: ${range}`;
		return { range, sum: [sum] };
	}
	if (width === undefined || second === undefined) return undefined;
	// The area is rounded as it is printed, so that anyone who repeats the sum gets the same dollars.
	const hundredths = Math.round((width * second * quantity) / 10_000);
	const min = Math.round((choice.min * hundredths) / 100);
	const max = Math.round((choice.max * hundredths) / 100);
	const area = `${(hundredths / 100).toFixed(2)} m²`;
	const range = withAbout(choice, formatRange(min, max));
	const factors = [...(quantity > 1 ? [quantity] : []), formatLength(width), formatLength(second)];
	return {
		range,
		sum: [`${factors.join(" × ")} = ${area}`, `${area} × ${unitRange} = ${range}`],
	};
}

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

/** The words that go into the enquiry. */
export function writeMessage(
	product: PricedProduct,
	choice: Choice | undefined,
	opening: Opening,
): string {
	const { width, second, quantity } = opening;
	const kind =
		choice && product.choices.length > 1
			? `${product.name} (${choice.name.toLowerCase()})`
			: product.name;
	const piece = choice ? pieceOf(choice) : "opening";
	const side = choice ? secondSide(choice) : "height";
	const adjective = side === "depth" ? "deep" : "high";
	const sides = [
		...(width === undefined ? [] : [`${formatLength(width)} wide`]),
		...(second === undefined ? [] : [`${formatLength(second)} ${adjective}`]),
	].join(" and ");
	const count = countPieces(quantity, piece);
	const asked = `I would like a quote for ${kind}: ${sides ? `${count}, ${quantity > 1 ? "each " : ""}${sides}` : count}.`;
	const result = choice && estimate(choice, opening);
	if (!result) return asked;
	return `${asked} Your price guide gives ${result.range} including GST (${result.sum.join("; ")}).`;
}

/** The range as the fact sheet words it: "typical" ones with "about". */
export function withAbout({ about }: Choice, range: string): string {
	return about ? `about ${range}` : range;
}
