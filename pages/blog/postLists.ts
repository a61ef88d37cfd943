import { groupByCategory } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";
import { memoize } from "../../scripts/content/entries.ts";
import { slugify } from "../../scripts/content/format.ts";

/** Most posts listed by title, because every page with this list carries all of them. */
export const mostTitles = 150;

/** The posts of a year by month, newest first. */
export type Year = ReturnType<typeof listYears>[number];

/** The newest posts by year and month (its first day); older ones are on the numbered pages of the list. */
export function listYears(posts: readonly Post[]) {
	const years = Map.groupBy(posts.slice(0, mostTitles), ({ date }) => date.slice(0, 4));
	return Array.from(years, ([year, posts]) => {
		const months = Map.groupBy(posts, ({ date }) => `${date.slice(0, 7)}-01`);
		return {
			year,
			count: posts.length,
			months: Array.from(months, ([month, posts]) => ({ month, posts })),
		};
	});
}

/** The posts of each category, newest first, by the address of its list. */
export const getCategoryLists = memoize(({ posts }) => groupByCategory(posts));

/** A topic of the blog with its posts, newest first, and its categories. */
export type Topic = ReturnType<typeof getTopics>[number];

/** The four topics, each with what belongs to it. */
export const getTopics = memoize((content) =>
	content.services.blog.topics.map(({ title, text, categories }) => ({
		slug: slugify(title),
		title,
		text,
		posts: content.posts.filter(({ category }) => categories.includes(category)),
		categories: getCategoryCounts(content).filter(({ category }) => categories.includes(category)),
	})),
);

/** A category and its number of posts. */
export type CategoryCount = ReturnType<typeof getCategoryCounts>[number];

/** The categories that have posts, by name. */
export const getCategoryCounts = memoize(({ posts }) =>
	[...Map.groupBy(posts, ({ category }) => category)]
		.map(([category, { length }]) => ({ category, count: length }))
		.sort((a, b) => a.category.localeCompare(b.category)),
);
