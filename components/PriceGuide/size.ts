import type { Prices } from "../../scripts/content/schemas/price.ts";
import { formatLength, readLength, toMillimetres } from "./length.ts";

/** A figure that can be used, or the sentence that says why not. */
export type Checked<Value> = { value: Value } | { fault: string };

/** Figures without a unit are metres below this and millimetres from it. */
const bareMetres = 20;

/** Checks one side of an opening and returns it in millimetres. @param side as in "width" */
export function checkSide(
	text: string,
	side: string,
	{ smallest, largest }: Prices["sizes"],
): Checked<number> {
	if (!text.trim()) return { fault: `Write the ${side}, such as 1800 mm or 1.8 m.` };
	const length = readLength(text);
	if (!length) return { fault: adviseText(text, side) };
	const { value } = length;
	if (value <= 0) return { fault: `The ${side} has to be more than zero.` };
	const unit = length.unit ?? (value < bareMetres ? "m" : "mm");
	const mm = toMillimetres(value, unit);
	if (mm < smallest) {
		const other = length.unit ? "" : ` If you mean ${value} cm, write ${value} cm.`;
		return { fault: `${value} ${unit} is very small for an opening. Check the ${side}.${other}` };
	}
	if (mm > largest) {
		const size = formatLength(Number(mm.toPrecision(6)));
		return {
			fault: `${size} is very large for one opening. Check the ${side}, or enter each opening by itself.`,
		};
	}
	return { value: mm };
}

/** Checks how many there are. */
export function checkQuantity(text: string): Checked<number> {
	const plain = text.normalize("NFKC").trim();
	if (!plain) return { fault: "Write how many there are, 1 or more." };
	const value = /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
	if (!(value >= 1)) return { fault: "Write a whole number, 1 or more." };
	if (value > mostPieces)
		return { fault: `For more than ${mostPieces} of one kind, ask us for a quote.` };
	return { value };
}

/** Pieces of one kind above which a sum by the piece says little. */
const mostPieces = 99;

function adviseText(text: string, side: string): string {
	if (/\d\s*(?:mm|cm|m)?\s*(?:[x×*]|by)\s*\d/i.test(text)) {
		return `Write the ${side} by itself; the other side has a box of its own.`;
	}
	if (/\d\s*(ft|feet|foot|in|inch|inches|['"’”′″])/i.test(text)) {
		return `Write the ${side} in millimetres, centimetres or metres.`;
	}
	return `That is not a size we can read. Write the ${side} like this: 1800, 1.8 m or 180 cm.`;
}
