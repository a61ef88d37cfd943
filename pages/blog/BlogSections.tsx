import { Icon } from "../../components/Icon/Icon.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList, linkPosts } from "../../components/LinkList/LinkList.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import { formatMonth } from "../../scripts/content/format.ts";
import type { CategoryCount, Topic, Year } from "./postLists.ts";

interface ArchiveProps {
	years: Year[];
	/** How many posts there are; the years may hold only the newest of them. */
	total: number;
}

/** Posts by title, under their year and month. */
export function Archive({ years, total }: ArchiveProps) {
	const listed = years.reduce((sum, { count }) => sum + count, 0);
	return (
		<Band kind="tight" aria-labelledby="ar-h">
			<h2 id="ar-h">
				{listed < total ? "The newest" : "All"} {listed} posts by month
			</h2>
			<div className="faq archive mt">
				{years.map((year) => (
					<YearOfPosts key={year.year} {...year} />
				))}
			</div>
		</Band>
	);
}

function YearOfPosts({ year, count, months }: Year) {
	return (
		<details>
			<summary>
				{year}: {count} {count === 1 ? "post" : "posts"}
				<Icon name="plus" />
			</summary>
			<div className="towns">
				{months.map(({ month, posts }) => (
					<div key={month}>
						<h3 className="h4">{formatMonth(month)}</h3>
						<LinkList links={linkPosts(posts)} />
					</div>
				))}
			</div>
		</details>
	);
}

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
							<Subjects categories={topic.categories} />
						</details>
					</li>
				))}
			</ul>
		</Band>
	);
}

function Subjects({ categories }: { categories: CategoryCount[] }) {
	return (
		<ul className="tags mt">
			{categories.map(({ category, count }) => (
				<li key={category}>
					<a href={categoryPath(category)}>
						{category}
						{count > 1 && (
							<small>
								{" "}
								{count}
								<span className="vh"> posts</span>
							</small>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
