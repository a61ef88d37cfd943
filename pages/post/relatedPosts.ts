import { readText } from "../../scripts/content/characters.ts";
import { getContent, memoize, type Post } from "../../scripts/content/collections.ts";
import { listTextLinks } from "../../scripts/content/format.ts";
import { slugify } from "../../scripts/content/schemas/text.ts";
import { blankFrontmatter } from "../../scripts/content/source.ts";

/** How many terms are kept per post, and posts per term. Without these limits the work would grow quadratically. */
const termsPerPost = 24;
const postsPerTerm = 120;
/** What an appearance of a term counts, by its place; in the body the logarithm of the number counts. */
const weights = { title: 3, tags: 3, category: 2, summary: 1, link: 2 } as const;
/** Words per minute of an adult reading silently, for information (Brysbaert 2019, English prose). */
const wordsPerMinute = 238;

/** Reading time of a text in whole minutes, at least one. */
export function countMinutes(words: number): number {
	return Math.max(1, Math.round(words / wordsPerMinute));
}

/** What to read after a post: the first two other posts of the list (PST-14) and three on its subject (BEY-08). */
export function listMorePosts(post: Post): { others: Post[]; related: Post[] } {
	const { posts } = getContent();
	const others = posts.filter((other) => other !== post).slice(0, 2);
	const { vectors, holders, positions } = getIndex();
	const scores = new Map<Post, number>();
	for (const [term, own] of vectors.get(post) ?? [])
		for (const [other, weight] of holders.get(term) ?? [])
			scores.set(other, (scores.get(other) ?? 0) + own * weight);
	for (const shown of [post, ...others]) scores.delete(shown);
	const positionOf = (one: Post) => positions.get(one) ?? 0;
	// Among equals the newest.
	const closest = [...scores].sort(
		([a, scoreA], [b, scoreB]) => scoreB - scoreA || positionOf(a) - positionOf(b),
	);
	return { others, related: closest.slice(0, 3).map(([other]) => other) };
}

/** The strongest terms of each post (tf-idf) as a vector of length 1, and for each term the posts that have most of it. */
const getIndex = memoize(({ posts, suburbs }) => {
	const places = new Set(suburbs.flatMap(({ name }) => listWords(name)));
	const named = posts.flatMap(({ tags = [], category }) =>
		listWords([...tags, category].join(" ")),
	);
	const subjects = new Set(named.filter((word) => !places.has(word)));
	const counts = posts.map((post) => countTerms(post, subjects));
	const spread = Map.groupBy(
		counts.flatMap((terms) => [...terms.keys()]),
		(term) => term,
	);
	const weigh = (terms: Map<string, number>) => {
		const strongest = [...terms]
			.map(([term, count]) => ({ term, count, posts: spread.get(term)?.length ?? 0 }))
			.filter((one) => one.posts > 1)
			.map((one) => [one.term, one.count * Math.log(1 + posts.length / one.posts)] as const)
			.sort(([a, weightA], [b, weightB]) => weightB - weightA || (a < b ? -1 : 1))
			.slice(0, termsPerPost);
		const length = Math.hypot(...strongest.map(([, weight]) => weight)) || 1;
		return strongest.map(([term, weight]) => [term, weight / length] as const);
	};
	const vectors = new Map(posts.map((post, index) => [post, weigh(counts[index] ?? new Map())]));
	const holders = new Map<string, [Post, number][]>();
	for (const [post, vector] of vectors)
		for (const [term, weight] of vector) {
			if (!holders.has(term)) holders.set(term, []);
			holders.get(term)?.push([post, weight]);
		}
	for (const [term, list] of holders)
		holders.set(term, list.sort(([, a], [, b]) => b - a).slice(0, postsPerTerm));
	return { vectors, holders, positions: new Map(posts.map((post, index) => [post, index])) };
});

/** What each term of a post weighs, before rarity. Terms are subject words, whole tags and the pages it links to. */
function countTerms(post: Post, subjects: ReadonlySet<string>): Map<string, number> {
	const { slug, title, tags = [], category, excerpt, description, file } = post;
	const body = blankFrontmatter(readText(file));
	const links = listTextLinks(body).filter((path) => /^\/(?:blog|products)\/[^/]+$/.test(path));
	const inBody = Map.groupBy(listWords(body.replace(/\]\([^)]*\)|<[^>]*>/g, " ")), (word) => word);
	const weigh = (terms: string[], weight: number) => terms.map((term) => [term, weight] as const);
	const words = [
		...Array.from(inBody, ([word, all]) => [word, Math.log1p(all.length)] as const),
		...weigh(listWords(title), weights.title),
		...weigh(listWords(tags.join(" ")), weights.tags),
		...weigh(listWords(category), weights.category),
		...weigh(listWords(`${excerpt} ${description}`), weights.summary),
	].filter(([word]) => subjects.has(word));
	const whole = [
		...weigh(
			tags.map((tag) => `tag ${slugify(tag)}`),
			weights.tags,
		),
		...weigh([`/blog/${slug}`, ...links], weights.link),
	];
	const sums = new Map<string, number>();
	for (const [term, weight] of [...words, ...whole]) sums.set(term, (sums.get(term) ?? 0) + weight);
	return sums;
}

/** Words of three or more letters, in lower case and without a plural s. */
function listWords(text: string): string[] {
	const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	return words.map((word) => word.replace(/(?<=[^su]{3})s$/, ""));
}
