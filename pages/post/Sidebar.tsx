import { getContent, type Post } from "../../content/collections.ts";
import { categoryPath } from "../../content/routes.ts";

/** Contact box, every post in a box that scrolls (Q25), and the categories. */
export function Sidebar({ post }: { post: Post }) {
	const { site, posts } = getContent();
	const categories = [...new Set(posts.map(({ category }) => category))].sort();
	return (
		<aside className="aside" aria-label="More from the blog">
			<div className="box">
				<h2>Have yours priced</h2>
				<p>Free measure anywhere from Helensburgh to Bundanoon.</p>
				<a href={`tel:${site.phoneLink}`}>{site.phone}</a>
				<a className="btn" href="/contact">
					Get a Free Quote
				</a>
			</div>
			<div>
				<h2 id="recent-h">Recent posts</h2>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
				<section className="scroll" tabIndex={0} aria-labelledby="recent-h">
					<ul>
						{posts.map(({ slug, title }) => (
							<li key={slug}>
								<a href={`/blog/${slug}`} aria-current={slug === post.slug ? "page" : undefined}>
									{title}
								</a>
							</li>
						))}
					</ul>
				</section>
			</div>
			<div>
				<h2 id="categories-h">Categories</h2>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
				<section className="scroll" tabIndex={0} aria-labelledby="categories-h">
					<ul>
						{categories.map((category) => (
							<li key={category}>
								<a href={categoryPath(category)}>{category}</a>
							</li>
						))}
					</ul>
				</section>
			</div>
		</aside>
	);
}
