import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { formatDay } from "../scripts/content/format.ts";
import { openPage } from "./page.ts";

const { posts, site } = getContent();
const [newest, second] = posts;
if (!newest || !second) throw new Error("the blog has no posts");
const author = site.authors.business;

/** The contents of the cards in a list, in order. */
function readCards(page: Page) {
	return page.locator(".lead-post, .posts .card").evaluateAll((cards) =>
		cards.map((card) => ({
			title: card.querySelector("h2, h3")?.textContent ?? "",
			category: card.querySelector(".meta span")?.textContent ?? "",
			date: card.querySelector("time")?.textContent ?? "",
			href: card.querySelector("a.more")?.getAttribute("href") ?? "",
			link: card.querySelector("a.more")?.textContent ?? "",
			image: card.querySelectorAll("img[src]").length,
			text: (card as HTMLElement).innerText.replaceAll("\u00a0", " "),
		})),
	);
}

describe("the blog list", () => {
	test("BLG-01 BLG-02 BLG-03 paging on from /blog shows a card for every post, newest first", async () => {
		const page = await openPage("/blog");
		const cards = await readCards(page);
		for (;;) {
			const next = page.getByRole("link", { name: "Older" });
			if ((await next.count()) === 0) break;
			await next.click();
			await page.waitForLoadState();
			cards.push(...(await readCards(page)));
		}
		expect(cards.map(({ href }) => href)).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
		for (const [index, card] of cards.entries()) {
			const post = posts[index] ?? newest;
			expect(card).toMatchObject({
				title: post.title,
				category: post.category,
				date: formatDay(post.date),
				image: 1,
			});
			expect(card.link).toMatch(/^Read More/);
			expect(card.text).toContain(post.excerpt);
			expect(card.text).toContain(author);
		}
	});

	test("BLG-02 /blog names every post, by month, one click away", async () => {
		const page = await openPage("/blog");
		const archive = page.locator(".archive");
		const named = await archive
			.locator("a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(named).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
		const oldest = posts.at(-1) ?? newest;
		await archive.locator("summary").last().click();
		await archive.getByRole("link", { name: oldest.title }).click();
		await page.waitForURL(`**/blog/${oldest.slug}`);
	});

	test("BLG-02 the first page is marked in the paging, and Newer leads back to /blog itself", async () => {
		const page = await openPage("/blog/page/2");
		expect(await page.locator(".paging [aria-current=page]").innerText()).toMatch(/2$/);
		await page.getByRole("link", { name: "Newer" }).click();
		await page.waitForURL("**/blog");
		expect(await page.locator(".paging [aria-current=page]").innerText()).toMatch(/1$/);
	});

	test("BLG-02 /blog/page/1 is /blog, and a page too many is no page", async () => {
		const page = await openPage("/blog/page/1");
		expect(new URL(page.url()).pathname).toBe("/blog");
		const beyond = await page.goto("/blog/page/99");
		expect(beyond?.status()).toBe(404);
		expect(await page.locator("h1").innerText()).toBe("404 Page Not Found");
	});

	test("BLG-07 Q57 four topic cards lead to /blog", async () => {
		const page = await openPage("/blog");
		const topics = await page
			.locator(".topics a")
			.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
		expect(topics).toEqual([
			["Tips & Advice", "/blog"],
			["Design Inspiration", "/blog"],
			["Product Highlights", "/blog"],
			["Energy Efficiency", "/blog"],
		]);
	});

	test("BEY-08 ENT-17 every category leads to the posts of it", async () => {
		const page = await openPage("/blog");
		const tags = await page
			.locator(".tags a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(new Set(tags).size).toBe(new Set(posts.map(({ category }) => category)).size);
		await page.getByRole("link", { name: /^Zip Screens \d/ }).click();
		await page.waitForURL("**/blog/category/zip-screens");
		const expected = posts
			.filter(({ category }) => category === "Zip Screens")
			.map(({ slug }) => `/blog/${slug}`);
		expect((await readCards(page)).map(({ href }) => href)).toEqual(expected);
	});

	test("BLG-01 at 375 px nothing runs over the edge, and the whole card can be pressed", async () => {
		const page = await openPage("/blog", { width: 375 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
		const image = page.locator(".posts .card img").first();
		await image.scrollIntoViewIfNeeded();
		const box = await image.boundingBox();
		await page.mouse.click((box?.x ?? 0) + 50, (box?.y ?? 0) + 50);
		await page.waitForURL(`**/blog/${second.slug}`);
	});

	test("BLG-02 without script the archive opens and the paging works", async () => {
		const page = await openPage("/blog", { javaScriptEnabled: false });
		await page.locator(".archive summary").first().click();
		expect(await page.locator(".archive a").first().isVisible()).toBe(true);
		await page.getByRole("link", { name: "Older" }).click();
		await page.waitForURL("**/blog/page/2");
	});
});
