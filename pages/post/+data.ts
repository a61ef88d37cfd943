import type { PageContextServer } from "vike/types";
import { getText, type Text } from "../../components/Article/Prose.tsx";
import { findSharingImage, type Head } from "../../components/Layout/head.tsx";
import { describePost, describeTrail } from "../../components/Layout/structuredData.ts";
import { getLengthCheck } from "../../components/LengthCheck/lengthFigures.ts";
import { type LengthKind, lengths } from "../../components/LengthCheck/lengths.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { getContent, getPost, type Post } from "../../scripts/content/collections.ts";
import { getLastChange } from "../../scripts/content/dates.ts";
import type { Author } from "../../scripts/content/schemas/lists.ts";
import { getCategoryCounts, mostTitles } from "../blog/postLists.ts";
import { countMinutes, listMorePosts } from "./relatedPosts.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The author whom a post names, whom the content check has found. */
function getAuthor(authors: Record<string, Author>, { author }: Post): Author {
	const found = authors[author];
	if (!found) throw new Error(`there is no content/authors/${author}.yaml`);
	return found;
}

/** The sum of a post, for the reader's own figures: a kind of length, or the guide price of a product. */
function getCalculator(name: string) {
	return Object.hasOwn(lengths, name)
		? { lengthCheck: getLengthCheck(name as LengthKind) }
		: { prices: listPrices([name]) };
}

function hasPrices({ sections }: Text): boolean {
	return sections.some(({ text }) => text.includes("$"));
}

/** A post with its text, the first two other posts of the list (PST-14) and three on its subject. */
export async function data({ routeParams }: PageContextServer) {
	const post = getPost(routeParams.slug ?? "");
	const { authors, sources, services, posts } = getContent();
	const path = `/blog/${post.slug}`;
	const modified = (await getLastChange(getContent(), path)) ?? post.date;
	const head: Head = {
		title: post.title,
		description: post.description,
		path,
		type: "article",
		image: post.image,
		article: { published: post.date, section: post.category, tags: post.tags },
		structuredData: [
			describePost(post, findSharingImage({ path, image: post.image }).url, modified),
			describeTrail([{ name: "Blog", path: "/blog" }, { name: post.title }], path),
		],
	};
	const text = await getText(post);
	return {
		head,
		post,
		author: getAuthor(authors, post),
		sources: sources.filter(({ id }) => post.sources?.includes(id)),
		minutes: countMinutes(post.words),
		text,
		priceNote: hasPrices(text) ? services.blog.priceNote : undefined,
		calculator: post.calculator === undefined ? undefined : getCalculator(post.calculator),
		...listMorePosts(post),
		recent: posts.slice(0, mostTitles),
		categories: getCategoryCounts(),
	};
}
