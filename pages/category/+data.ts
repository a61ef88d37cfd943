import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { getPage } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";
import { describePaging } from "../blog/listHead.ts";
import { getCategoryLists, getTopics } from "../blog/postLists.ts";

export type Data = ReturnType<typeof data>;

/** A page of the posts of one category, and the topic that it belongs to. */
export function data({ content, routeParams }: PageContextServer) {
	const base = `/blog/category/${routeParams.category}`;
	const own = getCategoryLists(content).get(base) ?? [];
	const category = own[0]?.category;
	if (!category) throw new Error(`no post has the category of ${base}`);
	const paging = getPage(own, Number(routeParams.number ?? 1), base);
	const { number } = paging;
	const head: Head = describePaging(paging, {
		title: `${category}: posts`,
		opening: number === 1 ? category : `${category}, page ${number}`,
	});
	const topic = getTopics(content).find((one) => one.posts.includes(own[0] as Post));
	return { head, category, paging, topic };
}
