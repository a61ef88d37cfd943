import { z } from "zod";
import { curlQuotes } from "../mdx/quotes.ts";
import { findMarks } from "./marks.ts";

export { day } from "./day.ts";

const words = z.string().trim().min(1, "write at least one word");

/** A line of copy in plain words, not empty. Its quotes are printed curly, as in all copy here. */
export const line = words.superRefine(findMarks()).overwrite(curlQuotes);

/** Like `line`, with links written as [words](/path). */
export const linkedLine = words.superRefine(findMarks({ links: true })).overwrite(curlQuotes);

/** Like `line`, with names in curly braces that the page fills in. */
export function filledLine(...names: string[]) {
	return words.superRefine(findMarks({ names })).overwrite(curlQuotes);
}

/** Search and social text: search results cut it at about 160 characters. */
export const summary = z
	.string()
	.superRefine(findMarks())
	.superRefine((text, context) => {
		if (text.length >= 120 && text.length <= 160) return;
		context.addIssue({
			code: "custom",
			message: `write 120 to 160 characters; this has ${text.length}`,
		});
	})
	.overwrite(curlQuotes)
	.meta({ minLength: 120, maxLength: 160 });

/** Part of an address: lower-case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
	error: ({ input }) => {
		// A whole address was copied; the slug is its last part.
		const part = /^(?:https?:\/)?\/.*?([^/]+)\/*$/.exec(String(input))?.[1] ?? String(input);
		const name = part.replace(/\.(?:avif|jpe?g|mdx?|png|webp|ya?ml)$/i, "");
		return `write ${JSON.stringify(slugify(name))}: lower case, digits and hyphens only`;
	},
});

/** Name of a picture in content/images (checked against the files there). */
export const imageName = z.string().min(1, "name a picture of content/images");

/** Turns a text into part of an address: "Café & blinds" becomes "cafe-blinds". */
export function slugify(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
