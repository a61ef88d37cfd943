import { categoryPath } from "../../scripts/content/addresses.ts";
import type { Services } from "../../scripts/content/schemas/home.ts";
import type { CategoryCount } from "./archive.ts";

interface Props {
	topics: Services["blog"]["topics"];
	categories: CategoryCount[];
}

/** The topic cards, each linking to the list (BLG-07, Q57), and every category. */
export function Topics({ topics, categories }: Props) {
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
