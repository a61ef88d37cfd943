import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { getOrigin } from "../content/routing/origin.ts";
import { listPaths } from "../content/routing/routes.ts";
import {
	canonicalOf,
	dataOf,
	isCanonical,
	isHidden,
	meta,
	type PageHead,
	readHeads,
	titleOf,
} from "./heads.ts";
import { dist } from "./html.ts";
import { findForeign, readVocabulary } from "./vocabulary.ts";

const { posts, products, aliases, site } = getContent();
let heads: PageHead[] = [];
let byPath = new Map<string, PageHead>();

beforeAll(() => {
	heads = readHeads();
	byPath = new Map(heads.map((head) => [head.path, head]));
}, 60_000);

const get = (path: string): PageHead => {
	const head = byPath.get(path);
	if (!head) throw new Error(`no page at ${path}`);
	return head;
};

/** Files of the built site that an absolute address of the site names. */
const fileOf = (address: string) => `${dist}${new URL(address).pathname}`;

describe("titles, descriptions and canonical addresses", () => {
	test("RT-27 Q43 every page has a title and a description of 70 to 160 characters", () => {
		const wrong = heads.flatMap((page) => {
			const { length } = meta(page, "description");
			return titleOf(page) === "" || length < 70 || length > 160
				? [`${page.path}: ${length} ${meta(page, "description")}`]
				: [];
		});
		expect(wrong).toEqual([]);
	});

	test.each([
		["titles", titleOf],
		["descriptions", (page: PageHead) => meta(page, "description")],
	])("PST-22 Q43 no two pages that may be found share their %s", (_what, read) => {
		const groups = Map.groupBy(
			heads.filter((page) => isCanonical(page) && !isHidden(page)),
			read,
		);
		const shared = [...groups].filter(([, pages]) => pages.length > 1);
		expect(
			shared.map(([text, pages]) => `${text}: ${pages.map(({ path }) => path).join(" ")}`),
		).toEqual([]);
	});

	test("RT-27 Q43 every address of the sitemap is its own canonical address, in full", () => {
		for (const path of listPaths(getContent())) {
			const href = get(path).head.querySelector("link[rel=canonical]")?.getAttribute("href");
			expect(href).toBe(`${getOrigin()}${path}`);
		}
	});

	test("RT-27 PST-17 every alias names its target as canonical", () => {
		for (const { from, to } of aliases)
			expect(`${from} ${canonicalOf(get(from))}`).toBe(`${from} ${to}`);
	});

	test("NF-01 SBP-01 RGP-01 where the words of a title are fixed, the trading name does not follow them", () => {
		expect(titleOf(get("/404"))).toBe("404 Page Not Found");
		expect(titleOf(get("/locations/kiama/awnings"))).toBe("Awnings in Kiama, Kiama");
		expect(titleOf(get("/locations/region/kiama/awnings"))).toBe("Awnings in Kiama");
		expect(titleOf(get("/contact")).endsWith(` | ${site.brand}`)).toBe(true);
	});

	test("PST-15 PST-16 a post's title and description are its own", () => {
		for (const { slug, title, description } of posts) {
			const page = get(`/blog/${slug}`);
			expect(titleOf(page)).toContain(title);
			expect(meta(page, "description")).toBe(description);
		}
	});

	test("BLG-02 the pages of the list name the ones before and after them", () => {
		const chain: string[] = [];
		for (let path: string | undefined = "/blog"; path; ) {
			const page: PageHead = get(path);
			expect(page.head.querySelector("link[rel=prev]")?.getAttribute("href")).toBe(chain.at(-1));
			chain.push(path);
			path = page.head.querySelector("link[rel=next]")?.getAttribute("href");
		}
		expect(chain).toHaveLength(Math.ceil((posts.length - 1) / 12));
	});
});

