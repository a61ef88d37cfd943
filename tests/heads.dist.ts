import { hash } from "node:crypto";
import { statSync } from "node:fs";
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { listIndexedPages } from "../components/Places/indexing.ts";
import { checklistPath, hiddenPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import {
	dataOf,
	getHead,
	isCanonical,
	isHidden,
	meta,
	type PageHead,
	readHeads,
	titleOf,
	trailOf,
} from "./heads.ts";
import { canonical, dist } from "./html.ts";

const content = getContent();
const { posts, products, suburbs, site } = content;
const heads = readHeads();
const listed = heads.filter((page) => isCanonical(page) && !isHidden(page));
const descriptionOf = (page: PageHead) => meta(page, "description");

/** Lists what is wrong with pages: each with what a check says of it. */
const listWrong = (pages: PageHead[], check: (page: PageHead) => string | false | undefined) =>
	pages.flatMap((page) => {
		const wrong = check(page);
		return wrong ? [`${page.path}: ${wrong}`] : [];
	});

test("RT-27 NF-01 Q43 every page has a title and a description of 70 to 160 characters; search results show the titles of all that they list whole", () => {
	const wrong = listWrong(heads, (page) => {
		const description = descriptionOf(page);
		const isRight = titleOf(page) && description.length >= 70 && description.length <= 160;
		return isRight ? "" : `${description.length} letters: ${description}`;
	});
	expect(wrong).toEqual([]);
	expect(listed.map(titleOf).filter(({ length }) => length > 62)).toEqual([]);
	const places = `${suburbs.length} suburbs`;
	for (const [path, count] of [
		["/locations", places],
		["/search", places],
		["/products", `${products.length} products`],
	] as const)
		expect(descriptionOf(getHead(path))).toContain(count);
	// The trading name where there is room for it; what may not be there is called as its screen is.
	expect(titleOf(getHead("/"))).toBe(`Blinds and shutters in the Illawarra | ${site.brand}`);
	expect(titleOf(getHead("/404"))).toBe("404 Page Not Found");
});

test.each([
	["titles", titleOf],
	["descriptions", descriptionOf],
])("PST-22 Q43 no two pages that may be found share their %s", (_what, read) => {
	const shared = [...Map.groupBy(listed, read)].filter(([, pages]) => pages.length > 1);
	expect(shared.map(([text, pages]) => [text, ...pages.map(({ path }) => path)])).toEqual([]);
});

test("DBG-02 BEY-09 BEY-30 what search engines are asked not to list is what nobody looks for, and place pages without words of their own", () => {
	const proving = new Set(listIndexedPages(content).map(({ path }) => path));
	const places = suburbs.flatMap(({ slug, homes }) => [
		...(homes ? [`/locations/${slug}`] : []),
		...products.map((product) => `/locations/${slug}/${product.slug}`),
	]);
	const wanted = [
		"/404",
		...hiddenPaths,
		...posts.filter(({ checklist }) => checklist).map(({ slug }) => checklistPath(slug)),
		...places.filter((path) => !proving.has(path)),
	];
	const hidden = heads.filter((page) => isCanonical(page) && isHidden(page));
	expect(hidden.map(({ path }) => path).sort()).toEqual(wanted.sort());
});

test("PST-15 PST-16 PST-18 PST-19 other sites are told the title, description and address of the page itself", () => {
	const wrong = listWrong(heads, (page) => {
		const title = titleOf(page).replace(` | ${site.brand}`, "");
		const wanted = {
			"og:title": title,
			"og:description": descriptionOf(page),
			"og:site_name": site.brand,
			"og:locale": "en_AU",
			"og:url": `${site.origin}${canonical(page.head)}`,
			"twitter:title": title,
			"twitter:description": descriptionOf(page),
			"twitter:image": meta(page, "og:image"),
			"twitter:image:alt": meta(page, "og:image:alt"),
			"twitter:card": "summary_large_image",
		};
		const differing = Object.entries(wanted).filter(([name, value]) => meta(page, name) !== value);
		const lacking = ["og:type", "og:image:alt"].filter((name) => !meta(page, name));
		return [...differing, ...lacking].join();
	});
	expect(wrong).toEqual([]);
	for (const { slug, title, description } of posts) {
		const page = getHead(`/blog/${slug}`);
		expect(titleOf(page)).toContain(title);
		expect(descriptionOf(page)).toBe(description);
	}
});

test("PST-18 posts are articles, and nothing is but posts and the guide", () => {
	const articles = heads.filter((page) => isCanonical(page) && meta(page, "og:type") === "article");
	const expected = [...posts.map(({ slug }) => `/blog/${slug}`), "/plantation-shutters-guide"];
	expect(articles.map(({ path }) => path).sort()).toEqual(expected.sort());
});

/** The file of the built site at an absolute address. */
const fileOf = (address: string) => `${dist}${new URL(address).pathname}`;

test("PST-18 BEY-09 every picture named by a page is there, in the size that the page says; each post and product has a card of its own, 1200 by 630 pixels, under 300 KB", async () => {
	const said = Map.groupBy(heads, (page) => meta(page, "og:image"));
	for (const [image, pages] of said) {
		const { width, height, format } = await sharp(fileOf(image)).metadata();
		expect(format).toBe("jpeg");
		const sizes = pages.map((page) =>
			["width", "height"].map((side) => meta(page, `og:image:${side}`)),
		);
		expect(sizes).toEqual(pages.map(() => [String(width), String(height)]));
	}
	const shared = [
		...posts.map(({ slug, title }) => [`/blog/${slug}`, title] as const),
		...products.map(({ slug, name }) => [`/products/${slug}`, name] as const),
	];
	const cards = shared.map(([path, name]) => {
		expect(meta(getHead(path), "og:image:alt")).toContain(name);
		const size = ["width", "height"].map((side) => meta(getHead(path), `og:image:${side}`));
		expect(size).toEqual(["1200", "630"]);
		return meta(getHead(path), "og:image");
	});
	expect(new Set(cards).size).toBe(shared.length);
	const ofHome = meta(getHead("/"), "og:image");
	for (const path of ["/about", "/plantation-shutters-guide", "/blog", "/locations/thirroul"])
		expect(meta(getHead(path), "og:image"), path).not.toBe(ofHome);
	for (const card of cards) expect(statSync(fileOf(card)).size).toBeLessThan(300_000);
	const countSeen = async (area: Region) => {
		const parts = cards.map((card) => sharp(fileOf(card)).extract(area).raw().toBuffer());
		return new Set((await Promise.all(parts)).map((part) => hash("sha1", part))).size;
	};
	// The right half of a card is its picture; below its words, however many, the name is in its place.
	expect(await countSeen({ left: 600, top: 0, width: 600, height: 630 })).toBe(
		new Set([...posts, ...products].map(({ image }) => image)).size,
	);
	expect(await countSeen({ left: 0, top: 512, width: 592, height: 112 })).toBe(1);
});

test("BEY-10 Home and Contact describe the business, Home the site too", () => {
	const typesOf = (path: string) => dataOf(getHead(path)).flatMap((data) => data["@type"]);
	expect(typesOf("/")).toEqual(expect.arrayContaining(["LocalBusiness", "WebSite"]));
	expect(typesOf("/contact")).toEqual(expect.arrayContaining(["LocalBusiness", "FAQPage"]));
	expect(dataOf(getHead("/"))[1]).toMatchObject({ name: site.brand, description: site.tagline });
});

test("BEY-10 what a page tells of something stands at the address that names it", () => {
	const wrong = listWrong(heads, (page) =>
		dataOf(page)
			.flatMap(({ "@id": id, url }) => (url && url !== String(id).split("#")[0] ? url : []))
			.join(),
	);
	expect(wrong).toEqual([]);
});

test("BEY-10 the page of a place offers its service there, that of a product has its words and its card", () => {
	const settled = suburbs.filter(({ homes }) => homes !== "none");
	for (const { slug, name, postcode } of settled)
		for (const path of [`/locations/${slug}`, `/locations/${slug}/awnings`]) {
			const [service] = dataOf(getHead(path));
			const address = { addressLocality: name, postalCode: postcode };
			expect(service, path).toMatchObject({ "@type": "Service", areaServed: { address } });
		}
	for (const { slug, name } of content.regions) {
		const [service] = dataOf(getHead(`/locations/region/${slug}/awnings`));
		expect(service).toMatchObject({ "@type": "Service", areaServed: { name: `${name}, NSW` } });
	}
	for (const { slug, name, description } of products) {
		const page = getHead(`/products/${slug}`);
		const image = meta(page, "og:image");
		expect(dataOf(page)[0]).toMatchObject({ "@type": "Service", name, description, image });
	}
});

test("BEY-10 wherever crumbs show, the same trail stands as data, once", () => {
	const paths = new Set(heads.map(({ path }) => path));
	const bare = heads.filter(({ crumbs }) => crumbs.length === 0).map(({ path }) => path);
	expect(bare.filter((path) => /^\/(locations|products)\//.test(path))).toEqual([]);
	const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
	for (const page of heads.filter(({ crumbs }) => crumbs.length > 0)) {
		expect([page.path, ...trailOf(page)]).toEqual([page.path, ...page.crumbs.map(decode)]);
		const trail = dataOf(page).find((data) => data["@type"] === "BreadcrumbList");
		const steps = trail?.itemListElement as { position: number; item: string }[];
		expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
		expect(new Set(steps.map(({ item }) => item)).size, page.path).toBe(steps.length);
		for (const { item } of steps)
			expect(paths.has(new URL(item).pathname), `${page.path} ${item}`).toBe(true);
	}
});

test("BEY-10 the business claims no address, hours, rating or price that nobody has given", () => {
	const text = JSON.stringify(heads.flatMap(dataOf));
	expect(text).not.toMatch(
		/"(streetAddress|openingHours\w*|aggregateRating|review|priceRange|price|offers)"/,
	);
});
