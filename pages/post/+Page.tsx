import { PostText } from "../../components/Article/PostText.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Breakable } from "../../components/Card/CardText.tsx";
import { PostDay } from "../../components/Card/PostDay.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { ShareButton } from "../../components/ShareButton/ShareButton.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import { bindUnits } from "../../scripts/content/units.ts";
import type { Data } from "./+data.ts";
import { Calculator } from "./Calculator.tsx";
import { AuthorBox, MorePosts, QuoteBox, Sources, Tags } from "./PostSections.tsx";
import { Sidebar } from "./Sidebar.tsx";

/** A blog post (PST). */
export function Page(data: Data) {
	const { post, author, minutes, text, priceNote, sources } = data;
	const { others, related, recent, categories } = data;
	return (
		<>
			<article>
				<header className="hero post-head">
					<div className="txt cast">
						<p>
							<a className="more back" href="/blog">
								<Icon name="arrow-left" />
								Back to the blog
							</a>
						</p>
						<h1>
							<Breakable name={post.title} />
						</h1>
						<p className="excerpt">{bindUnits(post.excerpt)}</p>
						<p className="meta">
							<PostDay post={post} />
							<span>{author.name}</span>
							<a href={categoryPath(post.category)}>{post.category}</a>
							<span>{minutes} min read</span>
						</p>
					</div>
					<Picture name={post.image} slot="hero" priority />
				</header>
				<div className="wrap band tight article">
					<div>
						<PostText text={text} note={priceNote} />
						{post.calculator && <Calculator name={post.calculator} />}
						<Sources post={post} sources={sources} />
						<QuoteBox />
						<Tags post={post} />
						<ShareButton what="post" />
						<AuthorBox author={author} />
					</div>
					<Sidebar slug={post.slug} recent={recent} categories={categories} />
				</div>
			</article>
			<MorePosts related={related} others={others} />
			<CallBand />
		</>
	);
}
