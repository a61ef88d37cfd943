import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { getPage } from "../../scripts/content/pagination.ts";
import { describePaging } from "../blog/listHead.ts";
import { getCategoryCounts, getCategoryLists } from "../blog/postLists.ts";

export type Data = ReturnType<typeof data>;

/** A page of the posts of one category, and the other categories. */
export function data({ routeParams }: PageContextServer) {
	const base = `/blog/category/${routeParams.category}`;
	const own = getCategoryLists().get(base) ?? [];
	const category = own[0]?.category;
	if (!category) throw new Error(`no post has the category of ${base}`);
	const paging = getPage(own, Number(routeParams.number ?? 1), base);
	const { number } = paging;
	const head: Head = describePaging(paging, {
		title: `${category}: posts`,
		opening: number === 1 ? category : `${category}, page ${number}`,
	});
	return { head, category, paging, categories: getCategoryCounts() };
}
