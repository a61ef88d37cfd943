import { reservedSlugs } from "../content/addresses.ts";
import { suggestion } from "../content/faults.ts";
import { postFields } from "../content/schemas/post.ts";
import type { Answers } from "./draft.ts";

/** What a writer entered on the command line or in answer to questions. */
export interface Given {
	title?: string | undefined;
	category?: string | undefined;
	image?: string | undefined;
	tags?: string | undefined;
	date?: string | undefined;
	slug?: string | undefined;
	excerpt?: string | undefined;
	description?: string | undefined;
}

/** The names that answers may use. */
export interface Names {
	categories: readonly string[];
	pictures: readonly string[];
	titles: readonly string[];
	today: string;
}

/** What is wrong with an answer, in one sentence; undefined when it is fine. */
export const judges: Record<
	"title" | "category" | "image" | "date" | "tags" | "slug",
	(value: string, names: Names) => string | undefined
> = {
	title: (value, { titles }) =>
		titles.includes(value)
			? "another post has this title; choose another"
			: judgeField("title", value),
	category: (value, { categories }) =>
		judgeName(value, categories, "a category of content/categories.yaml"),
	image: (value, { pictures }) => judgeName(value, pictures, "a picture of content/images"),
	date: (value) => judgeField("date", value),
	tags: (value) => {
		const count = splitTags(value).length;
		return count >= 3 && count <= 6 ? undefined : "give three to six tags with commas between";
	},
	slug: (value) =>
		reservedSlugs.includes(value)
			? `/blog/${value} is an address of the blog itself; choose another`
			: judgeField("slug", value),
};

/**
 * Checks everything that was entered and fills in defaults.
 * @throws Error with one sentence per line, for every answer that is missing or wrong
 */
export function checkAnswers(
	given: Given,
	names: Names,
): Omit<Answers, "slug"> & { slug?: string | undefined } {
	const { title = "", category = "", image = "", tags = "", date = names.today, slug } = given;
	const wrong: string[] = [];
	const check = (key: keyof typeof judges, value: string, how: string) => {
		const sentence = value ? judges[key](value, names) : `missing; ${how}`;
		if (sentence) wrong.push(`${key}: ${sentence}`);
	};
	check("title", title, 'write npm run new:post -- "Title of the post"');
	check("category", category, 'add --category "Zip Screens" or another of content/categories.yaml');
	check("image", image, "add --image zip-screens or another of content/images");
	check("tags", tags, 'add --tags "zip screens, kiama, salt"');
	check("date", date, "add --date 2025-09-17");
	if (slug) check("slug", slug, "");
	for (const key of ["excerpt", "description"] as const) {
		const sentence = given[key] === undefined ? undefined : judgeField(key, given[key]);
		if (sentence) wrong.push(`${key}: ${sentence}`);
	}
	if (wrong.length) throw new Error(`${wrong.join("\n")}\nNothing was written.`);
	const { excerpt, description } = given;
	return { title, category, image, date, tags: splitTags(tags), slug, excerpt, description };
}

/** The tags of a comma-separated line. */
function splitTags(text: string): string[] {
	return text
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
}

function judgeField(key: keyof typeof postFields.shape, value: string): string | undefined {
	const result = postFields.shape[key].safeParse(value);
	return result.success ? undefined : result.error.issues[0]?.message;
}

function judgeName(value: string, known: readonly string[], what: string): string | undefined {
	return known.includes(value) ? undefined : `"${value}" is not ${what}${suggestion(value, known)}`;
}
