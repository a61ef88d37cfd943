import {
	findChoice,
	isByArea,
	longestName,
	type Opening,
	type PriceGuideData,
	secondSide,
} from "./estimate.ts";
import { type Checked, checkQuantity, checkSide } from "./size.ts";
import type { ListedWindow } from "./windowList.ts";

/** The fields of the price guide as they stand, in text. */
export interface GuideFields {
	choice: string;
	width: string;
	second: string;
	quantity: string;
	/** What the visitor calls the window. */
	room: string;
	facing: string;
}

/** Names of the fields that hold a figure, in their order. */
export const figures = ["width", "second", "quantity"] as const;
export type Figure = (typeof figures)[number];

/** What the server writes into the fields. @param choice the first one on offer */
export function emptyFields(choice: string): GuideFields {
	return { choice, width: "", second: "", quantity: "1", room: "", facing: "" };
}

export function readGuideFields(fields: URLSearchParams): GuideFields {
	const text = (name: string) => fields.get(name) ?? "";
	return {
		choice: text("choice"),
		width: text("width"),
		second: text("second"),
		quantity: text("quantity"),
		room: text("room").slice(0, longestName),
		facing: text("facing"),
	};
}

/** What is in a field, checked; a side may be empty where the price does not go by it. */
export function checkFigure(
	data: PriceGuideData,
	fields: GuideFields,
	name: Figure,
): Checked<number | undefined> {
	const text = fields[name];
	if (name === "quantity") return checkQuantity(text);
	const { choice } = findChoice(data, fields.choice);
	if (!text.trim() && !(choice && isByArea(choice))) return { value: undefined };
	return checkSide(text, name === "second" ? secondSide(choice) : name, data.sizes);
}

/** The opening, as far as its figures can be used. */
export function readOpening(data: PriceGuideData, fields: GuideFields): Opening {
	const [width, second, quantity = 1] = figures.map((name) => {
		const checked = checkFigure(data, fields, name);
		return "value" in checked ? checked.value : undefined;
	});
	return { width, second, quantity };
}

/** The window as it goes on the visitor's list. */
export function readWindow(data: PriceGuideData, fields: GuideFields): ListedWindow {
	const { choice, room, facing } = fields;
	return { choice, name: room.trim(), facing, ...readOpening(data, fields) };
}
