import { z } from "zod";
import { day, imageName, line, slug, summary } from "./text.ts";

/** Frontmatter of a blog post, `content/blog/{slug}.mdx`. The descriptions are the writers' reference. */
export const postSchema = z.strictObject({
	id: z.int().positive().describe("The next free number; `npm run new:post` picks it."),
	title: line.max(90, "keep the title under 90 characters").describe("The heading of the page. No full stop."),
	slug: slug.describe("Last part of the address; the same as the file name."),
	excerpt: summary.describe("Shown on cards: a reason to read, 120 to 160 characters."),
	date: day.describe("Day of publication as 2025-09-17. A later day than today waits until then."),
	author: z
		.literal("business", "write business; the site prints the trading name")
		.describe("Always `business`; the site prints the trading name."),
	image: imageName.describe("Name of a picture in content/images, without its ending."),
	category: line.describe("One of content/categories.yaml, spelt the same."),
	tags: z
		.array(line)
		.min(1, "write at least one tag")
		.max(6, "keep the six tags that help most")
		.optional()
		.describe("Three to six lower-case words or phrases."),
	description: summary
		.describe("For search engines: states the answer, 120 to 160 characters, differs from the excerpt."),
	draft: z.boolean().optional().describe("`true` shows the post in `npm run dev` only."),
});

export type PostFrontmatter = z.infer<typeof postSchema>;
