import type { Post } from "../collections.ts";

/** Most posts that one page lists by title: every page that lists them carries them all. */
export const mostTitles = 300;

interface Month {
	/** First day of the month, as 2025-09-01. */
	month: string;
	posts: Post[];
}

/** Posts of a year by month, newest first. */
export interface Year {
	year: string;
	count: number;
	months: Month[];
}

/** The newest posts by year and month; older ones stand on the numbered pages of the list. */
export function listYears(posts: readonly Post[]): Year[] {
	const years = Map.groupBy(posts.slice(0, mostTitles), ({ date }) => date.slice(0, 4));
	return [...years].map(([year, own]) => {
		const months = Map.groupBy(own, ({ date }) => `${date.slice(0, 7)}-01`);
		return {
			year,
			count: own.length,
			months: [...months].map(([month, inMonth]) => ({ month, posts: inMonth })),
		};
	});
}

/** A category with how many posts it has. */
export interface CategoryCount {
	category: string;
	count: number;
}

/** The categories that have posts, by name. */
export function listCategoryCounts(posts: readonly Post[]): CategoryCount[] {
	const groups = Map.groupBy(posts, ({ category }) => category);
	return [...groups]
		.map(([category, own]) => ({ category, count: own.length }))
		.sort((a, b) => a.category.localeCompare(b.category));
}
