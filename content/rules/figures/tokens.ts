/** What a number counts. "" is a bare number. */
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
export interface Figure {
	value: number;
	unit: Unit;
	/** Digits after the point, which is how finely it was rounded. */
	decimals: number;
	/** Place in the text: from the $ or the first digit to the last digit. */
	from: number;
	to: number;
	/** As it stands in the text, unit included. */
	text: string;
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const words = String.raw`%|per cent\b|m²|mm\b|cm\b|km\/h|kW\/m²|m\b(?!²)|metres?\b|years?\b|weeks?\b|days?\b|hours?\b|degrees?\b|°`;
const figure = new RegExp(
	`(?<![\\w.,$])(\\$)?(${number})(?![\\w]*\\d)(?:[\\s\\u00a0-]?(${words}))?`,
	"g",
);

const units: Record<string, Unit> = {
	"%": "%",
	"per cent": "%",
	"m²": "m²",
	mm: "mm",
	cm: "cm",
	m: "m",
	metre: "m",
	metres: "m",
	"km/h": "km/h",
	year: "years",
	years: "years",
	week: "weeks",
	weeks: "weeks",
	day: "days",
	days: "days",
	hour: "hours",
	hours: "hours",
	degree: "degrees",
	degrees: "degrees",
	"°": "degrees",
};

/** Signs and words that carry the unit of the second number over to the first: "15 to 30 years". */
const carriers = /^(?:,? ?(?:to|and|or|by) |,? |[–-]| [×x+−] )$/;

/** Finds the numbers of a text with what they count. */
export function listFigures(text: string): Figure[] {
	const figures: Figure[] = [...text.matchAll(figure)].map((match) => {
		const [whole, dollar = "", digits = "", unit = ""] = match;
		return {
			value: Number(digits.replaceAll(",", "")),
			unit: dollar ? "$" : (units[unit] ?? ""),
			decimals: digits.split(".")[1]?.length ?? 0,
			from: match.index,
			to: match.index + dollar.length + digits.length,
			text: dollar ? dollar + digits : whole,
		};
	});
	for (let index = figures.length - 2; index >= 0; index--) {
		const [own, next] = [figures[index], figures[index + 1]];
		if (!own || !next || own.unit || !next.unit) continue;
		const gap = text.slice(own.to, next.from);
		// "1,204, 1,198 and 1,201 mm" is one list; "class 3, 85 km/h" is not.
		const isAlike =
			!/^,? ?$/.test(gap) || Math.max(own.value / next.value, next.value / own.value) < 2;
		if (own.to === own.from + own.text.length && carriers.test(gap) && isAlike)
			own.unit = next.unit;
	}
	return figures;
}

/** A length in millimetres, whatever it was written in; undefined for what is no length. */
export function toMillimetres({ value, unit }: Figure): number | undefined {
	const factor = { mm: 1, cm: 10, m: 1000 }[unit as "mm" | "cm" | "m"];
	return factor && value * factor;
}
