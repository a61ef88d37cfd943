import { z } from "zod";

/** Years that a post or page may have; others are typing errors. */
const years = { first: 2000, last: 2100 };

/** A day such as `2025-09-17`; stays text, because YAML and Date would shift it by the time zone. */
export const day = z
	.string({
		// YAML reads 20250917 as a number.
		error: ({ input }) => (typeof input === "number" ? advise(String(input)) : undefined),
	})
	.superRefine((text, context) => {
		if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)) return;
		context.addIssue({ code: "custom", message: advise(text) });
	})
	.meta({ format: "date" });

function isDay(text: string): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	const isReal = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
	const year = Number(text.slice(0, 4));
	return isReal && isLikely(year);
}

function isLikely(year: number): boolean {
	return year >= years.first && year <= years.last;
}

function advise(text: string): string {
	const [year] = /^\d{4}(?=-\d{2}-\d{2}$)/.exec(text) ?? [];
	if (year && !isLikely(Number(year)))
		return `check the year ${year}; write one from ${years.first} to ${years.last}`;
	const iso = read(text.trim().replace(/^[“‘](.*)[”’]$/, "$1"));
	if (iso && isDay(iso)) return `write ${iso}, not ${text}`;
	return `write the day as 2025-09-17; "${text}" is not a day of the calendar in that form`;
}

/** Ways in which people write a day; in Australia the day comes before the month. */
const forms = [
	/^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<date>\d{1,2})$/,
	/^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
	/^(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})$/,
	/^(?<date>\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?(?<name>[a-z]{3,9})\.?,?[ -](?<year>\d{4}|\d{2})$/i,
	/^(?<name>[a-z]{3,9})\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];

const months = Array.from({ length: 12 }, (_, index) =>
	new Date(Date.UTC(2025, index)).toLocaleString("en-AU", { month: "long", timeZone: "UTC" }),
);

function read(text: string): string | undefined {
	const groups = forms.map((form) => form.exec(text)?.groups).find(Boolean);
	if (!groups) return undefined;
	const { year = "", month, date = "", name = "" } = groups;
	const isNamed = (full: string) => full.toLowerCase().startsWith(name.toLowerCase());
	const number = month ?? String(months.findIndex(isNamed) + 1);
	return `${year.padStart(4, "20")}-${number.padStart(2, "0")}-${date.padStart(2, "0")}`;
}
