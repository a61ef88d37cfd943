import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MDXProps } from "mdx/types";
import { createElement } from "react";
import { expect, test } from "vitest";
import { getText } from "../../components/Article/texts.ts";
import { find } from "../../components/Search/find.ts";
import { readIndex } from "../../components/Search/fullTextIndex.ts";
import { makeFolder } from "../../tests/makeFolder.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { getContent } from "../content/collections.ts";
import { makeFeed, renderText } from "./feed.tsx";
import { makeSearchFiles, writeTextFiles } from "./textFiles.ts";

const content = getContent();
const folder = makeFolder();
const readFile = (name: string) => readFileSync(path.join(folder, name), "utf8");

test("BEY-04 the index that is written is the one that the browser reads, and the same content gives the same bytes", async () => {
	await writeTextFiles(folder, makePageContext());
	expect(readdirSync(folder, { recursive: true })).toEqual(
		expect.arrayContaining(["feed.xml", "atom.xml", "sitemap.xml", ".well-known/security.txt"]),
	);
	const index = await readIndex(readFile("search/index.json"));
	const hits = find(index, "recess depth").groups.flatMap((group) => group.hits);
	expect(hits.length).toBeGreaterThan(3);
	for (const [address, text] of await Array.fromAsync(makeSearchFiles(content)))
		expect(readFile(address)).toBe(text);
});

const [newest, second] = content.posts;
const posts = [newest, second].flatMap((post, index) =>
	post ? [{ ...post, date: `2026-03-0${3 - index}` }] : [],
);
const changed = `/blog/${second?.slug}`;
const sources = {
	...makePageContext({}, { posts }),
	dateOf: (path: string) => (path === changed ? "2026-04-05" : undefined),
};

test("BEY-09 feeds say when a post was published and when it last changed, and are as new as their newest change; prices have a note", async () => {
	const feed = await makeFeed(sources, async ({ slug }) => {
		return slug === second?.slug ? "<p>From $300</p>" : "<p>The answer</p>";
	});
	const read = (text: string, name: string) =>
		Array.from(text.matchAll(RegExp(`<${name}>([^<]*)<`, "g")), ([, found = ""]) => found);
	const days = (name: string) => read(feed.atom1(), name).map((time) => time.slice(0, 10));
	expect(days("published")).toEqual(["2026-03-03", "2026-03-02"]);
	expect(days("updated")).toEqual(["2026-04-05", "2026-03-03", "2026-04-05"]);
	const [latest] = read(feed.rss2(), "lastBuildDate");
	expect(new Date(latest ?? "").toISOString()).toBe("2026-04-05T00:00:00.000Z");
	const [before, after, ...more] = feed.rss2().split(content.services.blog.priceNote);
	expect(before).toMatch(/From \$300<\/p><p>$/);
	expect([typeof after, more]).toEqual(["string", []]);
});

test("BEY-09 in feeds too the short answer stands where the post has it, below what it opens with", async () => {
	const late = content.posts.filter(({ answer = 1 }) => answer > 1);
	expect(late.length).toBeGreaterThan(50);
	for (const post of late) {
		const html = renderText(sources, await getText(post), post);
		const [opening = ""] = html.split("<h2>The short answer</h2>");
		const blocks = opening.match(/<(?:p|table|ul|ol|blockquote|figure)>/g) ?? [];
		expect(`${post.slug} ${blocks.length}`).toBe(`${post.slug} ${(post.answer ?? 1) - 1}`);
	}
});

test("BEY-09 a link within a post leads from a feed to the post's page", () => {
	const Text = ({ components: { a = "a" } = {} }: MDXProps) =>
		createElement("p", {}, createElement(a, { href: "#what-to-do" }, "below"));
	expect(renderText(sources, { default: Text }, { slug: "salt" })).toContain(
		`<a href="${content.site.origin}/blog/salt#what-to-do">below</a>`,
	);
});
