import { Icon } from "../../components/Icon/Icon.tsx";
import { formatMonth } from "../../content/format.ts";
import type { Year } from "../../content/posts/archive.ts";

/** Every post by title, under its year and month (BLG-02). */
export function Archive({ years }: { years: Year[] }) {
	return (
		<div className="faq archive mt">
			{years.map(({ year, count, months }) => (
				<details key={year}>
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
			))}
		</div>
	);
}
