import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { linkPosts, linkProducts } from "../../components/LinkList/LinkList.tsx";
import { listSuburbs } from "../../components/Places/neighbours.ts";
import { listGuideSections } from "../../components/Search/entries.ts";
import { categoryPath, standingPages } from "../../scripts/content/addresses.ts";
import { getCategoryLists } from "../blog/postLists.ts";

/** Pages whose subject has a list of its own, and this one. */
const listedAbove: readonly string[] = ["/", "/products", "/plantation-shutters-guide", "/search"];

export type Data = Awaited<ReturnType<typeof data>>;

/** Everything on the site by subject, for visitors who search without script. */
export async function data({ content }: PageContextServer) {
	const { problems, products, regions, suburbs, categories, faq } = content;
	const head: Head = {
		title: "Search and everything by subject",
		description: `Search our posts, products, ${suburbs.length} suburbs, the shutters guide and the questions people ask, or run down the whole site by subject on one page.`,
	};
	return {
		head,
		problems: problems.filter(({ href }) => href.startsWith("/which-product?")),
		products: linkProducts(products),
		regions: regions.map((region) => ({
			name: region.name,
			suburbs: listSuburbs(content, region).map(({ name, slug }) => ({
				name,
				path: `/locations/${slug}`,
			})),
		})),
		categories: categories.flatMap((category) => {
			const path = categoryPath(category);
			const lists = getCategoryLists(content).get(path);
			if (!lists) return [];
			return [{ name: category, path, posts: linkPosts(lists) }];
		}),
		guide: await listGuideSections(content),
		questions: faq.map(({ question }) => ({ name: question, path: "/contact#faq" })),
		others: standingPages.filter(({ path }) => !listedAbove.includes(path)),
	};
}
