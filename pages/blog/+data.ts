import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";
import { listCategoryCounts, listYears } from "../../content/posts/archive.ts";
import { getPage } from "../../content/posts/paging.ts";
import { summariseTitles } from "../../content/posts/summary.ts";
import { absolute } from "../../content/routing/origin.ts";
import { nameBusiness } from "../../content/structured/structured.ts";

export type Data = ReturnType<typeof data>;

/** A page of the list, newest first; the newest post of all leads the first page. */
export function data({ routeParams }: PageContextServer) {
	const { posts, services } = getContent();
	const [newest, ...others] = posts;
	const paging = getPage(others, Number(routeParams.number ?? 1), "/blog");
	const { number, count, pathOf, entries } = paging;
	const first = number === 1;
	const head: Head = {
		title: first ? services.blog.title : `${services.blog.title}, page ${number} of ${count}`,
		description: first
			? "What shutters, blinds, screens, roofs and curtains cost, what lasts near the sea and which jobs need council, written by the people who do the fitting."
			: summariseTitles(
					`Page ${number} of our blog: `,
					entries.map(({ title }) => title),
					"Costs, choices and care from the people who do the fitting.",
				),
		path: pathOf(number),
		image: (first ? newest : entries[0])?.image,
		prev: first ? undefined : pathOf(number - 1),
		next: number < count ? pathOf(number + 1) : undefined,
		structuredData: [
			{
				"@type": "Blog",
				"@id": absolute("/blog#blog"),
				name: services.blog.title,
				description: services.blog.text,
				url: absolute("/blog"),
				inLanguage: "en-AU",
				publisher: nameBusiness(),
			},
		],
	};
	return {
		head,
		copy: services.blog,
		lead: first ? newest : undefined,
		paging,
		categories: listCategoryCounts(posts),
		years: listYears(posts),
		total: posts.length,
	};
}
