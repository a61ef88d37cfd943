import type { Prices } from "../../scripts/content/schemas/product.ts";

const factors = { mm: 1, cm: 10, m: 1000 };
type Unit = keyof typeof factors;

/** What was typed for a length, in its unit if it has one. */
interface Length {
	value: number;
	unit?: Unit;
}

/** Reads "1800", "1.8", "1,800 mm", "1.8 m" or "180 centimetres"; undefined for anything else. */
export function readLength(text: string): Length | undefined {
	const visible = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
	const plain = visible.trim().toLowerCase();
	const [, digits = "", word = ""] = /^([\d.,\s]*\d[.,]?)\s*([a-z]*)\.?$/.exec(plain) ?? [];
	const value = readNumber(digits);
	const short = word.replace(/^(milli|centi)?met(re|er)s?$/, (_, part = "") => `${part[0] ?? ""}m`);
	if (value === undefined) return undefined;
	if (!word) return { value };
	return Object.hasOwn(factors, short) ? { value, unit: short as Unit } : undefined;
}

/** Millimetres, to the nearest whole one. */
export function toMillimetres(value: number, unit: Unit): number {
	return Math.round(value * factors[unit]);
}

/** Returns "1.8 m" for 1800 and "450 mm" for 450. */
export function formatLength(mm: number): string {
	return mm >= 1000 ? `${mm / 1000} m` : `${mm} mm`;
}

/** Commas and spaces before three digits separate thousands; a comma elsewhere is a decimal point. */
function readNumber(digits: string): number | undefined {
	const thousands = /^\d{1,3}([,\s]\d{3})+(\.\d*)?$/.test(digits);
	const plain = thousands ? digits.replace(/[,\s]/g, "") : digits.replace(",", ".");
	return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A figure that can be used, or the sentence that says why not. */
export type Checked<Value> =
	| { value: Value; fault?: undefined }
	| { value?: undefined; fault: string };

/** Figures without a unit are metres below this and millimetres from it. */
const bareMetres = 20;
/** Figures without a unit below this may be centimetres: few openings are so small in millimetres. */
const bareMillimetres = 400;

/** Asks whether a figure is centimetres, if it may be, in figures: the keys that a phone shows for them have no letters. */
export function askUnit({ value, unit }: Length): string | undefined {
	if (unit || value < bareMetres || value >= bareMillimetres) return undefined;
	return `Is that cm or mm? Write ${value / 100} for ${value} cm, or ${value / 1000} for ${value} mm.`;
}

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
	const question = askUnit(length);
	if (question) return { fault: question };
	const unit = length.unit ?? (value < bareMetres ? "m" : "mm");
	const mm = toMillimetres(value, unit);
	if (mm < smallest)
		return { fault: `${value} ${unit} is very small for an opening. Check the ${side}.` };
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
	if (!/^0*[1-9]\d*$/.test(plain)) return { fault: "Write a whole number, 1 or more." };
	const value = Number(plain);
	if (value > mostPieces)
		return { fault: `For more than ${mostPieces} of one kind, ask us for a quote.` };
	return { value };
}

/** Pieces of one kind above which a sum by the piece says little. */
const mostPieces = 99;

function adviseText(text: string, side: string): string {
	if (/\d\s*(?:mm|cm|m)?\s*(?:[x×*]|by)\s*\d/i.test(text))
		return `Write the ${side} by itself; the other side has a box of its own.`;
	if (/\d\s*(ft|feet|foot|in|['"’”′″])/i.test(text))
		return `Write the ${side} in millimetres, centimetres or metres.`;
	return `That is not a size we can read. Write the ${side} like this: 1800, 1.8 m or 180 cm.`;
}
