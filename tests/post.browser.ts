import { describe, expect, test } from "vitest";
import { getContent, getPost } from "../scripts/content/collections.ts";
import { formatDay } from "../scripts/content/format.ts";
import { openPage } from "./page.ts";

const { posts, site } = getContent();
const [newest, second, third] = posts;
if (!newest || !second || !third) throw new Error("the blog has no posts");
const author = site.authors.business;
/** A post with a drawing. */
const drawn = getPost("bal-ratings-explained-mittagong");

describe("a post", () => {
	const open = (slug: string, options = {}) => openPage(`/blog/${slug}`, options);

	test("PST-01 PST-02 the hero leads back and gives title, date, author, category and excerpt", async () => {
		const page = await open(drawn.slug);
		const hero = page.locator("article header");
		expect(await hero.locator("h1").innerText()).toBe(drawn.title);
		const text = await hero.innerText();
		for (const part of [formatDay(drawn.date), author, drawn.category, drawn.excerpt])
			expect(text).toContain(part);
		await hero.getByRole("link", { name: "Back to the blog" }).click();
		await page.waitForURL("**/blog");
	});

	test("PST-21 the answer is one paragraph, set apart from the rest", async () => {
		const page = await open(drawn.slug);
		expect(await page.locator(".answer p").count()).toBe(1);
		expect(await page.locator(".prose > p").count()).toBeGreaterThan(5);
	});

	test("PST-07 PST-08 below the text stands a quote call to action with a link to call", async () => {
		const page = await open(drawn.slug);
		const box = page.locator(".quote-box");
		expect(
			await box.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
		).toEqual(["/contact", `tel:${site.phoneLink}`]);
	});

	test("PST-09 Q24 the tags are the category, as a link, and the writer's own", async () => {
		const page = await open(drawn.slug);
		const tags = await page.getByRole("list", { name: "Tags" }).locator("li").allInnerTexts();
		expect(tags[0]).toBe(drawn.category);
		expect(tags.slice(1)).toEqual(
			drawn.tags?.filter((tag) => tag.toLowerCase() !== drawn.category.toLowerCase()),
		);
	});

	test("PST-10 Q11 the author box has one of the two drawn portraits", async () => {
		const page = await open(drawn.slug);
		const portrait = page.locator(".author img");
		expect(await portrait.getAttribute("src")).toBe("/portraits/highlands.svg");
		expect(await portrait.getAttribute("alt")).toBe("");
	});

	test.each([
		["another post", drawn.slug, [newest, second]],
		["the first", newest.slug, [second, third]],
		["the second", second.slug, [newest, third]],
	])(
		"PST-14 CST-17 You May Also Like of %s has the first two others",
		async (_which, slug, expected) => {
			const page = await open(slug);
			const heading = page.getByRole("heading", { name: "You May Also Like" });
			const cards = heading.locator("xpath=following-sibling::*[1]").locator("h3");
			expect(await cards.allInnerTexts()).toEqual(expected.map(({ title }) => title));
		},
	);

	test("BEY-08 three more on the subject, none of them in You May Also Like", async () => {
		const page = await open(drawn.slug);
		const related = await page.locator(".more-posts .topics a").allInnerTexts();
		expect(new Set(related).size).toBe(3);
		for (const title of [drawn.title, newest.title, second.title])
			expect(related).not.toContain(title);
		expect(related.filter((title) => /BAL|bushfire/i.test(title))).toHaveLength(3);
	});

	test("BEY-08 it says how long it takes to read, and its contents list leads to its sections", async () => {
		const page = await open(drawn.slug);
		expect(await page.locator("article header .meta").innerText()).toMatch(/\b[3-5] min read/);
		const contents = page.getByRole("navigation", { name: "In this post" });
		const titles = await page.locator(".prose > h2").allInnerTexts();
		expect(await contents.locator("a").allInnerTexts()).toEqual(titles);
		await contents.locator("a").last().click();
		await page.waitForFunction(() => {
			const top = document.querySelector(":target")?.getBoundingClientRect().top ?? -1;
			return top > 0 && top < 200;
		});
	});

	test("BEY-08 a drawing stands in the text with its words, its name and its caption", async () => {
		const page = await open(drawn.slug);
		const drawing = page.locator(".prose figure").first();
		expect(await drawing.getByRole("img").getAttribute("aria-label")).toMatch(
			/bushfire attack levels/,
		);
		expect(await drawing.locator("svg text").first().textContent()).toMatch(/heat/i);
		expect(await drawing.locator("figcaption").innerText()).toMatch(/radiant heat/);
	});

	test("BEY-08 at 375 px nothing runs over the edge but what scrolls in its own box", async () => {
		const page = await open(drawn.slug, { width: 375 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});
});
