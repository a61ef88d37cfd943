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

export function linkProducts(products: readonly { slug: string; name: string }[]) {
	return products.map(({ slug, name }) => ({ name, path: `/products/${slug}` }));
}

export function linkCategories(categories: readonly { category: string }[]) {
	return categories.map(({ category }) => ({ name: category, path: categoryPath(category) }));
}

export function linkPosts(posts: readonly { slug: string; title: string }[]) {
	return posts.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` }));
}
