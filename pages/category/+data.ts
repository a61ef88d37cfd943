import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";
import { categoryPath } from "../../content/routes.ts";

export type Data = ReturnType<typeof data>;

/** The posts of one category. */
export function data({ urlPathname }: PageContextServer) {
	const posts = getContent().posts.filter(({ category }) => categoryPath(category) === urlPathname);
	const category = posts[0]?.category;
	if (!category) throw new Error(`no post has the category of ${urlPathname}`);
	const [first] = posts;
	const head: Head = {
		title: `${category}: posts`,
		description: `Our posts on ${category.toLowerCase()}: ${first?.title}${posts.length > 1 ? " and more" : ""}. Costs, choices and care from the people who do the fitting.`,
		path: urlPathname,
		picture: first?.image,
	};
	return { head, category, posts };
}
