import type { Blog } from "schema-dts";
import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { nameBusiness } from "../../components/Layout/structuredData.ts";
import { absolute, getPage } from "../../scripts/content/addresses.ts";
import { describePaging } from "./listHead.ts";
import { getTopics } from "./postLists.ts";

export type Data = ReturnType<typeof data>;

/** A page of the list, newest first; the newest post of all leads the first page. */
export function data({ content, routeParams }: PageContextServer) {
	const { posts, services, site } = content;
	const [newest, ...others] = posts;
	const paging = getPage(others, Number(routeParams.number ?? 1), "/blog");
	const { title } = services.blog;
	const isFirst = paging.number === 1;
	const head: Head = {
		...describePaging(paging, { title, opening: `Page ${paging.number} of our blog` }),
		...(isFirst && {
			description:
				"What shutters, blinds, screens, roofs and curtains cost, what lasts near the sea and which jobs need council. Every post has its answer near the top.",
			image: newest?.image,
		}),
		structuredData: [
			{
				"@type": "Blog",
				"@id": absolute(site, "/blog#blog"),
				name: title,
				description: services.blog.text,
				url: absolute(site, "/blog"),
				inLanguage: "en-AU",
				publisher: nameBusiness(site),
			} satisfies Blog,
		],
	};
	return {
		head,
		copy: services.blog,
		lead: isFirst ? newest : undefined,
		paging,
		topics: isFirst ? getTopics(content) : [],
	};
}
