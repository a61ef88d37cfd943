import { Icon } from "../../components/Icon/Icon.tsx";
import { formatMonth } from "../../scripts/content/format.ts";
import type { Year } from "./archive.ts";

interface Props {
	years: Year[];
	/** How many posts there are; the years may hold only the newest of them. */
	total: number;
}

/** Posts by title, under their year and month (BLG-02). */
export function Archive({ years, total }: Props) {
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
