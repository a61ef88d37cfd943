import { groupByCategory } from "../../scripts/content/addresses.ts";
import { memoize } from "../../scripts/content/entries.ts";
import { slugify } from "../../scripts/content/format.ts";

/** The posts of each category, newest first, by the address of its list. */
export const getCategoryLists = memoize(({ posts }) => groupByCategory(posts));

/** The four topics, each with its posts, newest first, and its categories. */
export const getTopics = memoize((content) =>
	content.services.blog.topics.map(({ title, text, categories }) => ({
		slug: slugify(title),
		title,
		text,
		posts: content.posts.filter(({ category }) => categories.includes(category)),
		categories: getCategoryCounts(content).filter(({ category }) => categories.includes(category)),
	})),
);

/** The categories that have posts, by name. */
export const getCategoryCounts = memoize(({ posts }) =>
	[...Map.groupBy(posts, ({ category }) => category)]
		.map(([category, { length }]) => ({ category, count: length }))
		.sort((a, b) => a.category.localeCompare(b.category)),
);
