import { Breakable } from "../../components/Card/CardText.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import { useSite } from "../../components/Layout/siteContext.ts";
import { categoryPath } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/units.ts";

/** Below the text: ask for a quote, or call (PST-07, PST-08). */
export function QuoteBox() {
	const { site } = useSite();
	return (
		<section className="quote-box mt-l" aria-labelledby="quote-h">
			<h2 className="h3" id="quote-h">
				What would it cost at your place?
			</h2>
			<p>We measure for free and write one price down. Nothing is ordered until you say so.</p>
			<p className="acts">
				<a className="btn" href="/contact">
					Get a Free Quote
				</a>
				<a className="btn line" href={`tel:${site.phoneLink}`}>
					Call {site.phone}
				</a>
			</p>
		</section>
	);
}

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

/** Who wrote the post, with one of two drawn portraits, chosen by the author's name (PST-10, Q11). */
export function AuthorBox({ author }: { author: string }) {
	const { authors, years } = useSite().site;
	const portrait = author.includes(authors.portraitFirstName) ? "highlands" : "coast";
	return (
		<div className="author mt">
			<img src={`/portraits/${portrait}.svg`} alt="" width="64" height="64" loading="lazy" />
			<div>
				<h2>{author}</h2>
				<p className="note">
					Written by our fitters, who have spent over {years.business} years working out which way
					the wind comes from.
				</p>
			</div>
		</div>
	);
}

interface MorePostsProps {
	/** Posts that share this one's subject (BEY-08). */
	related: Post[];
	/** The first two other posts of the list (PST-14). */
	others: Post[];
}

/** What to read next. */
export function MorePosts({ related, others }: MorePostsProps) {
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
