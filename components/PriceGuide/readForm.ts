import {
	type Choice,
	isByArea,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
} from "./choice.ts";
import type { Opening } from "./estimate.ts";
import { type Checked, checkQuantity, checkSide } from "./size.ts";

/** Names of the fields that hold a figure, in their order. */
export const figures = ["width", "second", "quantity"] as const;
export type Figure = (typeof figures)[number];

/** The field with a name. */
export function getField(form: HTMLFormElement, name: Figure | "choice"): HTMLInputElement {
	return form.elements.namedItem(name) as HTMLInputElement;
}

/** The product chosen, and its kind; products without a price have none. */
export function readChoice(
	form: HTMLFormElement,
	data: PriceGuideData,
): { product?: PricedProduct; choice?: Choice } {
	const { value } = getField(form, "choice");
	const product = data.products.find(({ slug }) => slug === value.split(" ")[0]);
	return { product, choice: product?.choices.find(({ id }) => id === value) };
}

/** What is in a field, checked; undefined where it is empty and may be. */
export function checkFigure(
	form: HTMLFormElement,
	data: PriceGuideData,
	name: Figure,
): Checked<number | undefined> {
	const { value } = getField(form, name);
	if (name === "quantity") return checkQuantity(value);
	const { choice } = readChoice(form, data);
	if (!value.trim() && !(choice && isByArea(choice))) return { value: undefined };
	const second = choice ? secondSide(choice) : "height";
	return checkSide(value, name === "second" ? second : name, data.sizes);
}

/** The opening, as far as its figures can be used. */
export function readOpening(form: HTMLFormElement, data: PriceGuideData): Opening {
	const [width, second, quantity = 1] = figures.map((name) => {
		const checked = checkFigure(form, data, name);
		return "value" in checked ? checked.value : undefined;
	});
	return { width, second, quantity };
}
