import { type Content, getContent, type Post } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import { relatePosts } from "./related.ts";

/** For all posts at once, so that nothing of what it takes to find them stays in memory. */
const getRelated = derive(
	(content) => relatePosts(content, { count: 3, except: (post) => listOthers(content, post) }),
	"related posts",
);

/** What to read after a post: the first two other posts of the list (PST-14) and three on its subject (BEY-08). */
export function listMorePosts(post: Post): { others: Post[]; related: Post[] } {
	return { others: listOthers(getContent(), post), related: getRelated().get(post.slug) ?? [] };
}

function listOthers({ posts }: Content, post: Post): Post[] {
	// Three are enough to find two others. Filtering all 10,000 posts for each post would be slow.
	return posts
		.slice(0, 3)
		.filter(({ slug }) => slug !== post.slug)
		.slice(0, 2);
}
