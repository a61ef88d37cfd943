import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { LeadPost, PostCard } from "../../components/Card/PostCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";
import { Paging } from "../../components/Paging/Paging.tsx";
import type { Data } from "./+data.ts";
import { Topics } from "./BlogSections.tsx";

/** A page of the blog list: on the first the topics, then cards and the newsletter. */
export function Page({ copy, lead, paging, topics }: Data) {
	const { number, paths, entries } = paging;
	const crumbs = lead
		? [{ name: "Blog" }]
		: [{ name: "Blog", path: "/blog" }, { name: `Page ${number}` }];
	return (
		<>
			<Hero
				title={copy.title}
				lead={lead ? copy.text : `Page ${number} of ${paths.length}`}
				crumbs={crumbs}
			/>
			{lead && <Topics topics={topics} />}
			<Band aria-label="Posts">
				{lead && (
					<>
						<LeadPost post={lead} />
						<div className="divider mt-l" aria-hidden="true" />
					</>
				)}
				<h2 className="vh">{lead ? "More posts" : `Posts, page ${number}`}</h2>
				<div className={lead ? "posts mt-l" : "posts"}>
					{entries.map((post, index) => (
						<PostCard key={post.slug} post={post} priority={!lead && index === 0} />
					))}
				</div>
				<Paging paging={paging} />
			</Band>
			<Band wrap="split halves" aria-labelledby="n-h">
				<div>
					<h2 id="n-h">{copy.newsletter.title}</h2>
					<p className="lead mt">{copy.newsletter.text}</p>
				</div>
				<Island name="NewsletterForm" component={NewsletterForm} props={{}} />
			</Band>
			<CallBand />
		</>
	);
}
