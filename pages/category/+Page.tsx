import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { LeadPost, PostCard } from "../../components/Card/PostCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList, linkCategories } from "../../components/LinkList/LinkList.tsx";
import { Paging } from "../../components/Paging/Paging.tsx";
import type { Data } from "./+data.ts";

/** A page of the posts of a category, then the other categories of its topic. */
export function Page({ category, paging, topic }: Data) {
	const [only, ...others] = paging.entries;
	const crumbs = [{ name: "Blog", path: "/blog" }, { name: category }];
	return (
		<>
			<Hero title={category} lead="Our posts on this subject, the newest first." crumbs={crumbs} />
			<Band aria-labelledby="p-h">
				<h2 className="vh" id="p-h">
					Posts
				</h2>
				{only && others.length === 0 ? (
					<LeadPost post={only} />
				) : (
					<div className="posts few">
						{paging.entries.map((post, index) => (
							<PostCard key={post.slug} post={post} priority={index === 0} />
						))}
					</div>
				)}
				<Paging paging={paging} />
			</Band>
			{topic && (
				<Band kind="on-shade" aria-labelledby="s-h" title={`Also in ${topic.title}`}>
					<LinkList
						className="tags mt"
						links={linkCategories(topic.categories.filter((other) => other.category !== category))}
					/>
					<p className="mt">
						<a className="more" href="/blog#subjects-h">
							All topics of the blog
						</a>
					</p>
				</Band>
			)}
			<CallBand />
		</>
	);
}
