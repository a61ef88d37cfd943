import {
	asksSize,
	findChoice,
	isByArea,
	type Opening,
	type PriceGuideData,
	secondSide,
} from "./estimate.ts";
import { type Checked, checkQuantity, checkSide, showFault } from "./size.ts";

/** Names of the fields that hold a figure, in their order. */
export const figures = ["width", "second", "quantity"] as const;
type Figure = (typeof figures)[number];

/** The field with a name. */
export function getField(
	form: HTMLFormElement,
	name: Figure | "choice" | "name",
): HTMLInputElement {
	return form.elements.namedItem(name) as HTMLInputElement;
}

/** The product chosen, and its kind; products without a price have none. */
export function readChoice(form: HTMLFormElement, data: PriceGuideData) {
	return findChoice(data, getField(form, "choice").value);
}

/** What is in a field, checked; undefined where it is empty and may be. */
function checkFigure(
	form: HTMLFormElement,
	data: PriceGuideData,
	name: Figure,
): Checked<number | undefined> {
	const { value } = getField(form, name);
	if (name === "quantity") return checkQuantity(value);
	const { choice } = readChoice(form, data);
	if (!asksSize(choice) || (!value.trim() && !isByArea(choice))) return { value: undefined };
	return checkSide(value, name === "second" ? secondSide(choice) : name, data.sizes);
}

/** The opening, as far as its figures can be used. */
export function readOpening(form: HTMLFormElement, data: PriceGuideData): Opening {
	const [width, second, quantity = 1] = figures.map((name) => {
		const checked = checkFigure(form, data, name);
		return "value" in checked ? checked.value : undefined;
	});
	return { width, second, quantity };
}

/** Shows the faults of the fields and returns the first faulty one; an empty one counts only if an answer was asked for. */
export function showFaults(
	form: HTMLFormElement,
	data: PriceGuideData,
	asked: boolean,
): HTMLInputElement | undefined {
	const faulty = figures.flatMap((name) => {
		const field = getField(form, name);
		const checked = checkFigure(form, data, name);
		const fault = "fault" in checked && (asked || field.value.trim()) ? checked.fault : undefined;
		showFault(field, fault);
		return fault ? [field] : [];
	});
	return faulty[0];
}
