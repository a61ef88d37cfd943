import { Icon } from "../../components/Icon/Icon.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList, linkCategories, linkPosts } from "../../components/LinkList/LinkList.tsx";
import type { Topic } from "./postLists.ts";

/** Posts of a topic that stand in the open. */
const mostOpen = 5;

/** The topics, each linking to the list with its posts; older ones and the categories are folded. */
export function Topics({ topics }: { topics: Topic[] }) {
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
