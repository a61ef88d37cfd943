import { formatRange } from "../../scripts/content/format.ts";
import type { Prices, ProductFrontmatter } from "../../scripts/content/schemas/product.ts";

type Entry = Prices["products"][number];
export type Option = NonNullable<Entry["options"]>[number];

export interface Choice extends Omit<Option, "fact"> {
	/** Value of its option in the list: product and fact. */
	id: string;
	/** Dollars. */
	min: number;
	max: number;
	/** Whether the range is printed with "about". */
	about: boolean;
	/** What the price is per: "m²", or the piece ("window"). */
	per: string;
}

export interface PricedProduct extends Pick<Entry, "split" | "quoted" | "shape" | "moves"> {
	slug: string;
	name: string;
	family: ProductFrontmatter["family"];
	/** Empty where `quoted` says what a written quote goes by. */
	choices: Choice[];
	notes: string[];
}

export interface PriceGuideData extends Pick<Prices, "rule" | "example" | "sizes"> {
	products: PricedProduct[];
}

/** True for prices by the square metre, false for those by the piece. */
export function isByArea({ per }: Choice): boolean {
	return per === "m²";
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
export function secondSide(choice: Choice | undefined): "height" | "depth" {
	return choice && ["structure", "roof"].includes(choice.per) ? "depth" : "height";
}

/** What a visitor typed, checked: sides in millimetres, and how many. */
export interface Opening {
	width?: number;
	/** Height, or depth of a roof. */
	second?: number;
	quantity: number;
}

/** Works out a guide range in dollars, with the lines of its sum; undefined while a side that it goes by is missing. */
export function estimate(choice: Choice, { width, second, quantity }: Opening) {
	const unitRange = formatRange(choice.min, choice.max);
	const price = (hundredths: number) => {
		const min = Math.round((choice.min * hundredths) / 100);
		const max = Math.round((choice.max * hundredths) / 100);
		return { min, max, range: withAbout(choice, formatRange(min, max)) };
	};
	if (!isByArea(choice)) {
		const result = price(100 * quantity);
		const pieces = countPieces(quantity, choice.per);
		const product = quantity > 1 ? ` × ${unitRange} =` : ":";
		return { ...result, sum: [`${pieces}${product} ${result.range}`] };
	}
	if (width === undefined || second === undefined) return undefined;
	// The area is rounded as it is printed, so that anyone who repeats the sum gets the same dollars.
	const hundredths = Math.round((width * second * quantity) / 10_000);
	const result = price(hundredths);
	const area = `${(hundredths / 100).toFixed(2)} m²`;
	// All in metres: with 900 mm in it, the printed sum would come to another figure.
	const sides = [width, second].map((side) => `${side / 1000} m`);
	const factors = quantity > 1 ? [quantity, ...sides] : sides;
	const sum = [`${factors.join(" × ")} = ${area}`, `${area} × ${unitRange} = ${result.range}`];
	return { ...result, sum };
}

/** The product and the kind that an id names. One that names a product alone has its kind where there is only one. */
export function findChoice({ products }: Pick<PriceGuideData, "products">, id: string) {
	const product = products.find(({ slug }) => slug === id.split(" ")[0]);
	const { choices = [] } = product ?? {};
	const [only] = choices.length === 1 ? choices : [];
	return { product, choice: choices.find((choice) => choice.id === id) ?? only };
}

/** The range as the fact sheet words it: "typical" ones with "about". */
export function withAbout({ about }: Pick<Choice, "about">, range: string): string {
	return about ? `about ${range}` : range;
}

/** The range with what it starts from, where its product only starts there. */
export function withStart({ startsFrom }: Pick<Choice, "startsFrom">, range: string): string {
	return startsFrom ? `From ${startsFrom}, ${range}` : range;
}