describe("sharing cards", () => {
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
			expect(meta(page, "og:url")).toBe(`${getOrigin()}${canonicalOf(page)}`);
			expect(meta(page, "og:image")).toMatch(/^https:\/\/.+\.jpg$/);
		}
	});

	test("PST-18 posts are articles, and nothing is but posts and the guide", () => {
		const articles = heads.filter(
			(page) => isCanonical(page) && meta(page, "og:type") === "article",
		);
		const expected = [...posts.map(({ slug }) => `/blog/${slug}`), "/plantation-shutters-guide"];
		expect(articles.map(({ path }) => path).sort()).toEqual(expected.sort());
	});

	test("BEY-09 each post and product has a card of its own, 1200 by 630 pixels, under 300 KB", async () => {
		const paths = [
			...posts.map(({ slug }) => `/blog/${slug}`),
			...products.map(({ slug }) => `/products/${slug}`),
		];
		const cards = new Set(paths.map((path) => meta(get(path), "og:image")));
		expect(cards.size).toBe(paths.length);
		for (const card of cards) {
			const { width, height, format } = await sharp(fileOf(card)).metadata();
			expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
			expect(statSync(fileOf(card)).size).toBeLessThan(300_000);
		}
	});

	test("PST-18 every picture named by a page is there, in the size that the page says", async () => {
		const images = new Map(heads.map((page) => [meta(page, "og:image"), page]));
		for (const [image, page] of images) {
			expect(existsSync(fileOf(image)), image).toBe(true);
			const { width, height } = await sharp(fileOf(image)).metadata();
			expect([String(width), String(height)]).toEqual([
				meta(page, "og:image:width"),
				meta(page, "og:image:height"),
			]);
		}
	});
});

describe("structured data", () => {
	test("BEY-10 every object of every page is in the vocabulary of schema.org", () => {
		const vocabulary = readVocabulary();
		const foreign = new Set<string>();
		for (const page of heads) {
			for (const data of dataOf(page)) {
				expect(data["@context"]).toBe("https://schema.org");
				for (const fault of findForeign(data as never, vocabulary))
					foreign.add(`${page.path} ${fault}`);
			}
		}
		expect([...foreign].slice(0, 20)).toEqual([]);
	}, 60_000);

	test("BEY-10 the check knows what is foreign", () => {
		const vocabulary = readVocabulary();
		const broken = {
			"@type": "Service",
			nmae: "Blinds",
			areaServed: { "@type": "Recipe", name: "Kiama" },
			provider: { "@type": "Busines" },
			url: "not an address",
		};
		expect(findForeign(broken, vocabulary)).toEqual([
			"nmae: Service has no such property",
			"areaServed: holds AdministrativeArea or GeoShape or Place or Text or IdReference, not Recipe",
			"provider: holds Organization or Person or IdReference, not Busines",
			"provider there is no type Busines",
			'url: holds URL, not "not an address"',
		]);
	});

	const typesOf = (path: string) =>
		dataOf(get(path)).flatMap((data) => [data["@type"]].flat() as string[]);

	test.each([
		["/", "LocalBusiness"],
		["/contact", "LocalBusiness"],
		["/contact", "FAQPage"],
		["/products/awnings", "Service"],
		["/locations/thirroul/awnings", "Service"],
		["/locations/region/kiama/awnings", "Service"],
		["/blog/vergola-alternatives", "BlogPosting"],
		["/blog/vergola-alternatives", "Article"],
	])("BEY-10 PST-20 %s describes itself as %s", (path, type) => {
		expect(typesOf(path)).toContain(type);
	});

	test("BEY-10 wherever crumbs show, the same trail stands as data, once", () => {
		for (const page of heads.filter(({ crumbs }) => crumbs.length > 0)) {
			const trails = dataOf(page).filter((data) => data["@type"] === "BreadcrumbList");
			expect(trails, page.path).toHaveLength(1);
			const steps = (trails[0]?.itemListElement ?? []) as {
				name: string;
				position: number;
				item: string;
			}[];
			expect(steps.map(({ name }) => name)).toEqual(page.crumbs.map((crumb) => decode(crumb)));
			expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
			for (const { item } of steps)
				expect(byPath.has(new URL(item).pathname), `${page.path} ${item}`).toBe(true);
		}
	});

	test("PST-20 a post's data has headline, description, image, date and author", () => {
		for (const { slug, title, description, date } of posts) {
			const page = get(`/blog/${slug}`);
			const article = dataOf(page).find((data) => [data["@type"]].flat().includes("BlogPosting"));
			expect(article).toMatchObject({
				headline: title,
				description,
				datePublished: date,
				image: meta(page, "og:image"),
				author: { name: site.authors.business },
			});
		}
	});

	test("BEY-10 the business claims no address, hours, rating or price that nobody has given", () => {
		const text = JSON.stringify(heads.flatMap(dataOf));
		expect(text).not.toMatch(
			/"(streetAddress|openingHours\w*|aggregateRating|review|priceRange|price|offers)"/,
		);
	});
});

function decode(text: string): string {
	return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
