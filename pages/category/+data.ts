import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { getPage } from "../../scripts/content/addresses.ts";
import { describePaging } from "../blog/listHead.ts";
import { getCategoryLists, getTopics } from "../blog/postLists.ts";

export type Data = ReturnType<typeof data>;

/** A page of the posts of one category, and the topic that it belongs to. */
export function data({ content, routeParams }: PageContextServer) {
	const base = `/blog/category/${routeParams.category}`;
	const posts = getCategoryLists(content).get(base) ?? [];
	const [newest] = posts;
	if (!newest) throw new Error(`no post has the category of ${base}`);
	const { category } = newest;
	const paging = getPage(posts, Number(routeParams.number ?? 1), base);
	const { number } = paging;
	const head: Head = describePaging(paging, {
		title: `${category}: posts`,
		opening: number === 1 ? category : `${category}, page ${number}`,
	});
	const topic = getTopics(content).find(({ categories }) =>
		categories.some((listed) => listed.category === category),
	);
	return { head, category, paging, topic };
}
