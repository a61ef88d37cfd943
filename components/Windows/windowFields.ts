import { type RefObject, useState } from "react";
import { useAsked } from "../Form/useSettled.ts";
import { findChoice, isByArea, type PriceGuideData, secondSide } from "../PriceGuide/estimate.ts";
import { type Checked, checkQuantity, checkSide, formatLength } from "../PriceGuide/size.ts";
import { type ListedWindow, toWindow } from "./windowList.ts";

/** The fields of a window as they stand, in text. */
export type WindowFields = typeof emptyFields;

export const emptyFields = {
	choice: "",
	width: "",
	second: "",
	quantity: "1",
	facing: "",
	room: "",
	name: "",
};

export function readFields(values: URLSearchParams): WindowFields {
	return { ...emptyFields, ...Object.fromEntries(values) };
}

/** A window as it stands in the fields. */
export function toFields(data: PriceGuideData, window: ListedWindow): WindowFields {
	const { facing, room, name, quantity } = window;
	const { product, choice } = findChoice(data, window.choice);
	const side = (mm: number | undefined) => (mm ? formatLength(mm) : "");
	return {
		facing,
		room,
		name,
		choice: choice?.id ?? product?.slug ?? "",
		width: side(window.width),
		second: side(window.second),
		quantity: String(quantity),
	};
}

export type Faults = Partial<WindowFields>;

/** The figures in the fields, in their order, each checked; a side may be empty where nothing goes by it yet. */
function checkFigures(data: PriceGuideData, fields: WindowFields, needsSizes = false) {
	const { choice } = findChoice(data, fields.choice);
	const isNeeded = needsSizes && choice && isByArea(choice);
	const side = (text: string, name: string): Checked<number | undefined> =>
		text.trim() || isNeeded ? checkSide(text, name, data.sizes) : { value: undefined };
	return [
		["width", side(fields.width, "width")],
		["second", side(fields.second, secondSide(choice))],
		["quantity", checkQuantity(fields.quantity)],
	] as const;
}

/** The window in the fields; a figure that cannot be used is left out. */
export function readWindow(data: PriceGuideData, fields: WindowFields): ListedWindow {
	const sound = checkFigures(data, fields).map(([name, { value }]) => [name, value]);
	return toWindow({ ...fields, ...Object.fromEntries(sound) });
}

/** The faults of figures by field, in the order of the fields. */
function findFaults(data: PriceGuideData, fields: WindowFields, needsSizes: boolean): Faults {
	const figures = checkFigures(data, fields, needsSizes);
	return Object.fromEntries(figures.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])));
}

/** What is wrong with the figures once nobody types, or at once when it is asked; of sizes that are missing, only then. */
export function useFaults(
	form: RefObject<HTMLFormElement | null>,
	data: PriceGuideData,
	values: URLSearchParams,
) {
	const { judged, ask } = useAsked(values);
	const [sizesAsked, setSizesAsked] = useState(false);
	/** Shows what is wrong and takes the visitor there. @returns whether anything is */
	function refuse({ needsSizes = false } = {}): boolean {
		ask();
		setSizesAsked(needsSizes);
		const [wrong] = Object.keys(findFaults(data, readFields(values), needsSizes));
		if (wrong) (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus();
		return wrong !== undefined;
	}
	return { faults: findFaults(data, readFields(judged), sizesAsked), refuse };
}
