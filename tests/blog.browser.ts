import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { formatDay } from "../content/format.ts";
import { openPage } from "./page.ts";

const { posts, site } = getContent();
const [newest, second, third] = posts;
if (!newest || !second || !third) throw new Error("the blog has no posts");
const author = site.authors.business;
const drawn = posts.find(({ slug }) => slug === "bal-ratings-explained-mittagong") ?? newest;

/** What the cards of a list say, in their order. */
function readCards(page: Page) {
	return page.locator(".lead-post, .posts .card").evaluateAll((cards) =>
		cards.map((card) => ({
			title: card.querySelector("h2, h3")?.textContent ?? "",
			category: card.querySelector(".meta span")?.textContent ?? "",
			date: card.querySelector("time")?.textContent ?? "",
			href: card.querySelector("a.more")?.getAttribute("href") ?? "",
			link: card.querySelector("a.more")?.textContent ?? "",
			image: card.querySelectorAll("img[src]").length,
			text: (card as HTMLElement).innerText,
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
		const expected = author.includes(site.authors.portraitFirstName) ? "highlands" : "coast";
		expect(await portrait.getAttribute("src")).toBe(`/portraits/${expected}.svg`);
		expect(await portrait.getAttribute("alt")).toBe("");
	});

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

describe("sharing a post", () => {
	const address = `${site.origin}/blog/${drawn.slug}`;
	const find = async (page: Page, name: string) => {
		await page.locator(".share").scrollIntoViewIfNeeded();
		return page.getByRole("button", { name });
	};

	test("BEY-08 the platform's share sheet opens with the canonical address", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, {
			before: async (page) => {
				await page.addInitScript(() => {
					navigator.share = async (data) => {
						document.body.dataset.shared = JSON.stringify(data);
					};
				});
			},
		});
		await (await find(page, "Share this post")).click();
		expect(JSON.parse((await page.getAttribute("body", "data-shared")) ?? "")).toEqual({
			title: drawn.title,
			url: address,
		});
		expect(await page.locator(".share [role=status]").innerText()).toBe("");
	});

	test("BEY-08 closing the share sheet is no failure, a real one says what to do", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, {
			before: async (page) => {
				await page.addInitScript(() => {
					let calls = 0;
					navigator.share = () =>
						Promise.reject(new DOMException("no", calls++ ? "DataError" : "AbortError"));
				});
			},
		});
		const button = await find(page, "Share this post");
		await button.click();
		expect(await page.locator(".share [role=status]").innerText()).toBe("");
		await button.click();
		await page.getByText(`That did not work. The address is ${address}`).waitFor();
	});

	test("BEY-08 without a share sheet the button copies the link and says so", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, {
			permissions: ["clipboard-read", "clipboard-write"],
			before: async (page) => {
				await page.addInitScript(() => {
					Reflect.deleteProperty(Navigator.prototype, "share");
				});
			},
		});
		await (await find(page, "Copy link")).click();
		await page.getByText("Link copied.").waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	});

	test("BEY-08 without script there is no button that does nothing", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, { javaScriptEnabled: false });
		expect(await page.locator(".share button").isVisible()).toBe(false);
	});
});

test("BEY-08 on paper a post is its text: no menus, sidebar, buttons or other posts", async () => {
	const page = await openPage(`/blog/${drawn.slug}`);
	await page.emulateMedia({ media: "print" });
	const visible = (selector: string) => page.locator(selector).first().isVisible();
	for (const gone of [
		".topbar",
		".nav",
		".aside",
		".contents",
		".share",
		".quote-box",
		".more-posts",
		".call",
		".back",
	]) {
		expect(`${gone} ${await visible(gone)}`).toBe(`${gone} false`);
	}
	for (const stays of ["h1", ".answer", ".prose h2", ".prose figure", ".author"]) {
		expect(`${stays} ${await visible(stays)}`).toBe(`${stays} true`);
	}
	const printed = await page
		.locator(".prose a[href^='/']")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(printed).toContain("/");
});
