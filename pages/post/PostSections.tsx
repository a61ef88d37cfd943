import { Contents, listBlocks, listSections } from "../../components/Article/Prose.tsx";
import type { Text } from "../../components/Article/texts.ts";
import { Breakable } from "../../components/Card/CardText.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { useSite } from "../../components/Layout/siteContext.ts";
import { Lines } from "../../components/Lines/Lines.tsx";
import { OutsideLink } from "../../components/LinkList/OutsideLink.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { categoryPath, checklistPath } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Author, PublicSource } from "../../scripts/content/schemas/lists.ts";

/** Below the text: ask for a quote, or call, with what the owner has promised. */
export function QuoteBox() {
	const { site, services } = useSite();
	const kept = services.promises.filter(({ isKept }) => isKept);
	return (
		<section className="quote-box mt-l" aria-labelledby="quote-h">
			<h2 className="h3" id="quote-h">
				What would it cost at your place?
			</h2>
			<p>We measure for free and write one price down. Nothing is ordered until you say so.</p>
			<p className="acts">
				<a className="btn" href="/contact">
					Get a Free Quote
				</a>
				<a className="btn line" href={`tel:${site.phoneLink}`}>
					Call {site.phone}
				</a>
			</p>
			{kept.length > 0 && <Lines lines={kept.map(({ text }) => text)} />}
		</section>
	);
}

/** The category as a link to its posts, then the writer's tags. */
export function Tags({ post: { category, tags = [] } }: { post: Post }) {
	return (
		<ul className="tags mt-l" aria-label="Tags">
			<li>
				<a href={categoryPath(category)}>{category}</a>
			</li>
			{tags
				.filter((tag) => tag.toLowerCase() !== category.toLowerCase())
				.map((tag) => (
					<li key={tag}>{tag}</li>
				))}
		</ul>
	);
}

/** Where the rules that a post speaks of are written down; the month in which it was gone over stands under the title. */
export function Sources({ sources }: { sources: PublicSource[] }) {
	if (sources.length === 0) return null;
	return (
		<section className="sources mt-l" aria-labelledby="sources-h">
			<h2 className="h3" id="sources-h">
				The rules themselves
			</h2>
			<ul className="note">
				{sources.map(({ id, title, publisher, href }) => (
					<li key={id}>
						<OutsideLink name={title} path={href} />, {publisher}
					</li>
				))}
			</ul>
			<p className="note">
				Rules change, and this is general information. Whoever approves, certifies or licenses the
				work decides what applies to your house.
			</p>
		</section>
	);
}

/**
 * Who stands behind the post, with what the author's file says of them: their picture, or one of two drawings
 * of the region, chosen by the name.
 */
export function AuthorBox({ author }: { author: Author }) {
	const { portraitFirstName } = useSite().site;
	const { name, role, licence, since, picture } = author;
	const drawing = name.includes(portraitFirstName) ? "highlands" : "coast";
	return (
		<div className="author mt">
			{picture ? (
				<Picture name={picture} slot="portrait" alt="" />
			) : (
				<img src={`/portraits/${drawing}.svg`} alt="" width="64" height="64" loading="lazy" />
			)}
			<div>
				<h2>{name}</h2>
				<p className="note">{role}</p>
				{licence && <p className="note">Licence: {licence}</p>}
				{since && <p className="note">Since {since}</p>}
			</div>
		</div>
	);
}

/** What to read next: posts that share this one's subject, and the first two others of the list. */
export function MorePosts({ related, others }: Record<"related" | "others", Post[]>) {
	return (
		<Band kind="on-shade more-posts" aria-label="Where to read on">
			{related.length > 0 && (
				<>
					<h2>More on this subject</h2>
					<ul className="topics mt">
						{related.map(({ slug, title, excerpt }) => (
							<li key={slug}>
								<a href={`/blog/${slug}`}>
									<Breakable name={title} />
								</a>
								<p>{bindUnits(excerpt)}</p>
							</li>
						))}
					</ul>
				</>
			)}
			<h2 className="mt-l">You May Also Like</h2>
			<div className="posts mt">
				{others.map((other) => (
					<PostCard key={other.slug} post={other} brief />
				))}
			</div>
		</Band>
	);
}

/** Fewest sections for which a post gets a contents list. */
const manySections = 4;

/** The sections that a contents list of the post names: none where there are few. */
export function listContents({ sections }: Pick<Text, "sections">) {
	const named = sections.filter(({ id }) => id);
	return named.length >= manySections ? named : [];
}

interface Props {
	post: Pick<Post, "slug" | "answer" | "checklist">;
	text: Text;
	/** Said once of all prices in it. */
	note?: string;
}

/**
 * The text of a post: what it opens with, its answer set apart, then its contents list. The section with a page to print
 * leads there at its end.
 */
export function PostText({ post, text, note }: Props) {
	const { slug, answer: answerAt = 1, checklist } = post;
	const blocks = listBlocks(text);
	const section = listSections(blocks).find(({ id }) => id && id === checklist);
	const printed = section?.blocks.at(-1);
	const opening = blocks.slice(0, answerAt - 1);
	const [answer, ...rest] = blocks.slice(answerAt - 1);
	const sections = listContents(text);
	return (
		<div className="prose">
			{opening}
			<section className="answer" aria-labelledby="post-answer">
				<h2 id="post-answer">The short answer</h2>
				{answer}
			</section>
			{note && <p className="note">{note}</p>}
			{sections.length > 0 && <Contents title="In this post" sections={sections} />}
			{rest.map((block) => {
				if (!printed || block !== printed) return block;
				return [
					block,
					<p key="print" className="note">
						<a href={checklistPath(slug)}>This list on a page to print</a>
					</p>,
				];
			})}
		</div>
	);
}
