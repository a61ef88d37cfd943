import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getCategoryCounts } from "./postLists.ts";

const content = getContent();
const { posts } = content;

test("PST-12 BEY-08 every category that has posts stands once, by name, with how many", () => {
	const counts = getCategoryCounts(content);
	expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
	const names = counts.map(({ category }) => category);
	expect(names).toEqual(
		[...new Set(posts.map(({ category }) => category))].sort((a, b) => a.localeCompare(b)),
	);
});
