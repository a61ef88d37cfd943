import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/contentCopy.ts";
import type { Post } from "./collections.ts";

/** A sound post, as it is after its writer has finished. */
function makePost(slug: string, more: string): string {
	return `---
title: A post about ${slug}
slug: ${slug}
excerpt: A reason to read about ${slug} that is as long as it has to be for the card in the list, and no longer than a card can show at all.
${more}
author: business
image: zip-screens
category: Zip Screens
tags: [zip screens, kiama, ${slug}]
description: The answer about ${slug} in one or two sentences, as long as a search engine likes its summaries to be and no longer than it shows.
---

The answer to the question about ${slug}, with a link to the [free measure](/contact).
`;
}

let copy: ContentCopy;

beforeEach(() => {
	copy = copyContent();
	vi.stubEnv("CONTENT_ROOT", copy.root);
	vi.stubEnv("BUILD_DATE", "2026-03-01");
	vi.resetModules();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	copy.dispose();
});

/** Every part of the site where readers see posts. */
async function readSite() {
	const { getContent } = await import("./collections.ts");
	const { listPaths } = await import("./addresses.ts");
	return { content: getContent(), paths: listPaths(getContent()) };
}

describe("one new file in content/blog", () => {
	test("ARC-05 adds the page, the list and sidebar entry and the sitemap line, with nothing else changed", async () => {
		const before = (await readSite()).content.posts.length;
		copy.write("blog/new-post.mdx", makePost("new-post", "date: 2026-02-28"));
		vi.resetModules();
		const { content, paths } = await readSite();
		expect(content.posts).toHaveLength(before + 1);
		expect(content.posts[0]?.slug).toBe("new-post");
		expect(paths).toContain("/blog/new-post");
		const { onBeforePrerenderStart } = await import("../../pages/post/+onBeforePrerenderStart.ts");
		expect(onBeforePrerenderStart()).toContain("/blog/new-post");
		const { Sidebar } = await import("../../pages/post/Sidebar.tsx");
		const { renderWithSite } = await import("../../tests/renderWithSite.tsx");
		const sidebar = createElement(Sidebar, { slug: "", recent: content.posts, categories: [] });
		expect(renderWithSite(sidebar)).toContain('href="/blog/new-post"');
	});

	test("ARC-05 adds it to both feeds and to the sitemap", async () => {
		copy.write("blog/new-post.mdx", makePost("new-post", "date: 2026-02-28"));
		const { content } = await readSite();
		const { makeFeed } = await import("../build/feed.tsx");
		const { makeSitemap } = await import("../build/sitemap.ts");
		const { makeDater } = await import("./dates.ts");
		const feed = await makeFeed(content, async () => "<p>The answer</p>");
		expect(feed.rss2()).toContain("/blog/new-post</link>");
		expect(feed.atom1()).toContain('/blog/new-post"');
		const sitemap = makeSitemap(content, makeDater(content, new Map()));
		expect(sitemap).toContain("/blog/new-post</loc>");
	});

	test("Q23 posts of one day without an id stand by their names, and a later day comes first", async () => {
		copy.write("blog/second.mdx", makePost("second", "date: 2026-02-28"));
		copy.write("blog/first.mdx", makePost("first", "date: 2026-02-28"));
		copy.write("blog/newest.mdx", makePost("newest", "date: 2026-03-01"));
		const { content } = await readSite();
		expect(content.posts.slice(0, 3).map(({ slug }) => slug)).toEqual([
			"newest",
			"first",
			"second",
		]);
	});
});

describe("a post that readers may not see yet", () => {
	const hidden = async (slug: string) => {
		const { content, paths } = await readSite();
		return content.posts.every((post) => post.slug !== slug) && !paths.includes(`/blog/${slug}`);
	};

	test.each([
		["2026-02-28", true],
		["2026-03-01", false],
		["2026-03-02", false],
	])("BEY-14 a post dated 2026-03-01 is hidden in a build of %s: %s", async (today, isHidden) => {
		copy.write("blog/dated.mdx", makePost("dated", "date: 2026-03-01"));
		vi.stubEnv("BUILD_DATE", today);
		expect(await hidden("dated")).toBe(isHidden);
	});

	test.each([
		["deploy-preview", "production", ["waits"]],
		["branch-deploy", "production", ["waits"]],
		["production", "production", []],
		["", "development", ["draft", "waits"]],
	])(
		"BEY-14 in a build of Netlify's context %j and mode %s, posts that are not out yet are shown and say so: %j",
		async (context, mode, unseen) => {
			vi.stubEnv("CONTEXT", context);
			vi.stubEnv("NODE_ENV", mode);
			copy.write("blog/draft.mdx", makePost("draft", "date: 2026-02-01\ndraft: true"));
			copy.write("blog/dated.mdx", makePost("dated", "date: 2026-03-12"));
			const { content, paths } = await readSite();
			const early = content.posts.filter((post) => post.unseen);
			expect(early.map((post) => post.unseen).toSorted()).toEqual(unseen);
			expect(paths.includes("/blog/dated")).toBe(unseen.includes("waits"));
			const { PostCard } = await import("../../components/Card/PostCard.tsx");
			const { renderWithSite } = await import("../../tests/renderWithSite.tsx");
			const cards = early.map((post) => renderWithSite(createElement(PostCard, { post })));
			expect(cards.join().includes("published on March 12, 2026")).toBe(unseen.includes("waits"));
		},
	);

	test("BEY-14 it is said how many wait, and until when", async () => {
		const { describeWaiting } = await import("./publication.ts");
		const posts = ["2026-03-12", "2026-02-28", "2026-04-01"].map((date) => ({ date }) as Post);
		expect(describeWaiting(posts, "2026-03-11")).toBe(
			" 2 posts wait, the first until 12 March 2026.",
		);
		expect(describeWaiting(posts, "2026-03-12")).toBe(" 1 post waits until 1 April 2026.");
		expect(describeWaiting(posts, "2026-04-01")).toBe("");
	});

	test("BEY-14 without BUILD_DATE the day is Sydney's, ten or eleven hours ahead of the build machine's", async () => {
		vi.stubEnv("BUILD_DATE", "");
		const { getToday } = await import("./publication.ts");
		vi.useFakeTimers({ now: new Date("2026-02-28T14:00:00Z") });
		expect(getToday()).toBe("2026-03-01");
		vi.setSystemTime(new Date("2026-02-28T12:00:00Z"));
		expect(getToday()).toBe("2026-02-28");
	});

	test("BEY-14 a BUILD_DATE that is no day stops the build with a sentence", async () => {
		vi.stubEnv("BUILD_DATE", "tomorrow");
		const { getToday } = await import("./publication.ts");
		expect(getToday).toThrow('BUILD_DATE is "tomorrow"; write a day such as 2025-09-17');
	});
});
