import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { LeadPost, PostCard } from "../../components/Card/PostCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList, linkCategories, linkPosts } from "../../components/LinkList/LinkList.tsx";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";
import { Paging } from "../../components/Paging/Paging.tsx";
import type { Data } from "./+data.ts";

/** A page of the blog list: on the first the topics, then cards and the newsletter. */
export function Page({ copy, lead, paging, topics }: Data) {
	const { number, paths, entries } = paging;
	const crumbs = lead
		? [{ name: "Blog" }]
		: [{ name: "Blog", path: "/blog" }, { name: `Page ${number}` }];
	return (
		<>
			<Hero
				title={copy.title}
				lead={lead ? copy.text : `Page ${number} of ${paths.length}`}
				crumbs={crumbs}
			/>
			{lead && <Topics topics={topics} />}
			<Band aria-label="Posts">
				{lead && (
					<>
						<LeadPost post={lead} />
						<div className="divider mt-l" aria-hidden="true" />
					</>
				)}
				<h2 className="vh">{lead ? "More posts" : `Posts, page ${number}`}</h2>
				<div className={lead ? "posts mt-l" : "posts"}>
					{entries.map((post, index) => (
						<PostCard key={post.slug} post={post} priority={!lead && index === 0} />
					))}
				</div>
				<Paging paging={paging} />
			</Band>
			<Band wrap="split halves" aria-labelledby="n-h">
				<div>
					<h2 id="n-h">{copy.newsletter.title}</h2>
					<p className="lead mt">{copy.newsletter.text}</p>
				</div>
				<Island name="NewsletterForm" component={NewsletterForm} props={{}} />
			</Band>
			<CallBand />
		</>
	);
}

/** Posts of a topic that stand in the open. */
const mostOpen = 5;

/** The topics, each linking to the list with its posts; older ones and the categories are folded. */
function Topics({ topics }: Pick<Data, "topics">) {
	return (
		<Band kind="on-shade" aria-labelledby="subjects-h" title="Browse by topic">
			<ul className="topics two mt">
				{topics.map((topic) => (
					<li key={topic.slug} id={topic.slug}>
						<h3>
							<a href={`/blog#${topic.slug}`}>{topic.title}</a>
						</h3>
						<p>{topic.text}</p>
						<LinkList className="titles" links={linkPosts(topic.posts.slice(0, mostOpen))} />
						<details>
							<summary>
								All {topic.posts.length} posts, by {topic.categories.length} subjects
								<Icon name="chevron-down" />
							</summary>
							<LinkList className="titles" links={linkPosts(topic.posts.slice(mostOpen))} />
							<LinkList className="tags mt" links={linkCategories(topic.categories)} />
						</details>
					</li>
				))}
			</ul>
		</Band>
	);
}
