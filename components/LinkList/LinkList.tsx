import { categoryPath } from "../../scripts/content/addresses.ts";
import { Breakable } from "../Card/CardText.tsx";

export interface Link {
	name: string;
	path: string;
}

interface Props {
	links: readonly Link[];
	/** How the list stands: columns, tags, slats. */
	className?: string;
	/** Path of the open page, whose link says so. */
	current?: string;
}

/** Links in a list. */
export function LinkList({ links, className, current }: Props) {
	return (
		<ul className={className}>
			{links.map(({ name, path }) => (
				<li key={`${path} ${name}`}>
					<a href={path} aria-current={path === current ? "page" : undefined}>
						<Breakable name={name} />
					</a>
				</li>
			))}
		</ul>
	);
}

/** Products as links to their pages. */
export function linkProducts(products: readonly { slug: string; name: string }[]) {
	return products.map(({ slug, name }) => ({ name, path: `/products/${slug}` }));
}

/** Categories of posts as links to their lists. */
export function linkCategories(categories: readonly { category: string }[]) {
	return categories.map(({ category }) => ({ name: category, path: categoryPath(category) }));
}

/** Posts as links to them. */
export function linkPosts(posts: readonly { slug: string; title: string }[]) {
	return posts.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` }));
}
