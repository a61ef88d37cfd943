import { Contents } from "../../components/Article/Prose.tsx";
import type { Text } from "../../components/Article/texts.ts";
import { useSite } from "../../components/Layout/siteContext.ts";
import {
	type Link,
	LinkList,
	linkCategories,
	linkPosts,
} from "../../components/LinkList/LinkList.tsx";
import { ScrollBox } from "../../components/ScrollBox/ScrollBox.tsx";
import type { Post } from "../../scripts/content/collections.ts";
import type { getCategoryCounts } from "../blog/postLists.ts";

interface Props {
	/** Of the open post. */
	slug: string;
	/** What its contents list names. */
	sections: Text["sections"];
	recent: readonly Pick<Post, "slug" | "title">[];
	categories: ReturnType<typeof getCategoryCounts>;
}

/** Contact box, posts and categories; the contents of the post stay in view beside the rest of the text. */
export function Sidebar({ slug, sections, recent, categories }: Props) {
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
				most={6}
				rest="More posts"
				current={`/blog/${slug}`}
				links={linkPosts(recent)}
			/>
			<LinkBox
				id="categories-h"
				title="Topics"
				most={8}
				rest="More topics"
				links={linkCategories(categories.toSorted((a, b) => b.count - a.count))}
			/>
			{sections.length > 0 && (
				<div className="stay">
					<Contents id="where-in-post" title="On this page" sections={sections} />
					<a className="btn line" href="/contact">
						Get a Free Quote
					</a>
				</div>
			)}
		</aside>
	);
}

interface LinkBoxProps {
	id: string;
	title: string;
	links: Link[];
	/** Address of the open page. */
	current?: string;
	/** How many stand there; the others are folded away under `rest`. */
	most: number;
	rest: string;
}

function LinkBox({ id, title, links, current, most, rest }: LinkBoxProps) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<LinkList links={links.slice(0, most)} current={current} />
			{links.length > most && (
				<details>
					<summary>{rest}</summary>
					<ScrollBox className="scroll" aria-label={rest}>
						<LinkList links={links.slice(most)} current={current} />
					</ScrollBox>
				</details>
			)}
		</section>
	);
}
