import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leastOwnWords } from "../components/Places/indexing.ts";
import { listNotes } from "../components/Places/noteChoice.ts";
import { namePlace, nameRegion } from "../components/Places/placeHeads.ts";
import { listQuotes } from "../components/Places/postQuotes.ts";
import { findUnsuited } from "../components/Places/productChoice.ts";
import type { Subject } from "../components/QuoteLink/subject.ts";
import { getContent } from "../scripts/content/collections.ts";
import { getHead, isHidden } from "./heads.ts";
import { findFile, hrefs, linksBelow, mainText, readPage, subjectOf } from "./html.ts";
import { countOwnWords, readBlocks } from "./ownWords.ts";

const content = getContent();
const { suburbs, products, regions } = content;
/** One page for every product, each in a different suburb, and every page of one suburb. */
const sample = [
	...products.map((product, index) => ({ product, suburb: suburbs[index * 11 + 3] })),
	...products.map((product) => ({
		product,
		suburb: suburbs.find(({ slug }) => slug === "robertson"),
	})),
].flatMap(({ product, suburb }) => (suburb ? [{ product, suburb }] : []));

const productPages = suburbs.flatMap((suburb) =>
	products.map((product) => ({
		suburb,
		product,
		path: `/locations/${suburb.slug}/${product.slug}`,
	})),
);

test("BEY-09 every indexed page of a product in a suburb has 150 words of its own among all place pages", () => {
	const screens = suburbs.map(({ slug, name }) => ({ path: `/locations/${slug}`, name }));
	const inRegions = regions.flatMap(({ slug, name }) =>
		products.map((product) => ({ path: `/locations/region/${slug}/${product.slug}`, name })),
	);
	const own = countOwnWords([
		...screens,
		...inRegions,
		...productPages.map(({ suburb, path }) => ({ path, name: suburb.name })),
	]);
	const indexed = productPages.filter(({ path }) => !isHidden(getHead(path)));
	expect(indexed.length).toBeGreaterThan(35);
	const poor = indexed.map(({ path }) => [path, own.get(path) ?? 0] as const);
	expect(poor.filter(([, words]) => words < leastOwnWords)).toEqual([]);
	expect(own.get("/locations/joadja/zip-screens")).toBeLessThan(leastOwnWords);
});

test("BEY-09 posts and the pages written for a place lead to each other", () => {
	const quoting = productPages.flatMap(({ suburb, product, path }) =>
		listQuotes(content, suburb, product).map(({ post }) => ({ path, post: `/blog/${post.slug}` })),
	);
	expect(quoting.length).toBeGreaterThan(40);
	for (const { post, path } of quoting) {
		expect(hrefs(readPage(post).querySelector("main"))).toContain(path);
		const links = hrefs(readPage(path).querySelector("main"));
		expect(links).toContain(post);
		expect(links).not.toContain(path);
	}
});

test("SBP-02 every safety note that a place and a product need stands on their page whole", () => {
	const plain = (text: string) => text.replace(/\s+/g, " ").trim();
	const needed = productPages.flatMap(({ suburb, product, path }) => {
		const notes = listNotes(content, suburb, product).filter(({ safety }) => safety);
		const shown = new Set(readBlocks(path));
		return notes.map(({ title, text }) => ({ path, title, isShown: shown.has(plain(text)) }));
	});
	expect(needed.length).toBeGreaterThan(4000);
	expect(needed.filter(({ isShown }) => !isShown)).toEqual([]);
});

test("a page whose product is not for the place says so once, with the better one, and is not indexed", () => {
	const unsuited = productPages.flatMap((page) => {
		const found = findUnsuited(content, page.suburb, page.product);
		return found ? { ...page, ...found } : [];
	});
	expect(unsuited.map(({ path }) => path)).toEqual(
		expect.arrayContaining([
			"/locations/shell-cove/vertical-blinds",
			"/locations/minnamurra/panel-glides",
			"/locations/renwick/heritage-shutters",
		]),
	);
	for (const { path, suburb, instead } of unsuited) {
		expect([path, isHidden(getHead(path))]).toEqual([path, true]);
		const answer = linksBelow(readPage(path), /^Not our first choice in /);
		expect(answer[0]).toBe(`/locations/${suburb.slug}/${instead.slug}`);
	}
});

test("SBP-01 the heading reads {product} in {suburb}, {region}, and a town of its region's name once", () => {
	for (const suburb of suburbs) {
		for (const product of products) {
			const html = readFileSync(
				findFile(`/locations/${suburb.slug}/${product.slug}`) ?? "",
				"utf8",
			);
			const heading = `${product.name} in ${namePlace(suburb)}`;
			// A long name may wrap after its slash.
			expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll("<wbr/>", "")).toBe(heading);
			expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(heading);
		}
	}
});

