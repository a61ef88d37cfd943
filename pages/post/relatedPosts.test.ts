import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getPost } from "../../tests/entries.ts";
import { countMinutes, listMorePosts } from "./relatedPosts.ts";

test.each([
	["bal-assessment-stanwell-park", /BAL|bushfire/i],
	["zip-screens-kiama-salt-and-hardware", /zip screen|surf/i],
	["verishade-cleaning-woonona", /VeriShade|curtain|cleaning/i],
	["s-fold-sheers-fullness-and-cost", /sheer|S-fold|window coverings/i],
	["roller-shutters-and-break-ins", /roller shutter|shutters/i],
])("BEY-08 the three nearest to %s are about the same thing", (slug, subject) => {
	const titles = listMorePosts(getContent(), getPost(slug)).related.map(({ title }) => title);
	expect(titles.filter((title) => subject.test(title))).toHaveLength(3);
});

test.each([
	[0, 1],
	[356, 1],
	[357, 2],
	[2380, 10],
])("BEY-08 %i words take %i minutes", (words, minutes) => {
	expect(countMinutes(words)).toBe(minutes);
});

test("BEY-08 a subject counts most as a tag, then in a title, then as a category, whatever its number; a place does not count", () => {
	const [model] = getContent().posts;
	if (!model) throw new Error("there are no posts");
	const other = {
		title: "Else",
		tags: ["else"],
		category: "Else",
		excerpt: "Else.",
		description: "Else.",
	};
	const posts = [
		{ slug: "open", tags: ["awnings", "kiama"], category: "Sun" },
		...[{ slug: "newest" }, { slug: "second" }, { slug: "place", title: "Kiama" }],
		...[
			{ slug: "in-excerpt", excerpt: "Awning." },
			{ slug: "in-category", category: "Awning" },
		],
		...[
			{ slug: "in-title", title: "Awning" },
			{ slug: "in-tags", tags: ["AWNING"] },
		],
	].map((post) => ({ ...model, ...other, ...post }));
	const [open = model] = posts;
	const { others, related } = listMorePosts({ ...getContent(), posts }, open);
	expect(others.map(({ slug }) => slug)).toEqual(["newest", "second"]);
	expect(related.map(({ slug }) => slug)).toEqual(["in-tags", "in-title", "in-category"]);
});
