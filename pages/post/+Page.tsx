import { Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { formatDay } from "../../content/format.ts";
import { AuthorBox } from "./AuthorBox.tsx";
import type { Data } from "./+data.ts";
import { Sidebar } from "./Sidebar.tsx";
import { Tags } from "./Tags.tsx";

/** A blog post (PST). */
export function Page({ post, author, Body, related }: Data) {
	return (
		<>
			<article>
				<header className="hero">
					<div className="txt cast">
						<p>
							<a className="more back" href="/blog">
								<Icon name="arrow-left" />
								Back to the blog
							</a>
						</p>
						<h1 className="title">{post.title}</h1>
						<p className="excerpt">{post.excerpt}</p>
						<p className="meta">
							<time dateTime={post.date}>{formatDay(post.date)}</time>
							<span>{author}</span>
							<span>{post.category}</span>
						</p>
					</div>
					<Picture name={post.image} sizes="(width >= 48rem) 55vw, 100vw" priority />
				</header>
				<div className="wrap band tight article">
					<div>
						<Prose Body={Body} answer />
						<Tags post={post} />
						<AuthorBox author={author} />
					</div>
					<Sidebar post={post} />
				</div>
			</article>
			<section className="band on-shade" aria-labelledby="al-h">
				<div className="wrap">
					<h2 id="al-h">You May Also Like</h2>
					<div className="posts mt">
						{related.map((other) => (
							<PostCard key={other.slug} post={other} brief />
						))}
					</div>
				</div>
			</section>
			<CallBand />
		</>
	);
}
