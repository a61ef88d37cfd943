/** The unit of a number. "" is a bare number. */
export type Unit =
	| "$"
	| "%"
	| "m²"
	| "mm"
	| "cm"
	| "m"
	| "years"
	| "km/h"
	| "weeks"
	| "days"
	| "hours"
	| "";

/** A number in a text. */
export interface WrittenNumber {
	value: number;
	unit: Unit;
	/** Digits after the decimal point, which show how it was rounded. */
	decimals: number;
	/** Range in the text: from the dollar sign or the first digit to the last digit. */
	from: number;
	to: number;
	/** As written in the text, unit included. */
	text: string;
}

/** How a unit is written, in the house style and otherwise, or in the fact sheet. */
const spellings: [pattern: string, unit: Unit][] = [
	["%|per cent\\b|percent\\b", "%"],
	["m²|m2\\b|sqm\\b|sq\\.? ?m\\b|square met(?:re|er)s?\\b", "m²"],
	["mm\\b|millimet(?:re|er)s?\\b", "mm"],
	["cm\\b|centimet(?:re|er)s?\\b", "cm"],
	["km ?/ ?h\\b|kmh\\b|kph\\b|k(?:m|ilomet(?:re|er)s?) (?:per|an) hour\\b", "km/h"],
	["kW/m(?:²|2\\b)|degrees?\\b|°", ""],
	["m\\b(?!²)|met(?:re|er)s?\\b", "m"],
	["years?\\b|yrs?\\b", "years"],
	["weeks?\\b|wks?\\b", "weeks"],
	["days?\\b", "days"],
	["hours?\\b|hrs?\\b", "hours"],
	["dollars?\\b|AUD\\b", "$"],
];
const units = spellings.map(([pattern, unit]) => ({
	unit,
	pattern: new RegExp(`^(?:${pattern})`),
}));

/** The unit that a text begins with, as a reader or the fact sheet writes it. */
export function readUnit(text: string): Unit {
	return units.find(({ pattern }) => pattern.test(text))?.unit ?? "";
}

const written = new RegExp(
	[
		"(?<![\\w.,$])(?<dollar>(?:A|AU|AUD|US|NZ)?\\$[\\s\\u00a0]?|AUD[\\s\\u00a0]?)?",
		"(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?!(?!m2\\b)\\w*\\d)",
		`(?:\\+?[\\s\\u00a0-]?(?<unit>${spellings.map(([pattern]) => pattern).join("|")}))?`,
	].join(""),
	"g",
);

/** What stands between two numbers of one unit, which only the second has: "15 to 30 years", "1,204, 1,198 and 1,201 mm". */
const carries = /^(?:,? ?(?:to|and|or|by) |[–-]| [×x+−] )$/;
const enumerates = /^,? ?$/;
/** Between two ends of a range of money of which only the first has its sign: "$700–990". */
const continues = /^(?: ?[–-] ?| to )$/;

/** Finds the numbers in a text, with their units. */
export function listNumbers(text: string): WrittenNumber[] {
	const numbers = [...text.matchAll(written)].map(({ 0: whole, index, groups }): WrittenNumber => {
		const { dollar = "", digits = "", unit = "" } = groups ?? {};
		return {
			value: Number(digits.replaceAll(",", "")),
			unit: dollar ? "$" : readUnit(unit),
			decimals: digits.split(".")[1]?.length ?? 0,
			from: index,
			to: index + dollar.length + digits.length,
			text: dollar ? dollar + digits : whole,
		};
	});
	for (const [index, own] of numbers.entries()) {
		const next = numbers[index + 1];
		if (own.unit !== "$" || next?.unit !== "" || next.value <= own.value) continue;
		if (continues.test(text.slice(own.to, next.from))) next.unit = "$";
	}
	for (const [index, own] of [...numbers.entries()].reverse()) {
		const next = numbers[index + 1];
		if (!next || own.unit || own.text.length > own.to - own.from) continue;
		const gap = text.slice(own.to, next.from);
		// "class 3, 85 km/h" is no list.
		const isList =
			enumerates.test(gap) && Math.max(own.value / next.value, next.value / own.value) < 2;
		if (carries.test(gap) || isList) own.unit = next.unit;
	}
	return numbers;
}

/** A length in millimetres, whatever its unit; undefined for a number that is not a length. */
export function toMillimetres({ value, unit }: Pick<WrittenNumber, "value" | "unit">) {
	const factor = { mm: 1, cm: 10, m: 1000 }[unit as "mm" | "cm" | "m"];
	return factor && value * factor;
}

/** A key that is the same for equal numbers, such as 900 mm and 0.9 m. */
export function keyOf(number: Pick<WrittenNumber, "value" | "unit">): string {
	const length = toMillimetres(number);
	return length === undefined ? `${number.value} ${number.unit}` : `${length.toFixed(3)} mm`;
}
