import { categoryPath } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";

/** The category as a link to its posts, then the writer's tags (Q24). */
export function Tags({ post: { category, tags = [] } }: { post: Post }) {
	return (
		<ul className="tags mt-l" aria-label="Tags">
			<li>
				<a href={categoryPath(category)}>{category}</a>
			</li>
			{tags
				.filter((tag) => tag.toLowerCase() !== category.toLowerCase())
				.map((tag) => (
					<li key={tag}>{tag}</li>
				))}
		</ul>
	);
}
