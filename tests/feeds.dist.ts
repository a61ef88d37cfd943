import { existsSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { getContent, getToday } from "../scripts/content/collections.ts";
import { curlQuotes } from "../scripts/content/format.ts";
import { dataOf, meta } from "./heads.ts";
import { collapseSpaces, dist, findFile, readPage } from "./html.ts";
import { nameOf } from "./pageFaults.ts";

const content = getContent();
const { authors, posts, site, products, gallery, pages, regions } = content;
const read = (name: string) => readFileSync(`${dist}/${name}`, "utf8");
const all = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, found = ""]) => found);
const fileOf = (address: string) => `${dist}${new URL(address).pathname}`;

const [rss, atom] = [read("feed.xml"), read("atom.xml")];
/** The posts that a feed holds. */
const listed = posts.slice(0, 100);
const items = all(rss, /<item>([\s\S]*?)<\/item>/g);
const textsOf = (feed: string) => all(feed, /<content[^>]*><!\[CDATA\[([\s\S]*?)\]\]>/g);
const bodies = textsOf(rss);

test.each([
	["RSS", items],
	["Atom", all(atom, /<entry>([\s\S]*?)<\/entry>/g)],
])(
	"BEY-09 in %s the newest posts stand first, each with its day, its title and its excerpt, known by its own address",
	(_format, entries) => {
		const dayOf = (entry: string) => /<(?:pubDate|published)>([^<]+)/.exec(entry)?.[1] ?? "";
		const found = entries.map((entry) => [
			new Date(dayOf(entry)).toISOString().slice(0, 10),
			...["title", "(?:description|summary)"].map((tag) => {
				const look = RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${tag}>`);
				return parse(look.exec(entry)?.[1] ?? "").text;
			}),
			/<link(?:>| href=")([^"<]+)/.exec(entry)?.[1],
			/<(?:guid[^>]*|id)>([^<]+)/.exec(entry)?.[1],
		]);
		expect(found).toEqual(
			listed.map(({ slug, title, excerpt, date }) => {
				return [date, title, excerpt, ...Array(2).fill(`${site.origin}/blog/${slug}`)];
			}),
		);
	},
);

test("BEY-09 both feeds have the text in full: every section of every post, its category and tags, and the captions of its pictures", () => {
	for (const [index, { slug, file, category, tags = [], body }] of listed.entries()) {
		const sections = readFileSync(file, "utf8").match(/^## .+$/gm) ?? [];
		const text = bodies[index] ?? "";
		expect(`${slug} ${text.match(/<h2>/g)?.length}`).toBe(`${slug} ${sections.length + 1}`);
		expect(text.replace(/<[^>]+>/g, " ").split(/\s+/).length).toBeGreaterThan(400);
		const named = all(items[index] ?? "", /<category>([^<]*)</g).map((text) => parse(text).text);
		expect(named).toEqual([category, ...tags]);
		const captions = all(text, /<figcaption>([^<]*)/g).map(collapseSpaces);
		expect(captions).toEqual(all(body, /!\[.*?\]\(.*? "(.*)"\)/g).map(curlQuotes));
	}
	expect(textsOf(atom)).toEqual(bodies);
});

test("BEY-09 the text in feeds has absolute addresses only, pictures that exist, each with its words and size, that of the post first, and nothing that belongs to the page alone", () => {
	const text = bodies.join();
	const addresses = all(text, /(?:href|src)="([^"]*)"/g);
	expect(addresses.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
	expect(all(text, /<a href="[^"]*"[^>]*>([^<]+)/g).length).toBeGreaterThan(3 * listed.length);
	expect(text).not.toMatch(/<(nav|section|script|svg|link)|class=|tabindex|\sid=/);
	const pictures = text.match(/<img [^>]*>/g) ?? [];
	for (const picture of pictures) expect(picture).toMatch(/ alt="[^"]+" width="\d+" height="\d+"/);
	const files = new Set(all(pictures.join(), /src="([^"]*)"/g).map(fileOf));
	expect([...files].filter((file) => !existsSync(file))).toEqual([]);
	const opening = bodies.map((body) => parse(body).querySelector("img"));
	expect(opening.map((img) => [nameOf(img), img?.getAttribute("alt")])).toEqual(
		listed.map(({ image }) => [image, content.images[image]?.alt]),
	);
});

test("BEY-09 feeds say what they are, in which language, and where they and their pages are", () => {
	const { origin, brand } = site;
	const links = String(readPage("/").querySelectorAll("link[rel=alternate]"));
	expect(links).toMatch(/rss\+xml".*"\/feed\.xml".*atom\+xml".*"\/atom\.xml"/);
	const name = brand.replace("&", "&amp;");
	const headOf = (file: string) => read(file).split(/<(?:item|entry)>/)[0];
	for (const [file, lines] of [
		[
			"feed.xml",
			[
				`<title>${name} blog</title>`,
				`<link>${origin}/blog</link>`,
				`<language>en-AU</language>`,
				`<url>${origin}/icons/icon-512.png</url>`,
				`<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`,
			],
		],
		[
			"atom.xml",
			[
				`<id>${origin}/blog</id>`,
				`<title>${name} blog</title>`,
				`<name>${name}</name>`,
				`<uri>${origin}/about</uri>`,
				`<link rel="alternate" href="${origin}/blog"/>`,
				`<link rel="self" href="${origin}/atom.xml"/>`,
				`<icon>${origin}/favicon.ico</icon>`,
			],
		],
	] as const)
		for (const line of lines) expect(headOf(file)).toContain(line);
});

test("BEY-09 feed.xml names the author where RSS has a place for names", () => {
	expect(rss).not.toContain("<author>");
	expect(rss).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
	const creators = all(rss, /<dc:creator>([^<]*)</g);
	expect(creators).toEqual(listed.map(({ author }) => authors[author]?.name.replace("&", "&amp;")));
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
		for (const { slug, date } of posts) {
			const changed = days.get(`/blog/${slug}`) ?? "";
			expect(changed >= date, slug).toBe(true);
			const [post] = dataOf({ head: readPage(`/blog/${slug}`) });
			const said = { "@type": ["Article", "BlogPosting"], datePublished: date };
			expect(post, slug).toMatchObject({ ...said, dateModified: changed });
		}
		for (const path of ["/blog", "/products", "/locations"]) expect(days.get(path)).toBe("");
	});

	test("BEY-09 names the pictures of Home, the gallery, posts and products, and each is there", () => {
		const pictures = all(sitemap, /<image:loc>([^<]+)/g);
		expect(sitemap).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ');
		const named = entries.map((entry): [string, string[]] => {
			const names = all(entry, /<image:loc>[^<]*\/images\/([^<]+)-\d+-\w+\.\w+</g);
			return [new URL(loc(entry)).pathname, names];
		});
		expect(new Map(named.filter(([, names]) => names.length > 0))).toEqual(
			new Map([
				["/", ["home-hero"]],
				["/gallery", [...new Set(gallery.map(({ image }) => image))]],
				...posts.map(({ slug, image }): [string, string[]] => [`/blog/${slug}`, [image]]),
				...products.map(({ slug, images }): [string, string[]] => [`/products/${slug}`, images]),
			]),
		);
		expect(pictures.filter((picture) => !existsSync(fileOf(picture)))).toEqual([]);
	});
});

test("security.txt says whom to tell of a weakness, for less than a year (RFC 9116)", () => {
	const text = read(".well-known/security.txt");
	expect(text).toMatch(/^Contact: mailto:\S+@\S+\nContact: https:\/\/\S+\/contact\n/);
	expect(text).toContain("\nPreferred-Languages: en\n");
	expect(text).toContain(`\nCanonical: ${site.origin}/.well-known/security.txt\n`);
	const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
	const days = (expires - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(300);
	expect(days).toBeLessThan(365);
});

test("BEY-09 robots.txt lets everything be read but /api and names the sitemap", () => {
	expect(read("robots.txt")).toBe(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
	);
});

test("BEY-09 the manifest has a name, a start and icons of the sizes it says", async () => {
	const manifest = JSON.parse(read("site.webmanifest")) as {
		icons: { src: string; sizes: string; type: string; purpose?: string }[];
	};
	expect(manifest).toMatchObject({
		...{ id: "/", name: site.brand, short_name: site.brand },
		...{ lang: "en-AU", start_url: "/", scope: "/" },
		...{ display: "browser", theme_color: "#10262c" },
	});
	expect(manifest.icons.at(-1)).toMatchObject({ src: "/favicon.svg", type: "image/svg+xml" });
	const drawn = manifest.icons.filter(({ sizes }) => sizes !== "any");
	expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
		["192x192", undefined],
		["512x512", undefined],
		["512x512", "maskable"],
	]);
	for (const { src, sizes, type } of drawn) {
		expect(type).toBe("image/png");
		const { width, height } = await sharp(`${dist}${src}`).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
});

test("BEY-09 llms.txt says of every post, product and standing page what its page is about, and names no address that nothing answers", () => {
	const text = read("llms.txt");
	expect(text).toMatch(new RegExp(`^# ${site.brand}\n\n> `));
	expect(text).toContain(`Telephone ${site.phone}, e-mail ${site.email}.`);
	const told = new Map(
		Array.from(
			text.matchAll(/\[(.+)\]\((https:[^)]+)\)(: .+)/g),
			([, name, address = "", about]) => [new URL(address).pathname, `${name}${about}`],
		),
	);
	for (const { slug, title, description } of posts)
		expect(told.get(`/blog/${slug}`)).toBe(`${title}: ${description}`);
	for (const { slug, name, shortDescription } of products)
		expect(told.get(`/products/${slug}`)).toBe(`${name}: ${shortDescription}`);
	for (const { slug, name, about } of regions)
		expect(told.get(`/locations/region/${slug}/plantation-shutters`)).toBe(`${name}: ${about}`);
	const standing = [
		..."/which-product /compare /sun /measure /price-guide /contact".split(" "),
		...pages.map(({ slug }) => `/${slug}`),
		"/locations",
		...regions.map(({ slug }) => `/locations/region/${slug}/plantation-shutters`),
		..."/feed.xml /sitemap.xml".split(" "),
	];
	const others = [...told.keys()].filter((path) => !/^\/(blog|products)\//.test(path));
	expect(others).toEqual(standing);
	for (const path of standing.filter((path) => !/^\/contact|^\/locations|xml$/.test(path)))
		expect(told.get(path), path).toContain(`: ${meta({ head: readPage(path) }, "description")}`);
	const addresses = all(text, /\]\((https:[^)]+)\)/g).map((address) => new URL(address).pathname);
	expect(addresses.filter((path) => !findFile(path) && !existsSync(dist + path))).toEqual([]);
});
