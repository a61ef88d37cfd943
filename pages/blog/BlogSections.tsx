import { Icon } from "../../components/Icon/Icon.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import { formatMonth } from "../../scripts/content/format.ts";
import type { Services } from "../../scripts/content/schemas/home.ts";
import type { CategoryCount, Year } from "./postLists.ts";

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

interface TopicsProps {
	topics: Services["blog"]["topics"];
	categories: CategoryCount[];
}

/** The topic cards, each linking to the list (BLG-07, Q57), and every category. */
export function Topics({ topics, categories }: TopicsProps) {
	return (
		<section className="band on-shade" aria-labelledby="tp-h">
			<div className="wrap">
				<h2 id="tp-h">Browse by topic</h2>
				<ul className="topics mt">
					{topics.map(({ title, text }) => (
						<li key={title}>
							<a href="/blog">{title}</a>
							<p>{text}</p>
						</li>
					))}
				</ul>
				<h3 className="mt" id="subjects-h">
					All {categories.length} subjects
				</h3>
				<ul className="tags mt" aria-labelledby="subjects-h">
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
			</div>
		</section>
	);
}
