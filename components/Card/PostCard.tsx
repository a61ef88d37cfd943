import { getContent, type Post } from "../../scripts/content/collections.ts";
import { formatDay } from "../../scripts/content/format.ts";
import { bindUnits } from "../../scripts/content/units.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Breakable } from "./Breakable.tsx";
import { MoreLink } from "./MoreLink.tsx";

interface Props {
	post: Post;
	/** Without excerpt and author. */
	brief?: boolean;
	slot?: "card" | "pair";
	/** In the first view on a phone. */
	priority?: boolean;
}

/** A post as a card; the whole card is the link. */
export function PostCard({ post, brief = false, slot = "card", priority = false }: Props) {
	const { title, slug, image, category, date, excerpt, author } = post;
	const heading = <Breakable name={title} />;
	return (
		<article className="card">
			<Picture name={image} slot={slot} alt="" priority={priority} />
			<p className="meta">
				<span>{category}</span>
				<time dateTime={date}>{formatDay(date)}</time>
			</p>
			<h3>{brief ? <a href={`/blog/${slug}`}>{heading}</a> : heading}</h3>
			{!brief && (
				<>
					<p>{bindUnits(excerpt)}</p>
					<p>By {getContent().site.authors[author]}</p>
					<MoreLink href={`/blog/${slug}`} label="Read More" about={title} />
				</>
			)}
		</article>
	);
}
