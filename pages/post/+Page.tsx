import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Breakable, PostDay } from "../../components/Card/CardText.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { LengthCheck } from "../../components/LengthCheck/LengthCheck.tsx";
import { lengths } from "../../components/LengthCheck/lengths.ts";
import { Picture } from "../../components/Picture/Picture.tsx";
import { PriceGuideSection } from "../../components/PriceGuide/PriceGuideSection.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import { bindUnits, formatMonth } from "../../scripts/content/format.ts";
import type { Data } from "./+data.ts";
import {
	AuthorBox,
	listContents,
	MorePosts,
	PostText,
	QuoteBox,
	Sources,
	Tags,
} from "./PostSections.tsx";
import { Sidebar } from "./Sidebar.tsx";

/** A blog post (PST). */
export function Page(data: Data) {
	const { post, author, minutes, text, priceNote, sources, calculator, recent, categories } = data;
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
							{post.checked && (
								<span>
									Gone over in{" "}
									<time dateTime={post.checked}>{formatMonth(`${post.checked}-01`)}</time>
								</span>
							)}
						</p>
					</div>
					<Picture name={post.image} slot="hero" priority />
				</header>
				<div className="wrap band tight article">
					<div>
						<PostText post={post} text={text} note={priceNote} />
						{calculator && <Calculator {...calculator} />}
						<Sources sources={sources} />
						<QuoteBox />
						<Tags post={post} />
						{/* behaviours/share.ts shows the button, so there is none without script. */}
						<p className="share" id="share">
							<button className="btn line sm" type="button" hidden>
								Share this post
							</button>
							<span role="status" />
						</p>
						<AuthorBox author={author} />
					</div>
					<Sidebar
						slug={post.slug}
						sections={listContents(text)}
						recent={recent}
						categories={categories}
					/>
				</div>
			</article>
			<MorePosts related={data.related} others={data.others} />
			<CallBand />
		</>
	);
}

function Calculator({ lengthCheck, prices }: NonNullable<Data["calculator"]>) {
	return (
		<section className="mt-l" aria-labelledby="calculator">
			<h2 id="calculator">
				{lengthCheck ? lengths[lengthCheck.kind].title : "Work out a guide price"}
			</h2>
			<div className="mt">
				{lengthCheck && <Island name="LengthCheck" component={LengthCheck} props={lengthCheck} />}
				{prices && <PriceGuideSection data={prices} caption="Guide prices" />}
			</div>
		</section>
	);
}
