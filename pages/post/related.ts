import type { Content, Post } from "../../scripts/content/collections.ts";
import { deriveFromText } from "../../scripts/content/deriveFromText.ts";
import { slugify } from "../../scripts/content/schemas/text.ts";
import { blankFrontmatter } from "../../scripts/content/source/frontmatter.ts";
import { readText } from "../../scripts/content/source/source.ts";
import { takeFirst } from "../../scripts/content/takeFirst.ts";
import { listTextLinks } from "../../scripts/content/textLinks.ts";

/** How many terms are kept per post, and posts per term. Without these limits the work would grow quadratically. */
const termsPerPost = 24;
const postsPerTerm = 120;
/** What an appearance of a term counts, by its place; in the body the logarithm of the number counts. */
const weights = { title: 3, tags: 3, category: 2, summary: 1, link: 2 } as const;

/** Posts are known by their position in the list, newest first, which decides between equals. */
interface Index {
	posts: readonly Post[];
	positions: Map<Post, number>;
	/** The strongest terms of each post as a vector of length 1. */
	vectors: Map<string, number>[];
	/** The posts of each term. */
	postings: Map<string, Scored[]>;
	/** Room to add up a score for each post, all 0 between two calls: a Map takes nearly twice as long. */
	scores: Float64Array;
}

/** The position of a post and the weight of the term in it. */
type Scored = readonly [position: number, weight: number];

/**
 * For each post, by slug, those closest in subject by shared terms (tf-idf, cosine), closest first.
 * @param except what its page lists anyway
 */
export function relatePosts(
	{ posts, suburbs }: Content,
	{ count, except }: { count: number; except: (post: Post) => readonly Post[] },
): Map<string, Post[]> {
	const places = new Set(suburbs.flatMap(({ name }) => listWords(name)));
	const index = indexPosts(posts, ({ file }) => readText(file), places);
	const find = (post: Post) => findNearest(post, index, { count, except: except(post) });
	return new Map(posts.map((post) => [post.slug, find(post)]));
}

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
	for (const terms of counts) {
		for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
	}
	const vectors = counts.map((terms) => weighTerms(terms, spread, posts.length));
	const postings: Index["postings"] = new Map();
	for (const [position, vector] of vectors.entries()) {
		for (const [term, weight] of vector) {
			const list = postings.get(term);
			if (list) list.push([position, weight]);
			else postings.set(term, [[position, weight]]);
		}
	}
	for (const [term, list] of postings) {
		if (list.length <= postsPerTerm) continue;
		postings.set(term, list.toSorted((a, b) => b[1] - a[1]).slice(0, postsPerTerm));
	}
	const positions = new Map(posts.map((post, position) => [post, position]));
	return { posts, positions, vectors, postings, scores: new Float64Array(posts.length) };
}

/** The posts that share most with this one, closest first, at most `count` of them. */
export function findNearest(
	post: Post,
	{ posts, positions, vectors, postings, scores }: Index,
	{ count, except = [] }: { count: number; except?: readonly Post[] },
): Post[] {
	const scoreOf = (position: number) => scores[position] ?? 0;
	const positionOf = (one: Post) => positions.get(one) ?? -1;
	const near: number[] = [];
	for (const [term, weight] of vectors[positionOf(post)] ?? []) {
		for (const [position, itsWeight] of postings.get(term) ?? []) {
			if (scores[position] === 0) near.push(position);
			scores[position] = scoreOf(position) + weight * itsWeight;
		}
	}
	for (const left of [post, ...except]) scores[positionOf(left)] = 0;
	const others = near.filter((position) => scores[position] !== 0);
	const nearest = takeFirst(others, count, (a, b) => scoreOf(b) - scoreOf(a) || a - b);
	for (const position of near) scores[position] = 0;
	return nearest.flatMap((position) => posts[position] ?? []);
}

/** The weight of each term of a post, before rarity. Terms are subject words, whole tags and link targets. */
function countTerms(
	post: Post,
	text: string,
	isSubject: (word: string) => boolean,
): Map<string, number> {
	const { words, links } = readBody(post.file, text);
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
const readBody = deriveFromText((text) => {
	const body = blankFrontmatter(text);
	const words = new Map<string, number>();
	for (const word of listWords(body.replace(/\]\([^)]*\)|<[^>]*>/g, " ")))
		words.set(word, (words.get(word) ?? 0) + 1);
	const links = listTextLinks(body).filter((path) => /^\/(?:blog|products)\/[^/]+$/.test(path));
	return { words, links };
});

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
