import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { formatDay } from "../scripts/content/format.ts";
import { getPost } from "./entries.ts";
import { hrefs, readPage } from "./html.ts";

const { posts, site, authors } = getContent();
const [newest, second, third] = posts;
if (!newest || !second || !third) throw new Error("the blog has no posts");
const author = authors.business?.name ?? "";
/** A post with a drawing. */
const drawn = getPost("bal-ratings-explained-mittagong");
const page = readPage(`/blog/${drawn.slug}`);

const plain = (text = "") => text.replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();
const texts = (selector: string, on = page) =>
	on.querySelectorAll(selector).map(({ textContent }) => plain(textContent));

describe("the blog list", () => {
	test("BLG-01 BLG-03 a card has picture, title, category, date, author, excerpt and Read More", () => {
		const cards = readPage("/blog").querySelectorAll(".lead-post, .posts .card");
		for (const [index, card] of cards.entries()) {
			const post = posts[index] ?? newest;
			const text = plain(card.textContent);
			for (const part of [post.title, post.category, formatDay(post.date), author, post.excerpt])
				expect(text).toContain(plain(part));
			expect(card.querySelectorAll("img")).toHaveLength(1);
			const more = card.querySelector("a.more");
			expect(more?.textContent).toMatch(/^Read More/);
			expect(more?.getAttribute("href")).toBe(`/blog/${post.slug}`);
		}
		expect(cards.length).toBeGreaterThan(10);
	});

	test("BLG-01 BLG-02 /blog names every post, the pages lead to the ones before and after them, and paging on shows a card for each, newest first", () => {
		expect(hrefs(readPage("/blog").querySelector(".archive"))).toEqual(
			posts.map(({ slug }) => `/blog/${slug}`),
		);
		const chain: string[] = [];
		const cards: string[] = [];
		for (let path: string | undefined = "/blog"; path; ) {
			const page = readPage(path);
			expect(page.querySelector(".paging [rel=prev]")?.getAttribute("href")).toBe(chain.at(-1));
			chain.push(path);
			const more = page.querySelectorAll("a").filter((a) => /^Read More/.test(a.textContent));
			cards.push(...more.map((link) => link.getAttribute("href") ?? ""));
			path = page.querySelector(".paging [rel=next]")?.getAttribute("href");
		}
		expect(chain).toHaveLength(Math.ceil((posts.length - 1) / 12));
		expect(cards).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
	});

	test("BLG-07 Q57 four topic cards lead to /blog", () => {
		const topics = readPage("/blog").querySelectorAll(".topics h3 a");
		const read = (href = "") => href.replace(/#.*/, "");
		expect(topics.map((link) => [link.textContent, read(link.getAttribute("href"))])).toEqual(
			["Tips & Advice", "Design Inspiration", "Product Highlights", "Energy Efficiency"].map(
				(topic) => [topic, "/blog"],
			),
		);
	});

	test("BEY-08 ENT-17 every category has a page with the posts of it", () => {
		const links = new Set(
			hrefs(readPage("/blog").querySelector(".topics")).filter((href) =>
				href.startsWith("/blog/category/"),
			),
		);
		expect(links.size).toBe(new Set(posts.map(({ category }) => category)).size);
		for (const link of links) {
			const category = readPage(link);
			const [name] = new Set(texts("main .meta span:first-child", category));
			expect(
				new Set(
					hrefs(category.querySelector("main")).filter((href) => /^\/blog\/[^/]+$/.test(href)),
				),
			).toEqual(
				new Set(posts.filter((post) => post.category === name).map(({ slug }) => `/blog/${slug}`)),
			);
		}
	});
});

describe("a post", () => {
	test("PST-01 PST-02 BEY-08 the hero has title, date, author, category, excerpt and reading time", () => {
		const text = plain(page.querySelector("article header")?.textContent);
		for (const part of [drawn.title, formatDay(drawn.date), author, drawn.category, drawn.excerpt])
			expect(text).toContain(plain(part));
		expect(text).toMatch(/[3-5] min read/);
		expect(hrefs(page.querySelector("article header"))).toContain("/blog");
	});

	test("PST-07 PST-08 below the text stands a quote call to action with a link to call", () => {
		expect(hrefs(page.querySelector(".quote-box"))).toEqual(["/contact", `tel:${site.phoneLink}`]);
	});

	test("PST-11 PST-12 PST-13 the sidebar has every post, every category and a number to call", () => {
		const aside = page.querySelector("aside");
		const links = hrefs(aside);
		for (const { slug } of posts) expect(links).toContain(`/blog/${slug}`);
		const categories = new Set(links.filter((href) => href.startsWith("/blog/category/")));
		expect(categories.size).toBe(new Set(posts.map(({ category }) => category)).size);
		expect(links).toContain(`tel:${site.phoneLink}`);
	});

	test("a drawing stands in the text with its words, its name and its caption", () => {
		const drawing = page.querySelector(".prose figure");
		expect(drawing?.querySelector("svg")?.getAttribute("aria-label")).toMatch(/bushfire attack/);
		expect(drawing?.querySelector("svg text")?.textContent).toMatch(/heat/i);
		expect(drawing?.querySelector("figcaption")?.textContent).toMatch(/radiant heat/);
	});
});
