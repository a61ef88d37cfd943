import { z } from "zod";
import { curlQuotes, slugify } from "../format.ts";

// Otherwise zod tries to make functions of text, which the site's policy forbids on the page that judges a new post.
z.config({ jitless: true });

/** A day such as `2025-09-17`; stays text, because YAML and Date would shift it by the time zone. */
export const day = z.iso
	.date({
		error: ({ input }) => {
			if (/^\d{4}-\d\d-\d\d$/.test(String(input)))
				return `${input} is no day of the calendar; check its month and its day`;
			return input ? "write the day as 2025-09-17" : undefined;
		},
		abort: true,
	})
	.regex(/^20/, "check the year; write one of this century");

const words = z.string().trim().min(1, "write at least one word");

/** A line of copy in plain words, not empty. Its quotes are printed curly, as in all copy here. */
export const line = words.superRefine(findMarks()).overwrite(curlQuotes);

/** What both typefaces of a sharing card lack; cardDrawing.test.ts draws every other character. */
export const lacking = /[^\s!-~¡-¬®-ÿĂıŒœˆ˚˜–—‘’‚“”„•…‹›⁄€™↑↓−]/u;

/** Like `line`, for words that a sharing card prints too. */
export const cardLine = line.superRefine((text, context) => {
	const [letter] = lacking.exec(text.normalize()) ?? [];
	const message = `the sharing card cannot print "${letter}", which its typeface lacks; write it in Latin letters, or leave it out`;
	if (letter) context.addIssue({ code: "custom", message });
});

/** Like `line`, with links written as [words](/path). */
export const linkedLine = words.superRefine(findMarks({ links: true })).overwrite(curlQuotes);

/** Like `line`, with names in curly braces that the page fills in. */
export function filledLine(...names: string[]) {
	return words.superRefine(findMarks({ names })).overwrite(curlQuotes);
}

/** True for the name of a picture's file, such as IMG_1234 or deck-2.jpg, in place of what it shows. */
export function isFileName(alt: string): boolean {
	return /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|webp)\b|^\s*\S*(?:[_\d]|\w-\w)\S*\s*$/i.test(alt);
}

/** What a picture shows, for people who cannot see it; a screen reader reads this many characters in one go. */
export const altText = line
	.refine((text) => text.length <= 124, {
		error: ({ input }) => `write 124 characters at most; this has ${String(input).length}`,
	})
	.refine((text) => !isFileName(text), "this names a file; say what the picture shows");

/** Search and social text: search results cut it at about 160 characters. */
export const summary = z.string().min(120).max(160).superRefine(findMarks()).overwrite(curlQuotes);

/** What stands in and above the file of a tool: its heading, its text for search engines and its lead. */
export const pageHead = { title: line, description: summary, lead: line };

/** Part of an address: lower-case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
	error: ({ input }) => {
		// A whole address or a file was copied; the slug is its last part.
		const [part = ""] = /[^/]*\/*$/.exec(String(input)) ?? [];
		const name = slugify(part.replace(/\.(?:avif|jpe?g|mdx?|png|webp|ya?ml)$/i, ""));
		return `write ${JSON.stringify(name)}: lower case, digits and hyphens only`;
	},
});

/** Markdown and HTML marks. They work only in the text of an MDX file and, as links, in an answer. */
const marks =
	/\*\*|__|~~|==|%%|`|(?:^|\s)#{2,}\s|\|\s*:?-{3}|\[[^\]]*\](?!\()|(?<![\w*])[*_]\w[^*_]*[*_](?![\w*])|<\/?[a-z][^<>]*>|&(?:[a-z]\w*|#\w+);|\\(?:[^\p{L}\p{N}]|$)/iu;
/** A whole value in curly quotes; apostrophes may stand inside. */
const wholeQuote = /^(?:[“”„"][^“”„"]*[“”]|[“”„][^“”„"]*"|‘[^‘]*’)$/;
/** [words](/path) */
const link = /\]\(/;

/** Returns a check that reports marks that would be printed as typed; names in curly braces are filled in by the page. */
export function findMarks({ links = false, names = [] as string[] } = {}) {
	return (text: string, context: z.RefinementCtx<string>) => {
		const add = (message: string) => context.addIssue({ code: "custom", message });
		const bare = text.trim();
		if (wholeQuote.test(bare)) {
			add(`take the quotes ${bare[0]} ${bare.at(-1)} off; the whole value needs none`);
		}
		if (marks.test(text) || (!links && link.test(text))) {
			add("marks are printed here as they stand; write plain words");
		}
		if (/\S\n+\S/.test(text)) add("lines are joined here; write it as one line");
		const braces = text.match(/\{+[^{}]*\}+|\{+\w*|\}+/g) ?? [];
		const wrong = braces.find((found) => !names.includes(found.replace(/^\{(.*)\}$/, "$1")));
		const shown = names.map((name) => `{${name}}`).join(" or ") || "it without curly braces";
		if (wrong) add(`${wrong} is not filled in here; write ${shown}`);
	};
}

/**
 * Turns a rule about keys that need or exclude one another into a refinement.
 * It says nothing of an entry with another fault: a misspelt key may be the one that is not there.
 * @param rule says what to do, and at which key of the entry; without one, at the entry
 */
export function weighKeys<Entry>(
	rule: (entry: Entry, advise: (advice: string, key?: string) => void) => void,
) {
	return (entry: Entry, context: z.RefinementCtx<Entry>) => {
		if (context.issues.length) return;
		rule(entry, (message, key) =>
			context.addIssue({ code: "custom", path: key ? [key] : [], message }),
		);
	};
}
