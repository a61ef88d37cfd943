import { Icon } from "../../components/Icon/Icon.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";
import { formatMonth } from "../../scripts/content/format.ts";
import type { CategoryCount, Topic, Year } from "./postLists.ts";

interface ArchiveProps {
	years: Year[];
	/** How many posts there are; the years may hold only the newest of them. */
	total: number;
}

/** Posts by title, under their year and month (BLG-02). */
export function Archive({ years, total }: ArchiveProps) {
	const listed = years.reduce((sum, { count }) => sum + count, 0);
	return (
		<section className="band tight" aria-labelledby="ar-h">
			<div className="wrap">
				<h2 id="ar-h">
					{listed < total ? "The newest" : "All"} {listed} posts by month
				</h2>
				<div className="faq archive mt">
					{years.map((year) => (
						<YearOfPosts key={year.year} {...year} />
					))}
				</div>
			</div>
		</section>
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
						<ul>
							{posts.map(({ slug, title }) => (
								<li key={slug}>
									<a href={`/blog/${slug}`}>{title}</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</details>
	);
}

/** Posts of a topic that stand in the open. */
const mostOpen = 5;

/** The topics, each linking to the list (BLG-07, Q57) with its posts; older ones and the categories are folded. */
export function Topics({ topics }: { topics: Topic[] }) {
	return (
		<section className="band on-shade" aria-labelledby="subjects-h">
			<div className="wrap">
				<h2 id="subjects-h">Browse by topic</h2>
				<ul className="topics two mt">
					{topics.map((topic) => (
						<li key={topic.slug} id={topic.slug}>
							<h3>
								<a href={`/blog#${topic.slug}`}>{topic.title}</a>
							</h3>
							<p>{topic.text}</p>
							<PostLinks posts={topic.posts.slice(0, mostOpen)} />
							<details>
								<summary>
									All {topic.posts.length} posts, by {topic.categories.length} subjects
									<Icon name="chevron-down" />
								</summary>
								<PostLinks posts={topic.posts.slice(mostOpen)} />
								<Subjects categories={topic.categories} />
							</details>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function PostLinks({ posts }: { posts: Post[] }) {
	return (
		<ul className="titles">
			{posts.map(({ slug, title }) => (
				<li key={slug}>
					<a href={`/blog/${slug}`}>{title}</a>
				</li>
			))}
		</ul>
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