/** What every page of a product in a place has: the way to ask for it, its features, three others there, and the form. */
function checkProductPage(path: string, product: (typeof products)[number], about: Subject) {
	const page = readPage(path);
	const words = mainText(page).replaceAll("’", "'");
	for (const entry of [...product.features, ...product.benefits])
		expect(words).toContain(entry.replaceAll("’", "'"));
	const base = path.slice(0, path.lastIndexOf("/"));
	const others = linksBelow(page, /^(?:Also fitted in|Other products)/).slice(1);
	const elsewhere = products.filter(({ slug }) => others.includes(`${base}/${slug}`));
	expect([others.length, elsewhere.length, elsewhere.includes(product)]).toEqual([3, 3, false]);
	for (const other of elsewhere)
		expect(words).toContain(other.shortDescription.replaceAll("’", "'"));
	expect(hrefs(page.querySelector("main"))).not.toContain(path);
	const button = page.querySelectorAll("main a").find((a) => a.textContent === "Request a Quote");
	expect(subjectOf(button)).toEqual(about);
	const form = page.querySelector("form#enquiry");
	expect(form?.getAttribute("action")).toBe("/api/enquiry");
	expect(form?.querySelector("[name=city]")?.getAttribute("value")).toBe(about.city);
	expect(form?.querySelector("[name=postcode]")?.getAttribute("value")).toBe(about.postcode);
	expect(form?.querySelector("[checked]")?.getAttribute("value")).toBe(product.name);
	// Answer, price and form come before all that is to be read.
	const order = ["What it costs", "Before you choose", "Key features", "Benefits"];
	const headings = page.querySelectorAll("main h2").map((heading) => heading.textContent);
	expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
	expect(words.indexOf("Send my enquiry")).toBeLessThan(words.indexOf("Before you choose"));
	return { page, words, answer: headings[0] ?? "" };
}

test.each(
	sample.map(({ product, suburb }) => [product.name, suburb.name, product, suburb] as const),
)(
	"SBP-02 SBP-03 SBP-04 SBP-05 SBP-06 SBP-07 %s in %s has an answer, features, benefits, three others, twelve neighbours, the quote button and the form",
	(_product, _suburb, product, suburb) => {
		// Where nobody lives, nobody asks from there.
		const { name: city, postcode } = suburb;
		const place = suburb.homes === "none" ? {} : { city, state: "NSW", postcode };
		const { page, answer } = checkProductPage(
			`/locations/${suburb.slug}/${product.slug}`,
			product,
			{
				...place,
				interests: [product.name],
			},
		);
		expect(answer).toContain(suburb.name);
		const same = suburbs.filter(({ regionSlug }) => regionSlug === suburb.regionSlug);
		const nearby = linksBelow(page, /^Nearby suburbs/).slice(1, 13);
		const known = same.filter(({ slug }) => nearby.includes(`/locations/${slug}/${product.slug}`));
		expect([known.length, known.includes(suburb)]).toEqual([12, false]);
	},
);

test("SBP-02 a place without homes is not promised a measure", () => {
	const empty = mainText(readPage("/locations/macquarie-pass/awnings"));
	expect(empty).toContain("We have nothing to measure there.");
	expect(empty).not.toContain("Ask about your place in Macquarie Pass");
});

test.each(regions.map((region) => [region.name, region] as const))(
	"RGP-01 RGP-02 RGP-03 RGP-04 RGP-05 RGP-06 RGP-07 RGP-08 %s with each of the fourteen products",
	(_name, region) => {
		for (const product of products) {
			const path = `/locations/region/${region.slug}/${product.slug}`;
			const { page, words, answer } = checkProductPage(path, product, {
				interests: [product.name],
			});
			expect(page.querySelector("h1")?.textContent).toBe(
				`${product.name} in ${nameRegion(content, region)}`,
			);
			expect(answer).toBe(`${product.name} across the ${region.name} region`);
			const [all, ...towns] = linksBelow(page, /^Suburbs of the/);
			expect([all, new Set(towns).size]).toEqual(["/locations", 12]);
			// Every council that a suburb of the region names.
			const there = suburbs.filter(({ regionSlug }) => regionSlug === region.slug);
			for (const council of there.flatMap((suburb) => suburb.council ?? region.council))
				expect(words).toContain(council);
		}
	},
);
