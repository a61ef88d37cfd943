import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { Topics } from "./BlogSections.tsx";
import { getCategoryCounts, getTopics } from "./postLists.ts";

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

test("BEY-08 a topic leads to each of its posts, the newest of them without unfolding, and to its categories", () => {
	const page = parse(renderToStaticMarkup(<Topics topics={getTopics(content)} />));
	const leads = (list?: HTMLElement) =>
		list?.querySelectorAll("a").map((link) => link.getAttribute("href"));
	for (const { slug, posts, categories } of getTopics(content)) {
		const paths = posts.map((post) => `/blog/${post.slug}`);
		const [open, folded, tags] = page.querySelectorAll(`[id="${slug}"] ul`);
		expect([leads(open), leads(folded)]).toEqual([paths.slice(0, 5), paths.slice(5)]);
		expect(leads(tags)).toHaveLength(categories.length);
	}
});
