import { useSite } from "../../components/Layout/siteContext.ts";
import { LinkList, linkPosts } from "../../components/LinkList/LinkList.tsx";
import { ScrollBox } from "../../components/ScrollBox/ScrollBox.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";
import type { CategoryCount } from "../blog/postLists.ts";

interface Props {
	/** Slug of the open post. */
	slug: string;
	/** The newest posts. */
	recent: readonly Pick<Post, "slug" | "title">[];
	categories: readonly CategoryCount[];
}

/** Contact box, the newest posts in a box that scrolls (Q25), and the categories. */
export function Sidebar({ slug, recent, categories }: Props) {
	const { site } = useSite();
	return (
		<aside className="aside" aria-label="More from the blog">
			<div className="box">
				<h2>Have yours priced</h2>
				<p>Free measure anywhere from Helensburgh to Tallong.</p>
				<a href={`tel:${site.phoneLink}`}>{site.phone}</a>
				<a className="btn" href="/contact">
					Get a Free Quote
				</a>
			</div>
			<LinkBox
				id="recent-h"
				title="Recent posts"
				all={{ path: "/blog", name: "All posts" }}
				current={`/blog/${slug}`}
				links={linkPosts(recent)}
			/>
			<LinkBox
				id="categories-h"
				title="Categories"
				all={{ path: "/blog#subjects-h", name: "All categories" }}
				links={categories.map(({ category }) => ({
					path: categoryPath(category),
					name: category,
				}))}
			/>
		</aside>
	);
}

interface BoxLink {
	path: string;
	name: string;
}

interface LinkBoxProps {
	id: string;
	title: string;
	links: BoxLink[];
	/** Address of the open page. */
	current?: string;
	/** The link to the rest on a phone, which shows only the first few. */
	all: BoxLink;
}

function LinkBox({ id, title, links, current, all }: LinkBoxProps) {
	return (
		<div>
			<h2 id={id}>{title}</h2>
			<ScrollBox className="scroll" aria-labelledby={id}>
				<LinkList links={links} current={current} />
			</ScrollBox>
			<a className="more" href={all.path}>
				{all.name}
			</a>
		</div>
	);
}
