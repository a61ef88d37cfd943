import { Breakable } from "../../components/Card/Breakable.tsx";
import { MoreLink } from "../../components/Card/MoreLink.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { getContent, type Post } from "../../scripts/content/collections.ts";
import { formatDay } from "../../scripts/content/format.ts";
import { bindUnits } from "../../scripts/content/units.ts";

/** The newest post, large; all of it is the link. */
export function LeadPost({ post }: { post: Post }) {
	const { title, slug, image, category, date, excerpt, author } = post;
	return (
		<article className="lead-post">
			<Picture name={image} slot="first" alt="" priority />
			<div className="stack">
				<p className="meta">
					<span>{category}</span>
					<time dateTime={date}>{formatDay(date)}</time>
				</p>
				<h2>
					<Breakable name={title} />
				</h2>
				<p className="lead">{bindUnits(excerpt)}</p>
				<p className="note">By {getContent().site.authors[author]}</p>
				<MoreLink href={`/blog/${slug}`} label="Read More" about={title} />
			</div>
		</article>
	);
}
