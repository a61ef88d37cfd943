import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { describePost, describeTrail } from "../../components/Layout/structuredData.ts";
import { getLengthCheck } from "../../components/LengthCheck/lengthFigures.ts";
import { type LengthKind, lengths } from "../../components/LengthCheck/lengths.ts";
import { findSharingImage } from "../../components/Picture/pictures.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { getCategoryCounts } from "../blog/postLists.ts";
import { countMinutes, listMorePosts } from "./relatedPosts.ts";

/** Most posts that the list of recent ones names, because every post's page carries all of them. */
const mostRecent = 150;

export type Data = Awaited<ReturnType<typeof data>>;

/** The sum of a post, for the reader's own figures: a kind of length, or the guide price of a product. */
function getCalculator(content: Content, name: string | undefined) {
	if (!name) return undefined;
	return Object.hasOwn(lengths, name)
		? { lengthCheck: getLengthCheck(content, name as LengthKind) }
		: { prices: listPrices(content, [name]) };
}

/** A post with its text, the first two other posts of the list and three on its subject. */
export async function data(pageContext: PageContextServer) {
	const { content, dateOf, routeParams } = pageContext;
	const { authors, posts, services, site, sources } = content;
	const post = getEntry(posts, routeParams.slug);
	const author = authors[post.author];
	if (!author) throw new Error(`there is no content/authors/${post.author}.yaml`);
	const path = `/blog/${post.slug}`;
	const image = findSharingImage(pageContext, path, post.image).url;
	const head: Head = {
		title: post.title,
		description: post.description,
		type: "article",
		image: post.image,
		article: { published: post.date, section: post.category, tags: post.tags },
		structuredData: [
			describePost(content, post, { image, modified: dateOf(path) ?? post.date }),
			describeTrail(site, [{ name: "Blog", path: "/blog" }, { name: post.title }], path),
		],
	};
	const text = await getText(post);
	const hasPrices = text.sections.some((section) => section.text.includes("$"));
	return {
		head,
		post,
		author,
		sources: sources.filter(({ id }) => post.sources?.includes(id)),
		minutes: countMinutes(post.words),
		text,
		priceNote: hasPrices ? services.blog.priceNote : undefined,
		calculator: getCalculator(content, post.calculator),
		...listMorePosts(content, post),
		recent: posts.slice(0, mostRecent),
		categories: getCategoryCounts(content),
	};
}
