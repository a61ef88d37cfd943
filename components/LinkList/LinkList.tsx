interface Props {
	links: readonly { name: string; path: string }[];
	/** How the list stands: towns, tags, slats. */
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
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Posts as links to them. */
export function linkPosts(posts: readonly { slug: string; title: string }[]) {
	return posts.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` }));
}
