import { Breakable } from "../../components/Card/Breakable.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import type { Post } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/units.ts";

interface Props {
	/** Posts that share this one's subject (BEY-08). */
	related: Post[];
	/** The first two other posts of the list (PST-14). */
	others: Post[];
}

/** What to read next. */
export function MorePosts({ related, others }: Props) {
	return (
		<section className="band on-shade more-posts" aria-label="Where to read on">
			<div className="wrap">
				{related.length > 0 && (
					<>
						<h2>More on this subject</h2>
						<ul className="topics mt">
							{related.map(({ slug, title, excerpt }) => (
								<li key={slug}>
									<a href={`/blog/${slug}`}>
										<Breakable name={title} />
									</a>
									<p>{bindUnits(excerpt)}</p>
								</li>
							))}
						</ul>
					</>
				)}
				<h2 className="mt-l">You May Also Like</h2>
				<div className="posts mt">
					{others.map((other) => (
						<PostCard key={other.slug} post={other} slot="pair" brief />
					))}
				</div>
			</div>
		</section>
	);
}
