import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { Topics } from "./BlogSections.tsx";
import { getCategoryCounts, getTopics, listYears } from "./postLists.ts";

const content = getContent();
const { posts } = content;

test("BLG-02 BLG-03 the archive has every post once, newest first, under its year and month", () => {
	const years = listYears(posts);
	expect(years.flatMap(({ months }) => months.flatMap((month) => month.posts))).toEqual(posts);
	for (const { year, count, months } of years) {
		expect(months.reduce((sum, month) => sum + month.posts.length, 0)).toBe(count);
		for (const { month, posts: own } of months) {
			expect(month).toMatch(RegExp(`^${year}-\\d\\d-01$`));
			expect(own.every(({ date }) => date.slice(0, 7) === month.slice(0, 7))).toBe(true);
		}
	}
});

test("BLG-02 the archive holds the newest 150, because every page with it carries all of them", () => {
	const [newest] = posts;
	if (!newest) throw new Error("there are no posts");
	const [year] = listYears(Array(151).fill(newest));
	expect([year?.year, year?.count]).toEqual([newest.date.slice(0, 4), 150]);
});

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
