import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import type { Data } from "./+data.ts";

/** The blog list: a card for every post (BLG-01), topics and the newsletter. */
export function Page({ posts, copy }: Data) {
	return (
		<>
			<Hero title={copy.title} lead={copy.text} crumbs={[{ name: "Home", path: "/" }, { name: "Blog" }]} />
			<section className="band" aria-label="Posts">
				<div className="wrap posts">
					{posts.map((post) => (
						<PostCard key={post.slug} post={post} />
					))}
				</div>
			</section>
			<section className="band on-shade" aria-labelledby="tp-h">
				<div className="wrap">
					<h2 id="tp-h">Browse by topic</h2>
					<ul className="topics mt">
						{copy.topics.map(({ title, text }) => (
							<li key={title}>
								<a href="/blog">{title}</a>
								<p>{text}</p>
							</li>
						))}
					</ul>
				</div>
			</section>
			<section className="band" aria-labelledby="n-h">
				<div className="wrap split halves">
					<div>
						<h2 id="n-h">{copy.newsletter.title}</h2>
						<p className="lead mt">{copy.newsletter.text}</p>
					</div>
					<Island name="NewsletterForm" when="visible" props={{}} />
				</div>
			</section>
			<CallBand />
		</>
	);
}
