import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { getContent } from "../collections.ts";
import { keepRelated, listMorePosts } from "./morePosts.ts";
import { listRelatedPosts } from "./related.ts";

const folder = mkdtempSync(path.join(tmpdir(), "related-"));
const file = path.join(folder, "related.json");
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
	delete process.env.RELATED_POSTS;
	vi.resetModules();
});

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

test("what a build has worked out is what the process that it starts takes", async () => {
	const [post] = getContent().posts;
	if (!post) throw new Error("there is no post");
	const { related } = listMorePosts(post);
	process.env.RELATED_POSTS = keepRelated(file);
	const lists = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;
	expect(lists[post.slug]).toEqual(related.map(({ slug }) => slug));
	lists[post.slug]?.reverse();
	writeFileSync(file, JSON.stringify(lists));
	vi.resetModules();
	const started = await import("./morePosts.ts");
	expect(started.listMorePosts(post).related.map(({ slug }) => slug)).toEqual(lists[post.slug]);
});
