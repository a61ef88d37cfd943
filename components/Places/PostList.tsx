import type { Post } from "../../content/collections.ts";

/** Posts that speak of a place or a product, by their titles. */
export function PostList({ posts }: { posts: readonly Pick<Post, "slug" | "title">[] }) {
	return (
		<ul className="slats">
			{posts.map(({ slug, title }) => (
				<li key={slug}>
					<a href={`/blog/${slug}`}>{title}</a>
				</li>
			))}
		</ul>
	);
}
