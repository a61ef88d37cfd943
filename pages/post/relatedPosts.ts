import MiniSearch from "minisearch";
import type { Content, Post } from "../../scripts/content/collections.ts";
import { getEntry, memoize } from "../../scripts/content/entries.ts";

/** Related posts are chosen among so many of the newest, so that a page costs the same however many posts there are. */
const candidates = 300;
/** What a word counts, by where the other post has it. */
const boost = { title: 3, tags: 5, category: 2 };
/** Words per minute of an adult reading silently, for information (Brysbaert 2019, English prose). */
const wordsPerMinute = 238;

/** Reading time of a text in whole minutes, at least one. */
export function countMinutes(words: number): number {
	return Math.max(1, Math.round(words / wordsPerMinute));
}

/** What to read after a post: the first two other posts of the list and three on its subject. */
export function listMorePosts(content: Content, post: Post): { others: Post[]; related: Post[] } {
	const { posts } = content;
	const others = posts
		.slice(0, 3)
		.filter((other) => other !== post)
		.slice(0, 2);
	const { tags = [], category } = post;
	const filter = ({ id }: { id: string }) => ![post, ...others].some(({ slug }) => slug === id);
	const found = getIndex(content).search([...tags, category].join(" "), { boost, filter });
	return { others, related: found.slice(0, 3).map(({ id }) => getEntry(posts, id)) };
}

/** What posts are about. The names of places are left out: two posts on one suburb may have nothing else in common. */
const getIndex = memoize(({ posts, suburbs }) => {
	const places = new Set(suburbs.flatMap(({ name }) => listWords(name)));
	const index = new MiniSearch<Post>({
		idField: "slug",
		fields: ["title", "tags", "category", "excerpt", "description"],
		tokenize: listWords,
		processTerm: (word) => !places.has(word) && word,
	});
	index.addAll(posts.slice(0, candidates));
	return index;
});

/** Words of three or more letters, in lower case and without a plural s. */
function listWords(text: string): string[] {
	const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	return words.map((word) => word.replace(/(?<=[^su]{3})s$/, ""));
}
