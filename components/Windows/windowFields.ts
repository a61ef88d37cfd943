import { type RefObject, useState } from "react";
import { findChoice, isByArea, type PriceGuideData, secondSide } from "../PriceGuide/estimate.ts";
import { type Checked, checkQuantity, checkSide, formatLength } from "../PriceGuide/size.ts";
import { type ListedWindow, toWindow } from "./windowList.ts";

/** The fields of a window as they stand, in text. */
export type WindowFields = Record<
	"choice" | "width" | "second" | "quantity" | "facing" | "room" | "name",
	string
>;

export const emptyFields: WindowFields = {
	choice: "",
	width: "",
	second: "",
	quantity: "1",
	facing: "",
	room: "",
	name: "",
};

const names = Object.keys(emptyFields) as (keyof WindowFields)[];

export function readFields(sent: URLSearchParams): WindowFields {
	const fields = names.map((name) => [name, sent.get(name) ?? ""]);
	return Object.fromEntries(fields);
}

/** A window as it stands in the fields. */
export function toFields(data: PriceGuideData, window: ListedWindow): WindowFields {
	const { width, second, quantity, facing, room, name } = window;
	const { product, choice } = findChoice(data, window.choice);
	return {
		facing,
		room,
		name,
		choice: choice?.id ?? product?.slug ?? "",
		width: width ? formatLength(width) : "",
		second: second ? formatLength(second) : "",
		quantity: String(quantity),
	};
}

/** Names of the fields that hold a figure, in their order. */
const figures = ["width", "second", "quantity"] as const;
type Figure = (typeof figures)[number];
export type Faults = Partial<Record<Figure, string>>;

/** What is in a field, checked; a side may be empty where nothing goes by it yet. */
function checkFigure(
	data: PriceGuideData,
	fields: WindowFields,
	name: Figure,
	needsSizes: boolean,
): Checked<number | undefined> {
	const text = fields[name];
	if (name === "quantity") return checkQuantity(text);
	const { choice } = findChoice(data, fields.choice);
	if (!text.trim() && !(needsSizes && choice && isByArea(choice))) return { value: undefined };
	return checkSide(text, name === "second" ? secondSide(choice) : name, data.sizes);
}

/** The window in the fields; a figure that cannot be used is left out. */
export function readWindow(data: PriceGuideData, fields: WindowFields): ListedWindow {
	const sound = figures.map((name) => {
		const checked = checkFigure(data, fields, name, false);
		return [name, "value" in checked ? checked.value : undefined];
	});
	return toWindow({ ...fields, ...Object.fromEntries(sound) });
}

/** The faults of figures, shown once they are asked for, each until its field is changed. */
export function useFaults(
	form: RefObject<HTMLFormElement | null>,
	data: PriceGuideData,
	fields: WindowFields,
) {
	const [asked, setAsked] = useState<{ fields: WindowFields; needsSizes: boolean }>();
	const find = (name: Figure, needsSizes: boolean) => {
		const checked = checkFigure(data, fields, name, needsSizes);
		return "fault" in checked ? checked.fault : undefined;
	};
	const faults: Faults = {};
	for (const name of figures)
		if (asked?.fields[name] === fields[name]) faults[name] = find(name, asked.needsSizes);
	/** Shows what is wrong and takes the visitor there. @returns whether anything is */
	function refuse({ needsSizes = false } = {}): boolean {
		setAsked({ fields, needsSizes });
		const wrong = figures.find((name) => find(name, needsSizes));
		if (wrong) (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus();
		return wrong !== undefined;
	}
	return { faults, refuse };
}
