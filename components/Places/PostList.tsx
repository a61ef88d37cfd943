import type { Post } from "../../scripts/content/collections.ts";

/** Titles of posts that mention a place or a product, as links. */
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
