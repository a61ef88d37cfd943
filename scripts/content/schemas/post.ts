import { z } from "zod";
import type { PublicSource } from "./lists.ts";
import { once, pictureName, ref, refBy, unique } from "./rules.ts";
import { cardLine, day, line, slug, summary } from "./text.ts";

/** How the texts of a new draft begin until its writer replaces them. */
export const placeholder = "Write here";

/** What is left of a template's text, or of its writer's own notes. */
export const leftover = {
	look: RegExp(`${placeholder}|\\b(?:TODO|TK|XX+|TB[ACD])\\b|\\?{3}`),
	message: "this is still the draft's own text; write yours",
};

/** Words of a post's text, headings and tables included. */
const budget = { least: 450, most: 2000 };

/** Says what to do about a text with this many words, if anything. */
export function adviseLength(words: number): string | undefined {
	const { least, most } = budget;
	const count = words === 1 ? "1 word" : `${words} words`;
	if (words < least) return `${count}; write ${least} at least`;
	return words > most ? `${count}; cut to ${most}` : undefined;
}

/** Names the sources that a text needs for what it speaks of: each word of theirs with a sentence. */
export function adviseSources(
	text: string,
	named: readonly string[] = [],
	sources: readonly Pick<PublicSource, "id" | "words">[],
): { word: string; message: string }[] {
	const lower = text.toLowerCase().replace(/\s+/g, " ");
	return sources.flatMap(({ words = [] }) => {
		const word = words.find((candidate) => lower.includes(candidate.toLowerCase()));
		const fitting = sources.filter((known) => word && known.words?.includes(word));
		if (!word || fitting.some(({ id }) => named.includes(id))) return [];
		const ids = fitting.map(({ id }) => id).join(" or ");
		return [{ word, message: `it says "${word}"; add ${ids} to its sources` }];
	});
}

const asMonth = "write the month as 2026-11";

/** Frontmatter of a blog post, `content/blog/{slug}.mdx`. The descriptions are the writers' reference. */
export const postFields = z.strictObject({
	id: unique(z.int().min(1).max(89, "leave the id out; only the first 89 posts have one"))
		.optional()
		.describe("Leave it out: only the first 89 posts have one."),
	title: unique(
		cardLine.max(62).refine((title) => !title.endsWith("."), "leave out the full stop"),
	).describe("The heading of the page, at most 62 characters. No full stop."),
	slug: slug.describe("Last part of the address; the same as the file name."),
	excerpt: unique(summary).describe("Shown on cards: a reason to read, 120 to 160 characters."),
	date: day.describe("Day of publication as 2025-09-17. A later day than today waits until then."),
	author: ref("authors").describe("`business`, or another file of content/authors."),
	image: pictureName.describe("Name of a picture in content/images, without its ending."),
	category: refBy(line, "categories").describe("One of content/categories.yaml, spelt the same."),
	tags: z
		.array(once(line.regex(/^(?![A-Z][a-z])[^<]*$/, "write the tag in small letters, without <")))
		.min(3)
		.max(6)
		.optional()
		.describe("Three to six lower-case words or phrases."),
	description: unique(summary).describe(
		"For search engines: the answer, 120 to 160 characters, unlike the excerpt.",
	),
	checked: z
		.string({ error: asMonth })
		.regex(/^20\d\d-\d\d$/, { error: asMonth, abort: true })
		.regex(/-(?:0[1-9]|1[0-2])$/, "the months are 01 to 12; check it")
		.optional()
		.describe("Month in which somebody last went over what it says of rules, as 2026-11."),
	sources: z
		.array(once(ref("sources")))
		.min(1)
		.optional()
		.describe("Ids of content/sources.yaml, for a post on rules or safety."),
	calculator: ref("calculators")
		.optional()
		.describe("recess, cloth, blades, cap, cover, shade or a priced product; stands below."),
	answer: z
		.int()
		.min(2)
		.max(4)
		.optional()
		.describe("Which paragraph is the short answer, where the text opens with something else."),
	checklist: slug
		.optional()
		.describe("Anchor of the section whose list is printed, as the-sheet-to-fill-in."),
	draft: z.boolean().optional().describe("`true` shows the post in `npm run dev` only."),
});

/** Like `postFields`, with the rules that need several of them; they are told beside the faults of others. */
export const postSchema = postFields.superRefine(
	(post, context) => {
		const add = (field: keyof typeof post, message: string) =>
			context.addIssue({ code: "custom", path: [field], message });
		const read = (field: "excerpt" | "description") => String(post[field] ?? "");
		for (const field of ["excerpt", "description"] as const)
			if (!post.draft && read(field).startsWith(placeholder))
				add(field, "write it before the post is published; this is still the draft's own text");
		const excerpt = read("excerpt");
		if (excerpt && read("description") === excerpt && !excerpt.startsWith(placeholder))
			add("description", "say the answer here; the excerpt gives a reason to read");
		if (post.sources && !post.checked && !post.draft)
			add("sources", "add checked, the month in which they were read");
	},
	{ when: ({ value }) => Boolean(value) },
);

export type PostFrontmatter = z.infer<typeof postSchema>;
