import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";
import { listCategoryCounts } from "../../content/posts/archive.ts";
import { getPage } from "../../content/posts/paging.ts";
import { summariseTitles } from "../../content/posts/summary.ts";
import { categoryPath } from "../../content/routing/routes.ts";

export type Data = ReturnType<typeof data>;

/** A page of the posts of one category, and the other categories. */
export function data({ routeParams }: PageContextServer) {
	const base = `/blog/category/${routeParams.category}`;
	const { posts } = getContent();
	const own = posts.filter(({ category }) => categoryPath(category) === base);
	const category = own[0]?.category;
	if (!category) throw new Error(`no post has the category of ${base}`);
	const paging = getPage(own, Number(routeParams.number ?? 1), base);
	const { number, count, pathOf, entries } = paging;
	const first = number === 1;
	const head: Head = {
		title: first ? `${category}: posts` : `${category}: posts, page ${number} of ${count}`,
		description: summariseTitles(
			`${category}${first ? "" : `, page ${number}`}: `,
			entries.map(({ title }) => title),
			"Costs, choices and care from the people who do the fitting.",
		),
		path: pathOf(number),
		image: entries[0]?.image,
		prev: first ? undefined : pathOf(number - 1),
		next: number < count ? pathOf(number + 1) : undefined,
	};
	return { head, category, paging, categories: listCategoryCounts(posts) };
}
