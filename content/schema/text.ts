import { z } from "zod";

/** A line of copy that must not be left empty. */
export const line = z.string().trim().min(1, "write at least one word");

/** Search and social text: search results cut it at about 160 characters. */
export const summary = z
	.string()
	.superRefine((text, context) => {
		if (text.length >= 120 && text.length <= 160) return;
		context.addIssue({
			code: "custom",
			message: `write 120 to 160 characters; this has ${text.length}`,
		});
	})
	.meta({ minLength: 120, maxLength: 160 });

/** Address part: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
	error: ({ input }) =>
		`write ${JSON.stringify(slugify(String(input)))}: lower case, digits and hyphens only`,
});

/** Day as `2025-09-17`; stays text, because YAML and Date would shift it by the time zone. */
export const day = z
	.union([z.string(), z.number()])
	.transform(String)
	.superRefine((text, context) => {
		if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)) return;
		context.addIssue({ code: "custom", message: dayAdvice(text) });
	})
	.meta({ type: "string", format: "date" });

/** Name of a picture in content/images (checked against the files there). */
export const imageName = z.string().min(1, "name a picture of content/images");

export function slugify(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

function isDay(text: string): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

function dayAdvice(text: string): string {
	const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
	const iso = year && `${year}-${second?.padStart(2, "0")}-${first?.padStart(2, "0")}`;
	if (iso && isDay(iso)) return `write ${iso}, not ${text}`;
	return `write the day as 2025-09-17; "${text}" is not a day of the calendar in that form`;
}
