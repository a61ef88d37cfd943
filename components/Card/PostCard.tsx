import type { Post } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/format.ts";
import { useSite } from "../Layout/siteContext.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Breakable, MoreLink, PostDay } from "./CardText.tsx";

interface Props {
	post: Post;
	/** Of two side by side: without excerpt and author. */
	brief?: boolean;
	/** In the first view on a phone. */
	priority?: boolean;
}

/** A post as a card; the whole card is the link. */
export function PostCard({ post, brief = false, priority = false }: Props) {
	const { authors } = useSite();
	const { title, slug, image, category, excerpt, author } = post;
	const heading = <Breakable name={title} />;
	return (
		<article className="card">
			<Picture name={image} slot={brief ? "pair" : "card"} alt="" priority={priority} />
			<p className="meta">
				<span>{category}</span>
				<PostDay post={post} />
			</p>
			<h3>{brief ? <a href={`/blog/${slug}`}>{heading}</a> : heading}</h3>
			{!brief && (
				<>
					<p>{bindUnits(excerpt)}</p>
					<p>By {authors[author]?.name}</p>
					<MoreLink href={`/blog/${slug}`} label="Read More" about={title} />
				</>
			)}
		</article>
	);
}

/** The newest post, large; all of it is the link. */
export function LeadPost({ post }: { post: Post }) {
	const { authors } = useSite();
	const { title, slug, image, category, excerpt, author } = post;
	return (
		<article className="lead-post">
			<Picture name={image} slot="first" alt="" priority />
			<div className="stack">
				<p className="meta">
					<span>{category}</span>
					<PostDay post={post} />
				</p>
				<h2>
					<Breakable name={title} />
				</h2>
				<p className="lead">{bindUnits(excerpt)}</p>
				<p className="note">By {authors[author]?.name}</p>
				<MoreLink href={`/blog/${slug}`} label="Read More" about={title} />
			</div>
		</article>
	);
}
