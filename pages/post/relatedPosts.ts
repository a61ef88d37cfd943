import { readText } from "../../scripts/content/characters.ts";
import { type Content, getContent, memoize, type Post } from "../../scripts/content/collections.ts";
import { blankFrontmatter } from "../../scripts/content/frontmatter.ts";
import { listTextLinks } from "../../scripts/content/linkedText.ts";
import { slugify } from "../../scripts/content/schemas/text.ts";

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
	const others = getContent()
		.posts.slice(0, 3)
		.filter(({ slug }) => slug !== post.slug)
		.slice(0, 2);
	return { others, related: findRelated(post, getIndex(), { count: 3, except: others }) };
}

/** The terms of every post (tf-idf), and the posts of every term, by their position in the list, newest first. */
interface Index {
	posts: readonly Post[];
	/** The strongest terms of each post as a vector of length 1. */
	vectors: Map<string, number>[];
	/** The posts that have most of each term, with its weight. */
	postings: Map<string, { position: number; weight: number }[]>;
}

const getIndex = memoize(({ posts, suburbs }: Content) => {
	const places = new Set(suburbs.flatMap(({ name }) => listWords(name)));
	return indexPosts(posts, ({ file }) => readText(file), places);
});

/**
 * @param textOf whole source of a post
 * @param places words of place names, which do not count as a subject
 */
export function indexPosts(
	posts: readonly Post[],
	textOf: (post: Post) => string,
	places: ReadonlySet<string> = new Set(),
): Index {
	const subjects = new Set(
		posts.flatMap((post) => listWords(`${(post.tags ?? []).join(" ")} ${post.category}`)),
	);
	const isSubject = (word: string) => subjects.has(word) && !places.has(word);
	const counts = posts.map((post) => countTerms(post, textOf(post), isSubject));
	const spread = new Map<string, number>();
	for (const terms of counts)
		for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
	const vectors = counts.map((terms) => weighTerms(terms, spread, posts.length));
	const holders = vectors.flatMap((vector, position) =>
		[...vector].map(([term, weight]) => ({ term, position, weight })),
	);
	const postings: Index["postings"] = Map.groupBy(holders, ({ term }) => term);
	for (const [term, list] of postings)
		postings.set(term, list.sort((a, b) => b.weight - a.weight).slice(0, postsPerTerm));
	return { posts, vectors, postings };
}

/** The posts that share most with this one (cosine), closest first, at most `count` of them; among equals the newest. */
export function findRelated(
	post: Post,
	{ posts, vectors, postings }: Index,
	{ count, except = [] }: { count: number; except?: readonly Post[] },
): Post[] {
	const scores = new Map<number, number>();
	for (const [term, own] of vectors[posts.indexOf(post)] ?? []) {
		for (const { position, weight } of postings.get(term) ?? [])
			scores.set(position, (scores.get(position) ?? 0) + own * weight);
	}
	for (const left of [post, ...except]) scores.delete(posts.indexOf(left));
	return [...scores]
		.sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
		.slice(0, count)
		.flatMap(([position]) => posts[position] ?? []);
}

/** The weight of each term of a post, before rarity. Terms are subject words, whole tags and link targets. */
function countTerms(
	post: Post,
	text: string,
	isSubject: (word: string) => boolean,
): Map<string, number> {
	const { words, links } = readBody(text);
	const counts = new Map<string, number>();
	const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight);
	const addWords = (words: string, weight: number) => {
		for (const word of listWords(words)) if (isSubject(word)) add(word, weight);
	};
	for (const [word, count] of words) if (isSubject(word)) add(word, Math.log1p(count));
	addWords(post.title, weights.title);
	addWords((post.tags ?? []).join(" "), weights.tags);
	for (const tag of post.tags ?? []) add(`tag ${slugify(tag)}`, weights.tags);
	addWords(post.category, weights.category);
	addWords(`${post.excerpt} ${post.description}`, weights.summary);
	add(`/blog/${post.slug}`, weights.link);
	for (const link of links) add(link, weights.link);
	return counts;
}

/** How often each word appears in a text, and the addresses of the posts and products that it links to. */
function readBody(text: string) {
	const body = blankFrontmatter(text);
	const words = new Map<string, number>();
	for (const word of listWords(body.replace(/\]\([^)]*\)|<[^>]*>/g, " ")))
		words.set(word, (words.get(word) ?? 0) + 1);
	const links = listTextLinks(body).filter((path) => /^\/(?:blog|products)\/[^/]+$/.test(path));
	return { words, links };
}

/** Words of three or more letters, in lower case and without a plural s. */
function listWords(text: string): string[] {
	const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	return words.map((word) => word.replace(/(?<=[^su]{3})s$/, ""));
}

function weighTerms(counts: Map<string, number>, spread: Map<string, number>, posts: number) {
	const weighed = [...counts].flatMap(([term, count]): [string, number][] => {
		const own = spread.get(term) ?? 0;
		return own < 2 ? [] : [[term, count * Math.log(1 + posts / own)]];
	});
	const strongest = weighed
		.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
		.slice(0, termsPerPost);
	const length = Math.hypot(...strongest.map(([, weight]) => weight)) || 1;
	return new Map(strongest.map(([term, weight]) => [term, weight / length]));
}
