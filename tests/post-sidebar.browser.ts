import { describe, expect, test } from "vitest";
import { getContent, getPost } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const { posts, site } = getContent();
const drawn = getPost("bal-ratings-explained-mittagong");

describe("a post", () => {
	const open = (slug: string, options = {}) => openPage(`/blog/${slug}`, options);

	test("PST-11 PST-12 PST-13 Q25 the sidebar has every post in a box that scrolls, the categories and a contact box", async () => {
		const page = await open(drawn.slug);
		const aside = page.getByRole("complementary", { name: "More from the blog" });
		const recent = aside.getByRole("region", { name: "Recent posts" });
		expect(
			await recent
				.locator("a")
				.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
		).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
		expect(await recent.locator("[aria-current=page]").innerText()).toBe(drawn.title);
		expect(await recent.evaluate((box) => box.scrollHeight > box.clientHeight * 3)).toBe(true);
		await recent.focus();
		await page.keyboard.press("End");
		await page.waitForFunction(() => (document.activeElement?.scrollTop ?? 0) > 100);
		const categories = aside.getByRole("region", { name: "Categories" }).locator("a");
		expect(await categories.count()).toBe(new Set(posts.map(({ category }) => category)).size);
		expect(await aside.locator(".box a[href^='tel:']").innerText()).toBe(site.phone);
	});

	test("PST-11 on a phone the sidebar scrolls with the page: the first rows, and a link to the rest", async () => {
		const page = await open(drawn.slug, { width: 375 });
		const recent = page.getByRole("region", { name: "Recent posts" });
		expect(await recent.locator("a").count()).toBe(posts.length);
		expect(await recent.locator("a:visible").count()).toBe(6);
		expect(await recent.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
		const rest = page.getByRole("link", { name: "All posts", exact: true });
		expect(await rest.getAttribute("href")).toBe("/blog");
	});
});
