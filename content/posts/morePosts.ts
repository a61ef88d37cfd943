import { z } from "zod";
import { getContent, getPost, type Post } from "../collections.ts";
import { derive } from "../derive.ts";
import { keepFile, readKept } from "../memory.ts";
import { listRelatedPosts } from "./related.ts";

const listsSchema = z.record(z.string(), z.array(z.string()));

/** Slugs of related posts by the slug of theirs: handed over by the build that started this process, then worked out. */
const getKnown = derive(() => {
	const { RELATED_POSTS: file } = process.env;
	return new Map(Object.entries((file && readKept(file, listsSchema)) || {}));
});

/** What to read after a post: the first two other posts of the list (PST-14) and three on its subject (BEY-08). */
export function listMorePosts(post: Post): { others: Post[]; related: Post[] } {
	// Three are enough to find two others. Filtering all 10,000 posts for each post would be slow.
	const newest = getContent().posts.slice(0, 3);
	const others = newest.filter(({ slug }) => slug !== post.slug).slice(0, 2);
	const known = getKnown().get(post.slug);
	if (known) return { others, related: known.map(getPost) };
	const related = listRelatedPosts(post, { count: 3, except: others });
	getKnown().set(
		post.slug,
		related.map(({ slug }) => slug),
	);
	return { others, related };
}

/**
 * Keeps what is known of related posts in a file, for a process with RELATED_POSTS set to its name: working them out
 * takes 2.5 s for 10,000 posts.
 */
export function keepRelated(file = ".cache/related.json"): string {
	keepFile(file, JSON.stringify(Object.fromEntries(getKnown())));
	return file;
}
