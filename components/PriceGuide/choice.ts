import type { Prices } from "../../scripts/content/schemas/price.ts";

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
