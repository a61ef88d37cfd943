import type { Post } from "../../content/collections.ts";
import { getContent } from "../../content/collections.ts";
import { formatDay } from "../../content/format.ts";
import { Picture } from "../Picture/Picture.tsx";
import { MoreLink } from "./MoreLink.tsx";

/** A post as a card; the whole card is the link. */
export function PostCard({ post, brief = false }: { post: Post; brief?: boolean }) {
	const { title, slug, image, category, date, excerpt } = post;
	return (
		<article className="card">
			<Picture name={image} slot="card" alt="" />
			<p className="meta">
				<span>{category}</span>
				<time dateTime={date}>{formatDay(date)}</time>
			</p>
			<h3>{brief ? <a href={`/blog/${slug}`}>{title}</a> : title}</h3>
			{!brief && (
				<>
					<p>{excerpt}</p>
					<p>By {getContent().site.authors.business}</p>
					<MoreLink href={`/blog/${slug}`} label="Read More" about={title} />
				</>
			)}
		</article>
	);
}
