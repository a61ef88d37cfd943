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
	| "degrees"
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

/** How a unit is written, in the house style and otherwise. */
const spellings: [pattern: string, unit: Unit][] = [
	[String.raw`%|per cent\b|percent\b`, "%"],
	[String.raw`m²|m2\b|sqm\b|sq\.? ?m\b|square met(?:re|er)s?\b`, "m²"],
	[String.raw`mm\b|millimet(?:re|er)s?\b`, "mm"],
	[String.raw`cm\b|centimet(?:re|er)s?\b`, "cm"],
	[String.raw`km ?\/ ?h\b|kmh\b|kph\b|k(?:m|ilomet(?:re|er)s?) (?:per|an) hour\b`, "km/h"],
	[String.raw`kW\/m(?:²|2\b)`, ""],
	[String.raw`m\b(?!²)|met(?:re|er)s?\b`, "m"],
	[String.raw`years?\b|yrs?\b`, "years"],
	[String.raw`weeks?\b|wks?\b`, "weeks"],
	[String.raw`days?\b`, "days"],
	[String.raw`hours?\b|hrs?\b`, "hours"],
	[String.raw`degrees?\b|°`, "degrees"],
	[String.raw`dollars?\b|AUD\b`, "$"],
];

const digitPattern = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const words = spellings.map(([pattern]) => pattern).join("|");
const numberPattern = new RegExp(
	`(?<![\\w.,$])((?:A|AU|AUD|US|NZ)?\\$[\\s\\u00a0]?|AUD[\\s\\u00a0]?)?(${digitPattern})(?!(?!m2\\b)\\w*\\d)(?:\\+?[\\s\\u00a0-]?(${words}))?`,
	"g",
);

const units = spellings.map(([pattern, unit]) => ({
	unit,
	pattern: new RegExp(`^(?:${pattern})$`),
}));

function readUnit(written: string): Unit {
	return units.find(({ pattern }) => pattern.test(written))?.unit ?? "";
}

/** Characters and words that carry the unit of the second number over to the first: "15 to 30 years". */
const carriers = /^(?:,? ?(?:to|and|or|by) |,? |[–-]| [×x+−] )$/;
/** Characters and words after which a second, larger number is money like the first: "$700–990". */
const onward = /^(?: ?[–-] ?| to )$/;

/** Finds the numbers in a text, with their units. */
export function listNumbers(text: string): WrittenNumber[] {
	const numbers: WrittenNumber[] = [...text.matchAll(numberPattern)].map((match) => {
		const [whole, dollar = "", digits = "", unit = ""] = match;
		return {
			value: Number(digits.replaceAll(",", "")),
			unit: dollar ? "$" : readUnit(unit),
			decimals: digits.split(".")[1]?.length ?? 0,
			from: match.index,
			to: match.index + dollar.length + digits.length,
			text: dollar ? dollar + digits : whole,
		};
	});
	for (const [index, own] of numbers.entries()) {
		const next = numbers[index + 1];
		const isRange = own.unit === "$" && next?.unit === "" && next.value > own.value;
		if (next && isRange && onward.test(text.slice(own.to, next.from))) next.unit = "$";
	}
	for (let index = numbers.length - 2; index >= 0; index--) {
		const [own, next] = [numbers[index], numbers[index + 1]];
		if (!own || !next || own.unit || !next.unit) continue;
		const gap = text.slice(own.to, next.from);
		// "1,204, 1,198 and 1,201 mm" is one list; "class 3, 85 km/h" is not.
		const isAlike =
			!/^,? ?$/.test(gap) || Math.max(own.value / next.value, next.value / own.value) < 2;
		if (own.to === own.from + own.text.length && carriers.test(gap) && isAlike)
			own.unit = next.unit;
	}
	return numbers;
}

/** A length in millimetres, whatever its unit; undefined for a number that is not a length. */
export function toMillimetres({ value, unit }: WrittenNumber): number | undefined {
	const factor = { mm: 1, cm: 10, m: 1000 }[unit as "mm" | "cm" | "m"];
	return factor && value * factor;
}
