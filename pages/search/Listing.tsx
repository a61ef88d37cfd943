import type { Data, Link } from "./+data.ts";

/** Links in columns. */
export function Links({ links }: { links: Link[] }) {
	return (
		<ul className="towns four mt">
			{links.map(({ name, path }) => (
				<li key={name}>
					<a href={path}>{name}</a>
				</li>
			))}
		</ul>
	);
}

/** The suburbs of every region. */
export function PlaceLinks({ regions }: Pick<Data, "regions">) {
	return regions.map(({ name, suburbs }) => (
		<section className="mt" aria-label={name} key={name}>
			<h3>{name}</h3>
			<Links links={suburbs} />
		</section>
	));
}

/** Every post under its category. */
export function CategoryPosts({ categories }: Pick<Data, "categories">) {
	return (
		<ul className="grouped mt">
			{categories.map(({ name, path, posts }) => (
				<li key={name}>
					<h3 className="h4">
						<a href={path}>{name}</a>
					</h3>
					<ul>
						{posts.map((post) => (
							<li key={post.path}>
								<a href={post.path}>{post.name}</a>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
