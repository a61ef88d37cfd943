import { expect, test } from "vitest";
import { getContent } from "../collections.ts";
import { listMorePosts } from "./morePosts.ts";
import { listRelatedPosts } from "./related.ts";

test("PST-14 BEY-08 a post is followed by the first two others, and by three others on its subject", () => {
	const [first, second, third, fourth] = getContent().posts;
	if (!first || !fourth) throw new Error("there are too few posts");
	expect(listMorePosts(first).others).toEqual([second, third]);
	expect(listMorePosts(fourth).others).toEqual([first, second]);
	for (const post of [first, fourth]) {
		const { others, related } = listMorePosts(post);
		expect(related).toEqual(listRelatedPosts(post, { count: 3, except: others }));
		expect(related).toHaveLength(3);
	}
});
