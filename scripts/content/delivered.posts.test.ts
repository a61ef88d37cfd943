// The content as delivered, with the counts and names of docs/product.md. These tests hold until the owner adds their
// own content: when a real review, a new suburb or a new product makes a test fail, delete that test.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { formatDay } from "./format.ts";

const { suburbs, posts, categories } = getContent();
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** The names of ENT-17, exactly as spelled there (Q26). */
const [, names = ""] =
	/^- ENT-17 .*? is used: (.*) \(Q26\)/m.exec(readFileSync("docs/product.md", "utf8")) ?? [];
const listed = names.split(", ");

const first = posts.filter(({ id }) => id <= 89);

test("ENT-12 ENT-13 ids 1-89 without gaps", () => {
	expect(first.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(range(1, 89));
});

test("ENT-14 dates read as September 17, 2025, from April 2024 to September 2025, some a day apart", () => {
	const dates = first.map(({ date }) => date).toSorted();
	expect(formatDay("2025-09-17")).toBe("September 17, 2025");
	expect(dates.at(0)?.startsWith("2024-04")).toBe(true);
	expect(dates.at(-1)?.startsWith("2025-09")).toBe(true);
	const days = dates.map((date) => Date.parse(date) / 86_400_000);
	expect(days.some((day, index) => index > 0 && day - (days[index - 1] ?? 0) === 1)).toBe(true);
});

test("ENT-17 each of the 63 listed categories is used, and each other one too", () => {
	const used = new Set(posts.map(({ category }) => category));
	expect(new Set(listed).size).toBe(63);
	expect(listed.filter((category) => !used.has(category))).toEqual([]);
	expect(categories.filter((category) => !used.has(category))).toEqual([]);
});

test("ENT-18 posts 35 to 65 treat their subjects, most with a suburb in the slug", () => {
	const middle = posts.filter(({ id }) => id >= 35 && id <= 65);
	const slugs = middle.map(({ slug }) => slug);
	const subjects =
		"zip-screen outdoor-blind louvred bushfire-shutter roller-shutter bal- verishade";
	for (const subject of subjects.split(" "))
		expect(slugs.join(" "), subject).toMatch(new RegExp(`(^|-| )${subject}`));
	const named = slugs.filter((slug) => suburbs.some((suburb) => slug.includes(suburb.slug)));
	expect(named.length).toBeGreaterThan(slugs.length / 2);
});

test("ENT-19 posts 66 to 89 treat curtains, screens, louvre roofs, bushfire and roller shutters", () => {
	const slugs = posts
		.filter(({ id }) => id >= 66 && id <= 89)
		.map(({ slug }) => slug)
		.join(" ");
	for (const subject of "sheer curtain zip-screen louvre- bushfire roller-shutter".split(" "))
		expect(slugs).toContain(subject);
});

test("no picture heads more than two of the first 89 posts, or two within twelve of the list", () => {
	const heads = first.map(({ image }) => image);
	expect(heads).toHaveLength(89);
	const uses = Map.groupBy(heads.entries(), ([, image]) => image);
	expect([...uses].filter(([, places]) => places.length > 2)).toEqual([]);
	const places = [...uses.values()].filter((heads) => heads.length > 1);
	expect(places.length).toBeGreaterThan(20);
	for (const [[first, image] = [0, ""], [other = 0] = []] of places)
		expect(other - first, image).toBeGreaterThanOrEqual(12);
});
