import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { getHead, isCanonical, meta, readHeads } from "./heads.ts";
import { canonical, dist } from "./html.ts";

const { posts, products, site } = getContent();
const heads = readHeads();

/** The file of the built site at an absolute address. */
const fileOf = (address: string) => `${dist}${new URL(address).pathname}`;

test("PST-18 PST-19 every page has the Open Graph and Twitter tags, with absolute addresses", () => {
	const names = ["og:title", "og:description", "og:type", "og:url", "og:image", "og:image:alt"];
	const twitter = ["twitter:card", "twitter:title", "twitter:description", "twitter:image"];
	const missing = heads.flatMap((page) =>
		[...names, ...twitter]
			.filter((name) => !meta(page, name))
			.map((name) => `${page.path} ${name}`),
	);
	expect(missing).toEqual([]);
	for (const page of heads) {
		expect(meta(page, "og:url")).toBe(`${site.origin}${canonical(page.head)}`);
		expect(meta(page, "og:image")).toMatch(/^https:\/\/.+\.jpg$/);
	}
});

test("PST-18 posts are articles, and nothing is but posts and the guide", () => {
	const articles = heads.filter((page) => isCanonical(page) && meta(page, "og:type") === "article");
	const expected = [...posts.map(({ slug }) => `/blog/${slug}`), "/plantation-shutters-guide"];
	expect(articles.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test("BEY-09 each post and product has a card of its own, 1200 by 630 pixels, under 300 KB", async () => {
	const paths = [
		...posts.map(({ slug }) => `/blog/${slug}`),
		...products.map(({ slug }) => `/products/${slug}`),
	];
	const cards = new Set(paths.map((path) => meta(getHead(path), "og:image")));
	expect(cards.size).toBe(paths.length);
	for (const card of cards) {
		const { width, height, format } = await sharp(fileOf(card)).metadata();
		expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
		expect(statSync(fileOf(card)).size).toBeLessThan(300_000);
	}
});

test("PST-18 every picture named by a page is there, in the size that the page says", async () => {
	const said = Map.groupBy(heads, (page) => meta(page, "og:image"));
	for (const [image, pages] of said) {
		expect(existsSync(fileOf(image)), image).toBe(true);
		const { width, height } = await sharp(fileOf(image)).metadata();
		const sizes = pages.map((page) =>
			["width", "height"].map((side) => meta(page, `og:image:${side}`)),
		);
		expect(sizes).toEqual(pages.map(() => [String(width), String(height)]));
	}
});
