/** A number in a text, with its unit. */
export interface WrittenNumber {
	value: number;
	/** A key of `spellings`, or "" for a bare number. */
	unit: string;
	/** Digits after the decimal point, which show how it was rounded. */
	decimals: number;
	/** Range in the text: from the dollar sign or the first digit to the last digit. */
	from: number;
	to: number;
	/** As written in the text, unit included. */
	text: string;
}

/** How units are written, in the house style, otherwise, or in the fact sheet. */
const spellings: Record<string, string> = {
	"%": "%|per ?cent\\b",
	"m²": "m²|m2\\b|sqm\\b|square met(?:re|er)s?\\b",
	mm: "mm\\b|millimet(?:re|er)s?\\b",
	cm: "cm\\b|centimet(?:re|er)s?\\b",
	"km/h": "km ?/ ?h\\b|kmh\\b|kph\\b|k(?:m|ilomet(?:re|er)s?) (?:per|an) hour\\b",
	degrees: "degrees?\\b|°|kW/m(?:²|2\\b)",
	m: "m\\b(?!²)|met(?:re|er)s?\\b",
	years: "years?\\b|yrs?\\b",
	weeks: "weeks?\\b|wks?\\b",
	days: "days?\\b",
	hours: "hours?\\b|hrs?\\b",
	$: "dollars?\\b|AUD\\b",
};

const written = new RegExp(
	`(?<![\\w.,$])(?<dollar>(?:AU?D?)?\\$\\s?)?(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?!(?!m2\\b)\\w*\\d)(?:\\+?[\\s-]?(?<unit>${Object.values(spellings).join("|")}))?`,
	"g",
);

/** Between two numbers of one unit, which only one of them has: "15 to 30 years", "$700–990". */
const carries = /^(?:,? ?(?:to|and|or|by) | ?[–-] ?| [×x+−] |, )$/;

const units = Object.entries(spellings).map(
	([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})`)] as const,
);

/** The unit that a text begins with. */
export function readUnit(text: string): string {
	return units.find(([, pattern]) => pattern.test(text))?.[0] ?? "";
}

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
	for (const [index, next] of [...numbers.entries()].reverse()) {
		const own = numbers[index - 1];
		const gap = text.slice(own?.to, next.from);
		if (!own || own.text.length > own.to - own.from || !carries.test(gap)) continue;
		// "class 3, 85 km/h" is no list, and in "$600 to 3 people" the second number is no price.
		const isClose = Math.max(own.value / next.value, next.value / own.value) < 2;
		if (!own.unit && (gap !== ", " || isClose)) own.unit = next.unit;
		if (
			own.unit === "$" &&
			!next.unit &&
			own.value < next.value &&
			!/[a-z,]\s$/.test(gap.replace(" to ", ""))
		)
			next.unit = "$";
	}
	return numbers;
}

/** A length in metres; undefined for a number that is not a length. */
export function toMetres({ value, unit }: Pick<WrittenNumber, "value" | "unit">) {
	const perMetre = { mm: 1000, cm: 100, m: 1 }[unit];
	return perMetre && value / perMetre;
}

/** A key that is the same for equal numbers, such as 900 mm and 0.9 m. */
export function keyOf(number: Pick<WrittenNumber, "value" | "unit">): string {
	const metres = toMetres(number);
	return metres === undefined ? `${number.value} ${number.unit}` : `${metres.toFixed(5)} m`;
}
