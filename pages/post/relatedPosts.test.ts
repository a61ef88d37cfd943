import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { countMinutes, listMorePosts } from "./relatedPosts.ts";

test.each([
	[0, 1],
	[356, 1],
	[357, 2],
])("BEY-08 %i words take %i minutes", (words, minutes) => {
	expect(countMinutes(words)).toBe(minutes);
});

test("BEY-08 a subject counts most as a tag, then in a title, then as a category, whatever its number; a place does not count", () => {
	const [model] = getContent().posts;
	if (!model) throw new Error("there are no posts");
	const words = { title: "Else", excerpt: "Else.", description: "Else." };
	const other = { ...words, tags: ["else"], category: "Else" };
	const posts = [
		{ slug: "open", tags: ["awnings", "kiama"], category: "Sun" },
		...[{ slug: "newest" }, { slug: "second" }, { slug: "place", title: "Kiama" }],
		{ slug: "in-excerpt", excerpt: "Awning." },
		{ slug: "in-category", category: "Awning" },
		{ slug: "in-title", title: "Awning" },
		{ slug: "in-tags", tags: ["AWNING"] },
	].map((post) => ({ ...model, ...other, ...post }));
	const [open = model] = posts;
	const { others, related } = listMorePosts({ ...getContent(), posts }, open);
	expect(others.map(({ slug }) => slug)).toEqual(["newest", "second"]);
	expect(related.map(({ slug }) => slug)).toEqual(["in-tags", "in-title", "in-category"]);
});
