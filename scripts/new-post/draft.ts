import { readdirSync } from "node:fs";
import path from "node:path";
import { Document } from "yaml";
import { reservedSlugs } from "../content/addresses.ts";
import type { FoundContent } from "../content/load.ts";
import { placeholder } from "../content/schemas/post.ts";
import { slugify } from "../content/schemas/text.ts";
import type { Source } from "../content/source.ts";

/** What a writer says about a new post. Everything but the title has a default or is asked for. */
export interface Answers {
	title: string;
	slug: string;
	category: string;
	image: string;
	date: string;
	tags: string[];
	excerpt?: string | undefined;
	description?: string | undefined;
}

/** Longest slug that `npm run new:post` makes from a title. */
const longest = 60;

/** The id after the highest id of any post, including faulty files. */
export function nextId(sources: readonly Source[]): number {
	const ids = sources
		.filter(({ file }) => file.includes("/blog/"))
		.map(({ data }) => Number((data as { id?: unknown } | undefined)?.id))
		.filter(Number.isInteger);
	return Math.max(0, ...ids) + 1;
}

/** A slug for a title that no post and no file has yet. */
export function freeSlug(title: string, root: string, content: FoundContent): string {
	const words = slugify(title.replace(/['’]/g, "")).split("-");
	while (words.length > 1 && words.join("-").length > longest) words.pop();
	const base = words.join("-").slice(0, longest);
	if (base === "")
		throw new Error(
			"slug: missing; the title has no Latin letters, so add --slug last-part-of-the-address",
		);
	const taken = new Set([...reservedSlugs, ...content.posts.map(({ slug }) => slug)]);
	for (const name of readdirSync(path.join(root, "blog"))) taken.add(path.parse(name).name);
	let slug = base;
	for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
	return slug;
}

/** The text of a draft: frontmatter that passes its schema, and a body that says what to write where. */
export function makeDraft(id: number, answers: Answers): string {
	const { title, slug, category, image, date, tags } = answers;
	const document = new Document({
		id,
		title,
		slug,
		excerpt:
			answers.excerpt ??
			`${placeholder} a reason to read post ${id}, in 120 to 160 characters. It is shown on the card in the list of posts and under the title of the page.`,
		date,
		author: "business",
		image,
		category,
		tags,
		description:
			answers.description ??
			`${placeholder} the answer that post ${id} gives, in 120 to 160 characters and in other words than the excerpt. Search engines print it below the title.`,
		draft: true,
	});
	const list = document.get("tags", true);
	if (list && typeof list === "object") Object.assign(list, { flow: true });
	const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false });
	return `---\n${yaml}---\n${body}`;
}

const body = `
${placeholder} the answer to the reader's question in one paragraph of 40 to 60 words, with the figures that decide it. It must make sense when it is quoted alone.

## ${placeholder} a heading that names the thing

${placeholder} what happens, where and for how much. Figures come from content/facts.yaml.

## ${placeholder} a heading for the example

${placeholder} an example with its sum: say three windows at $400 each, 3 × $400 = $1,200.

## ${placeholder} who should buy something else

${placeholder} when not to.

${placeholder} a closing sentence that leads to the [free measure](/contact).
`;
