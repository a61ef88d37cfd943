export type Unit = "mm" | "cm" | "m";

/** A length as someone typed it; without a unit where none was typed. */
export interface TypedLength {
	value: number;
	unit?: Unit;
}

const factors: Record<Unit, number> = { mm: 1, cm: 10, m: 1000 };

/** Reads "1800", "1.8", "1,800 mm", "1.8 m" or "180 centimetres"; undefined for anything else. */
export function readLength(text: string): TypedLength | undefined {
	const plain = text.normalize("NFKC").trim().toLowerCase().replace(/[−–]/g, "-");
	const [, digits = "", word = ""] = /^(-?[\d.,\s]*\d[.,]?)\s*([a-z]*)\.?$/.exec(plain) ?? [];
	const value = readNumber(digits);
	const short = word.replace(/^(milli|centi)?met(re|er)s?$/, (_, part = "") => `${part[0] ?? ""}m`);
	if (value === undefined) return undefined;
	if (!word) return { value };
	return isUnit(short) ? { value, unit: short } : undefined;
}

function isUnit(word: string): word is Unit {
	return Object.hasOwn(factors, word);
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
	if (!digits) return undefined;
	const thousands = /^-?\d{1,3}([,\s]\d{3})+(\.\d*)?$/.test(digits);
	const plain = thousands ? digits.replace(/[,\s]/g, "") : digits.replace(",", ".");
	return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
