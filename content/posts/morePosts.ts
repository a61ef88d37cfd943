import { type Content, getContent, type Post } from "../collections.ts";
import { share } from "../shared.ts";
import { listRelatedPosts } from "./related.ts";

/** Shared with the bundle of the pages, because working them out takes 2.5 s for 10,000 posts. */
const related = share("related posts", new WeakMap<Content, Map<Post, Post[]>>());

/** What to read after a post: the first two other posts of the list (PST-14) and three on its subject (BEY-08). */
export function listMorePosts(post: Post): { others: Post[]; related: Post[] } {
	// Three are enough to find two others. Filtering all 10,000 posts for each post would be slow.
	const newest = getContent().posts.slice(0, 3);
	const others = newest.filter(({ slug }) => slug !== post.slug).slice(0, 2);
	return { others, related: recallRelated(post, others) };
}

function recallRelated(post: Post, others: readonly Post[]): Post[] {
	const content = getContent();
	const lists = related.get(content) ?? new Map<Post, Post[]>();
	related.set(content, lists);
	const list = lists.get(post) ?? listRelatedPosts(post, { count: 3, except: others });
	lists.set(post, list);
	return list;
}
