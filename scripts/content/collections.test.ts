import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { copyContent } from "../../tests/contentCopy.ts";
import { makeFolder } from "../../tests/makeFolder.ts";
import { describeOverdue, describeWaiting, getToday, listShown, type Post } from "./collections.ts";
import { writePost } from "./postFile.ts";

const template = readFileSync("content/template.mdx", "utf8");
/** A sound post, as it is after its writer has finished. */
function makePost(slug: string, date: string): string {
	const words = `about ${slug} ${"that goes on ".repeat(9)}`;
	const texts = { title: `A post about ${slug}`, excerpt: `To read ${words}`, description: words };
	const named = { image: "zip-screens", category: "Zip Screens", tags: undefined };
	return writePost(template, { slug, date, draft: undefined, ...texts, ...named }, "The answer.\n");
}

afterEach(() => {
	// Other files of this worker read the site's own content.
	vi.resetModules();
});

test("ARC-05 Q23 one new file in content/blog is a post in its place with an address, with nothing else changed", async () => {
	const copy = copyContent();
	for (const slug of ["second", "first"])
		copy.write(`blog/${slug}.mdx`, makePost(slug, "2026-02-28"));
	copy.write("blog/new-post.mdx", makePost("new-post", "2026-03-01"));
	vi.stubEnv("CONTENT_ROOT", copy.root);
	vi.stubEnv("BUILD_DATE", "2026-03-01");
	vi.stubEnv("SITE_ORIGIN", "https://www.example.com/");
	vi.resetModules();
	const { getContent } = await import("./collections.ts");
	const content = getContent();
	expect(content.site.origin).toBe("https://www.example.com");
	// A later day comes first; posts of one day without an id stand by their names.
	const slugs = content.posts.slice(0, 3).map(({ slug }) => slug);
	expect(slugs).toEqual(["new-post", "first", "second"]);
	const { listPaths } = await import("./addresses.ts");
	expect(listPaths(content)).toContain("/blog/new-post");
}, 90_000);

test("what a build starts takes the content that was checked, whatever the files say by then", async () => {
	const { getContent } = await import("./collections.ts");
	const content = getContent();
	const checked = JSON.stringify({ ...content, posts: content.posts.slice(0, 2) });
	vi.stubEnv("CHECKED_CONTENT", path.join(makeFolder({ "content.json": checked }), "content.json"));
	vi.stubEnv("CONTENT_ROOT", "nowhere");
	vi.resetModules();
	const started = await import("./collections.ts");
	expect(started.getContent()).toEqual(JSON.parse(checked));
});

const posts = [
	{ slug: "out", date: "2026-02-28" },
	{ slug: "today", date: "2026-03-01" },
	{ slug: "later", date: "2026-03-02" },
	{ slug: "draft", date: "2026-02-01", draft: true },
] as Post[];

test.each([
	["production", "production", ["out", "today"]],
	["", "production", ["out", "today"]],
	["deploy-preview", "production", ["out", "today", "later waits"]],
	["branch-deploy", "production", ["out", "today", "later waits"]],
	["", "development", ["out", "today", "later waits", "draft draft"]],
])("BEY-14 in Netlify's context %j and mode %s it shows %j", (context, mode, shown) => {
	vi.stubEnv("BUILD_DATE", "2026-03-01");
	vi.stubEnv("CONTEXT", context);
	vi.stubEnv("NODE_ENV", mode);
	const found = listShown(posts).map(({ slug, unseen = "" }) => `${slug} ${unseen}`.trim());
	expect(found).toEqual(shown);
});

test("BEY-14 it is said how many posts wait, and until when", () => {
	expect(describeWaiting(posts, "2026-02-27")).toBe(
		" 3 posts wait, the first until February 28, 2026, the last until March 2, 2026.",
	);
	expect(describeWaiting(posts, "2026-03-01")).toBe(" 1 post waits until March 2, 2026.");
	expect(describeWaiting(posts, "2026-03-02")).toBe("");
});

test("BEY-14 after a year it is said whose sources to read again", () => {
	const file = (checked?: string) => ({ checked, file: `${checked}.mdx` });
	const all = [file("2026-03"), file(), file("2026-02"), file("2026-04")];
	expect(describeOverdue(all, "2027-03-01")).toBe(
		" The sources of 2 posts were last read a year ago or longer: read them again, first those of 2026-02.mdx.",
	);
	expect(describeOverdue(all, "2027-02-28")).toMatch(/^ The sources of 1 post were/);
	expect(describeOverdue(all, "2027-01-31")).toBe("");
});

test("BEY-14 without BUILD_DATE the day is Sydney's, and one that is no day stops the build with a sentence", () => {
	vi.stubEnv("BUILD_DATE", "");
	vi.useFakeTimers({ now: new Date("2026-02-28T13:00:00Z") });
	expect(getToday()).toBe("2026-03-01");
	vi.stubEnv("BUILD_DATE", "tomorrow");
	expect(getToday).toThrow('BUILD_DATE is "tomorrow"; write a day such as 2025-09-17');
});
