import { getContent, type Post } from "../collections.ts";
import { derive } from "../derive.ts";
import { deriveFromText } from "../deriveFromText.ts";
import { slugify } from "../schema/text.ts";
import { splitFrontmatter } from "../source/frontmatter.ts";
import { readText } from "../source/source.ts";

/** How many terms are kept per post, and posts per term. Without these limits the work would grow quadratically. */
const termsPerPost = 24;
const postsPerTerm = 120;
/** What an appearance of a term counts, by its place; in the body the logarithm of the number counts. */
const weights = { title: 3, tags: 3, category: 2, summary: 1, link: 2 } as const;

/** The strongest terms of each post as a vector of length 1, and the posts of each term. */
interface Index {
	vectors: Map<Post, Map<string, number>>;
	postings: Map<string, [Post, number][]>;
	/** Position in the list, newest first; decides between equals. */
	order: Map<Post, number>;
}

const getIndex = derive(({ posts, suburbs }) => {
	const places = new Set(suburbs.flatMap(({ name }) => listWords(name)));
	return indexPosts(posts, (entry) => readText(entry.file), places);
});

/** What to read after a post: the first two other posts of the list (PST-14) and three on its subject (BEY-08). */
export function listMorePosts(post: Post): { others: Post[]; related: Post[] } {
	// Three are enough to find two others. Filtering all 10,000 posts for each post would be slow.
	const newest = getContent().posts.slice(0, 3);
	const others = newest.filter(({ slug }) => slug !== post.slug).slice(0, 2);
	return { others, related: listRelatedPosts(post, { count: 3, except: others }) };
}

/** The posts closest in subject by shared terms (tf-idf, cosine), closest first. */
export function listRelatedPosts(
	post: Post,
	{ count, except = [] }: { count: number; except?: readonly Post[] },
): Post[] {
	return findNearest(post, getIndex(), new Set([post, ...except])).slice(0, count);
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
	const counts = new Map(posts.map((post) => [post, countTerms(post, textOf(post), isSubject)]));
	const spread = new Map<string, number>();
	for (const terms of counts.values()) {
		for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
	}
	const vectors = new Map<Post, Map<string, number>>();
	const postings: Index["postings"] = new Map();
	for (const [post, terms] of counts) {
		const vector = weighTerms(terms, spread, posts.length);
		vectors.set(post, vector);
		for (const [term, weight] of vector) {
			const list = postings.get(term);
			if (list) list.push([post, weight]);
			else postings.set(term, [[post, weight]]);
		}
	}
	for (const [term, list] of postings) {
		if (list.length <= postsPerTerm) continue;
		postings.set(term, list.toSorted((a, b) => b[1] - a[1]).slice(0, postsPerTerm));
	}
	return { vectors, postings, order: new Map(posts.map((post, place) => [post, place])) };
}

/** Posts that share a term with this one, closest first. */
export function findNearest(post: Post, index: Index, except: ReadonlySet<Post>): Post[] {
	const scores = new Map<Post, number>();
	for (const [term, weight] of index.vectors.get(post) ?? []) {
		for (const [other, itsWeight] of index.postings.get(term) ?? []) {
			if (!except.has(other)) scores.set(other, (scores.get(other) ?? 0) + weight * itsWeight);
		}
	}
	const place = (other: Post) => index.order.get(other) ?? 0;
	return [...scores]
		.sort((a, b) => b[1] - a[1] || place(a[0]) - place(b[0]))
		.map(([other]) => other);
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
	const { body } = splitFrontmatter(text);
	const words = new Map<string, number>();
	for (const word of listWords(body.replace(/\]\([^)]*\)|<[^>]*>/g, " ")))
		words.set(word, (words.get(word) ?? 0) + 1);
	const links = body.matchAll(/(?<=\]\(|href=")\/(blog|products)\/[a-z0-9-]+/g);
	return { words, links: Array.from(links, ([link]) => link) };
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
