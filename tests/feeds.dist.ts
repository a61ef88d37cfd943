import { existsSync, readFileSync, statSync } from "node:fs";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { redirects } from "../netlify/hosting.ts";
import { pathsOf } from "../scripts/content/addresses.ts";
import { getContent, getToday } from "../scripts/content/collections.ts";
import { dist, findFile } from "./html.ts";

const content = getContent();
const { posts, site, products } = content;
const read = (name: string) => readFileSync(`${dist}/${name}`, "utf8");
const all = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, found = ""]) => found);
const fileOf = (address: string) => `${dist}${new URL(address).pathname}`;

describe.each([
	["feed.xml", /<item>([\s\S]*?)<\/item>/g, /<content:encoded><!\[CDATA\[([\s\S]*?)\]\]>/],
	["atom.xml", /<entry>([\s\S]*?)<\/entry>/g, /<content type="html"><!\[CDATA\[([\s\S]*?)\]\]>/],
])("BEY-09 %s", (name, item, body) => {
	const items = all(read(name), item);
	const bodyOf = (entry: string) => body.exec(entry)?.[1] ?? "";

	test("dates each post by its day", () => {
		const days = items.map((entry) => {
			const [, day = ""] = /<(?:pubDate|published)>([^<]+)/.exec(entry) ?? [];
			return new Date(day).toISOString().slice(0, 10);
		});
		expect(days).toEqual(posts.slice(0, 100).map(({ date }) => date));
	});

	test("has the newest posts, newest first, each with its title and at its own address", () => {
		const expected = posts.slice(0, 100).map(({ slug, title }) => {
			return [title, `${site.origin}/blog/${slug}`];
		});
		const found = items.map((entry) => [
			parse(/<title[^>]*>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/.exec(entry)?.[1] ?? "").text,
			/<link(?:>| href=")([^"<]+)/.exec(entry)?.[1],
		]);
		expect(found).toEqual(expected);
	});

	test("has the text in full: every section of every post", () => {
		for (const [index, { slug, file }] of posts.slice(0, 100).entries()) {
			const sections = readFileSync(file, "utf8").match(/^## .+$/gm) ?? [];
			const text = bodyOf(items[index] ?? "");
			expect(`${slug} ${text.match(/<h2>/g)?.length}`).toBe(`${slug} ${sections.length + 1}`);
			expect(text.replace(/<[^>]+>/g, " ").split(/\s+/).length).toBeGreaterThan(400);
		}
	});

	test("has absolute addresses only, and pictures that exist", () => {
		const text = items.map(bodyOf).join();
		const addresses = all(text, /(?:href|src)="([^"]*)"/g);
		expect(addresses.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
		const pictures = new Set(all(text, /src="([^"]*)"/g));
		expect([...pictures].filter((picture) => !existsSync(fileOf(picture)))).toEqual([]);
	});

	test("holds nothing that belongs to the page alone, and every picture has its size", () => {
		const text = items.map(bodyOf).join();
		expect(text).not.toMatch(/<(nav|section|script|svg|link)|class=|tabindex|\sid=/);
		const pictures = text.match(/<img [^>]*>/g) ?? [];
		expect(pictures.length).toBeGreaterThan(Math.min(posts.length, 100));
		for (const picture of pictures) expect(picture).toMatch(/ width="\d+" height="\d+"/);
	});
});

test("BEY-09 feed.xml names the author where RSS has a place for names", () => {
	const rss = read("feed.xml");
	expect(rss).not.toContain("<author>");
	expect(rss).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
	const creators = all(rss, /<dc:creator>([^<]*)</g);
	expect(creators).toHaveLength(Math.min(posts.length, 100));
	expect(new Set(creators)).toEqual(new Set([site.brand.replace("&", "&amp;")]));
});

