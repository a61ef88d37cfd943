import { expect, test } from "vitest";
import { getContent, type Post } from "../../scripts/content/collections.ts";
import { listMorePosts } from "./morePosts.ts";
import { relatePosts } from "./related.ts";

test("PST-14 BEY-08 a post is followed by the first two others, and by three others on its subject", () => {
	const [first, second, third, fourth] = getContent().posts;
	if (!first || !fourth) throw new Error("there are too few posts");
	expect(listMorePosts(first).others).toEqual([second, third]);
	expect(listMorePosts(fourth).others).toEqual([first, second]);
	const except = (post: Post) => listMorePosts(post).others;
	const lists = relatePosts(getContent(), { count: 3, except });
	for (const post of [first, fourth]) {
		const { related } = listMorePosts(post);
		expect(related).toEqual(lists.get(post.slug));
		expect(related).toHaveLength(3);
	}
});
