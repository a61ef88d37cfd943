import { formatRange } from "../../scripts/content/format.ts";
import type { Prices } from "../../scripts/content/schemas/price.ts";
import { formatLength } from "./size.ts";

/** One thing that has a guide price. */
export interface Choice {
	/** Value of its option in the list: product and fact. */
	id: string;
	name: string;
	/** Dollars. */
	min: number;
	max: number;
	/** Whether the range is printed with "about". */
	about: boolean;
	/** What the price is per: "m²", or the piece ("window"). */
	per: string;
	note?: string;
	/** What it is chosen for. */
	suits?: string;
}

/** A product of the guide. */
export interface PricedProduct extends Pick<Prices["products"][number], "split" | "none"> {
	slug: string;
	name: string;
	/** Empty where `none` says why. */
	choices: Choice[];
	moves: string[];
	notes: string[];
}

/** What the form of the guide needs; it is in the page as data. */
export interface PriceGuideData extends Pick<Prices, "rule" | "example" | "sizes"> {
	products: PricedProduct[];
}

/** True for prices by the square metre, false for those by the piece. */
export function isByArea({ per }: Choice): boolean {
	return per === "m²";
}

/** Sizes as a visitor may type them, by the name of the field. */
export const sizeExamples = { width: "1800 or 1.8 m", second: "1200 or 1.2 m" };

/** The hint at the field for a side, with an `example` size. The size affects the price only where it goes by area. */
export function hintSize(choice: Choice | undefined, example: string): string {
	return choice && isByArea(choice) ? `In mm or m: ${example}` : "Optional, goes into your enquiry";
}

/** What one piece is called: the opening, where the price goes by its area. */
export function pieceOf(choice: Choice): string {
	return isByArea(choice) ? "window" : choice.per;
}

/** Returns "3 windows". */
export function countPieces(count: number, piece: string): string {
	return `${count} ${piece}${count === 1 ? "" : "s"}`;
}

/** Name of a choice beside those of other products. One that is called after its product is not named twice. */
export function nameChoice({ name, choices }: PricedProduct, choice: Choice): string {
	const isNamesake = `${choice.name}s`.toLowerCase() === name.toLowerCase();
	return choices.length > 1 && !isNamesake ? `${name}: ${choice.name}` : name;
}

/** The name of the second side: roofs lie flat. */
export function secondSide(choice: Choice): "height" | "depth" {
	return ["structure", "roof"].includes(choice.per) ? "depth" : "height";
}

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