describe("sitemap.xml", () => {
	const sitemap = read("sitemap.xml");
	const entries = all(sitemap, /<url>([\s\S]*?)<\/url>/g);
	const loc = (entry: string) => /<loc>([^<]+)/.exec(entry)?.[1] ?? "";
	const day = (entry: string) => /<lastmod>([^<]+)/.exec(entry)?.[1] ?? "";

	test("BEY-09 says of pages with words of their own when these last changed, never later than today", () => {
		const today = getToday();
		const days = new Map(entries.map((entry) => [new URL(loc(entry)).pathname, day(entry)]));
		for (const [path, changed] of days) {
			if (changed) expect(changed, path).toMatch(/^20\d\d-\d\d-\d\d$/);
			expect(changed <= today, path).toBe(true);
		}
		for (const { slug, date } of posts)
			expect((days.get(`/blog/${slug}`) ?? "") >= date, slug).toBe(true);
		for (const path of ["/blog", "/products", "/locations"]) expect(days.get(path)).toBe("");
	});

	test("BEY-09 names the pictures of posts and products, and each is there", () => {
		const pictures = all(sitemap, /<image:loc>([^<]+)/g);
		const withPicture = entries.filter((entry) => entry.includes("<image:loc>")).map(loc);
		for (const path of [
			...posts.map(({ slug }) => `/blog/${slug}`),
			...products.map(({ slug }) => `/products/${slug}`),
		]) {
			expect(withPicture).toContain(`${site.origin}${path}`);
		}
		expect(pictures.filter((picture) => !existsSync(fileOf(picture)))).toEqual([]);
	});
});

test("security.txt says whom to tell of a weakness, for less than a year (RFC 9116)", () => {
	const text = read(".well-known/security.txt");
	expect(text).toMatch(/^Contact: mailto:\S+@\S+\nContact: https:\/\/\S+\/contact\n/);
	const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
	const days = (expires - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(0);
	expect(days).toBeLessThan(365);
});

test("BEY-09 robots.txt lets everything be read but /api and names the sitemap", () => {
	expect(read("robots.txt")).toBe(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
	);
});

test("BEY-09 the manifest has a name, a start and icons of the sizes it says", async () => {
	const manifest = JSON.parse(read("site.webmanifest")) as {
		name: string;
		start_url: string;
		icons: { src: string; sizes: string; purpose?: string }[];
	};
	expect(manifest).toMatchObject({ name: site.brand, start_url: "/", theme_color: "#10262c" });
	const drawn = manifest.icons.filter(({ sizes }) => sizes !== "any");
	expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
		["192x192", undefined],
		["512x512", undefined],
		["512x512", "maskable"],
	]);
	for (const { src, sizes } of drawn) {
		const { width, height } = await sharp(`${dist}${src}`).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	for (const file of ["favicon.ico", "favicon.svg", "icons/apple-touch-icon.png"]) {
		expect(statSync(`${dist}/${file}`).size).toBeGreaterThan(100);
	}
});

test("BEY-09 llms.txt says of every post and product what its page is about, and names no address that nothing answers", () => {
	const text = read("llms.txt");
	expect(text).toMatch(new RegExp(`^# ${site.brand}\n\n> `));
	const told = new Map(
		Array.from(text.matchAll(/\]\((https:[^)]+)\): (.*)/g), ([, address = "", about = ""]) => [
			new URL(address).pathname,
			about,
		]),
	);
	for (const { slug, description } of posts) expect(told.get(`/blog/${slug}`)).toBe(description);
	for (const { slug, shortDescription } of products)
		expect(told.get(`/products/${slug}`)).toBe(shortDescription);
	const addresses = all(text, /\]\((https:[^)]+)\)/g).map((address) => new URL(address).pathname);
	expect(addresses.filter((path) => !findFile(path) && !existsSync(dist + path))).toEqual([]);
});

test("BEY-04 search has every standing page, product, post and question, and no address that nothing answers", async () => {
	const index = JSON.parse(read("search/index.json")) as {
		storedFields: Record<string, { path: string }>;
	};
	const found = new Set(Object.values(index.storedFields).map(({ path }) => path));
	const wanted = [...pathsOf.post(content), ...pathsOf.product(content), "/price-guide", "/sun"];
	expect(wanted.filter((path) => !found.has(path))).toEqual([]);
	expect([...found].filter((path) => !findFile(path.replace(/[?#].*/, "")))).toEqual([]);
});

test("Q16 the host is given every redirect, in order", () => {
	const rules = read("_redirects").trim().split("\n");
	expect(rules.map((rule) => rule.split(" ")[0])).toEqual(redirects.map(({ from }) => from));
});
