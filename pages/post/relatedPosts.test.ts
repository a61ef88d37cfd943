import { describe, expect, test } from "vitest";
import { getContent, getPost, type Post } from "../../scripts/content/collections.ts";
import { countMinutes, findRelated, indexPosts, listMorePosts } from "./relatedPosts.ts";

const make = (slug: string, title: string, tags: string[], category = "Blinds") =>
	({ slug, title, tags, category, excerpt: "", description: "", file: slug }) as unknown as Post;

const screens = make("screens", "What zip screens cost", ["zip screens", "thirroul"]);
const motors = make("motors", "Motor or crank", ["zip screens", "motors"]);
const sheers = make("sheers", "Sheer curtains", ["sheers", "thirroul"]);
const voile = make("voile", "Voile or linen", ["sheers"]);
const all = [screens, motors, sheers, voile];
const nearest = (
	post: Post,
	posts = all,
	places = new Set<string>(),
	texts: Record<string, string> = {},
) =>
	findRelated(
		post,
		indexPosts(posts, ({ slug }) => texts[slug] ?? "", places),
		{
			count: posts.length,
		},
	).map(({ slug }) => slug);

describe("posts on the same subject", () => {
	test("BEY-08 shared tags and words decide, not the place they speak of", () => {
		expect(nearest(screens, all, new Set(["thirroul"]))[0]).toBe("motors");
		expect(nearest(sheers, all, new Set(["thirroul"]))[0]).toBe("voile");
	});

	test("BEY-08 a link from one to the other counts", () => {
		const plain = [
			make("a", "One", [], "X"),
			make("b", "Two", [], "Y"),
			make("c", "Three", [], "Z"),
		];
		const [first] = plain;
		if (!first) throw new Error("no post");
		const texts = { a: "---\n---\nSee [two](/blog/b).", b: "", c: "" };
		expect(nearest(first, plain, new Set(), texts)).toEqual(["b"]);
	});

	test("BEY-08 equals keep the order of the list, and the result is the same every time", () => {
		const twins = [
			screens,
			...["x", "y", "z"].map((slug) => make(slug, "Zip screens", ["zip screens"])),
		];
		const once = nearest(screens, twins);
		expect(once).toEqual(["x", "y", "z"]);
		expect(nearest(screens, twins)).toEqual(once);
	});

	test("PST-14 BEY-08 a post is followed by the first two others, and by three more on its subject", () => {
		const { posts } = getContent();
		for (const post of posts) {
			const { others, related } = listMorePosts(post);
			expect(others).toEqual(posts.filter((other) => other !== post).slice(0, 2));
			expect(new Set([post, ...others, ...related]).size).toBe(6);
		}
		expect(nearest(screens, [screens])).toEqual([]);
	});

	test.each([
		["bal-assessment-stanwell-park", /BAL|bushfire/i],
		["zip-screens-kiama-salt-and-hardware", /zip screen|surf/i],
		["verishade-cleaning-woonona", /VeriShade/],
		["s-fold-sheers-fullness-and-cost", /sheer|S-fold/i],
		["roller-shutters-and-break-ins", /roller shutter|shutters/i],
	])("BEY-08 the three nearest to %s are about the same thing", (slug, subject) => {
		const titles = listMorePosts(getPost(slug)).related.map(({ title }) => title);
		expect(titles.filter((title) => subject.test(title))).toHaveLength(3);
	});
});

test.each([
	[0, 1],
	[357, 2],
	[2380, 10],
])("BEY-08 %i words take %i minutes", (words, minutes) => {
	expect(countMinutes(words)).toBe(minutes);
});
