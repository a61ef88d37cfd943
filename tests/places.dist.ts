import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leastOwnWords } from "../components/Places/indexing.ts";
import { listNotes } from "../components/Places/noteChoice.ts";
import { namePlace, nameRegion } from "../components/Places/placeHeads.ts";
import { listQuotes } from "../components/Places/postQuotes.ts";
import { findUnsuited } from "../components/Places/productChoice.ts";
import { getContent } from "../scripts/content/collections.ts";
import { getHead, isHidden } from "./heads.ts";
import { findFile, hrefs, mainText, readPage, subjectOf } from "./html.ts";
import { countOwnWords, readBlocks } from "./ownWords.ts";

const { suburbs, products, regions } = getContent();
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
		listQuotes(suburb, product).map(({ post }) => ({ path, post: `/blog/${post.slug}` })),
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
		const notes = listNotes(suburb, product).filter(({ safety }) => safety);
		const shown = new Set(readBlocks(path));
		return notes.map(({ title, text }) => ({ path, title, isShown: shown.has(plain(text)) }));
	});
	expect(needed.length).toBeGreaterThan(4000);
	expect(needed.filter(({ isShown }) => !isShown)).toEqual([]);
});

test("a page whose product is not for the place says so once, with the better one, and is not indexed", () => {
	const unsuited = productPages.flatMap((page) => {
		const found = findUnsuited(page.suburb, page.product);
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
		const page = readPage(path);
		expect([path, isHidden(getHead(path))]).toEqual([path, true]);
		if (suburb.homes) continue;
		expect(page.querySelector("main h2")?.textContent).toBe(
			`Not our first choice in ${suburb.name}`,
		);
		const answer = page.querySelector("main h2")?.parentNode;
		expect(hrefs(answer ?? null)[0]).toBe(`/locations/${suburb.slug}/${instead.slug}`);
	}
});

test("SBP-01 the heading reads {product} in {suburb}, {region}, and a town of its region's name once", () => {
	for (const suburb of suburbs) {
		for (const product of products) {
			const file = findFile(`/locations/${suburb.slug}/${product.slug}`);
			const html = file ? readFileSync(file, "utf8") : "";
			const heading = `${product.name} in ${namePlace(suburb)}`;
			// A long name may wrap after its slash.
			expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll("<wbr/>", "")).toBe(heading);
			expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(heading);
		}
	}
});

test.each(
	sample.map(({ product, suburb }) => [product.name, suburb.name, product, suburb] as const),
)(
	"SBP-03 SBP-04 SBP-05 SBP-06 SBP-07 %s in %s has features, benefits, three others, twelve neighbours, the quote button and the form",
	(_product, _suburb, product, suburb) => {
		const page = readPage(`/locations/${suburb.slug}/${product.slug}`);
		const words = mainText(page).replaceAll("’", "'");
		for (const entry of [...product.features, ...product.benefits])
			expect(words).toContain(entry.replaceAll("’", "'"));
		const others = hrefs(page.querySelector(".products.even"));
		expect(others).toHaveLength(3);
		expect(new Set([...others, `/locations/${suburb.slug}/${product.slug}`]).size).toBe(4);
		for (const href of others) expect(href.startsWith(`/locations/${suburb.slug}/`)).toBe(true);
		const cards = page.querySelectorAll(".products.even .card");
		for (const [index, href] of others.entries()) {
			const other = products.find(({ slug }) => href.endsWith(`/${slug}`));
			const line = cards[index]?.querySelector("p")?.textContent.replaceAll("’", "'");
			expect(line).toBe(other?.shortDescription.replaceAll("’", "'"));
		}
		const nearby = hrefs(page.querySelector(".towns.four"));
		expect(new Set(nearby).size).toBe(12);
		for (const href of nearby) {
			const [, , slug, own] = href.split("/");
			expect(own).toBe(product.slug);
			expect(slug).not.toBe(suburb.slug);
			expect(suburbs.find((other) => other.slug === slug)?.regionSlug).toBe(suburb.regionSlug);
		}
		const button = page.querySelector(".hero .btn");
		expect(button?.textContent).toBe("Request a Quote");
		// Where nobody lives, nobody asks from there.
		const { name: city, postcode } = suburb;
		const place = suburb.homes === "none" ? {} : { city, state: "NSW", postcode };
		expect(subjectOf(button)).toEqual({ ...place, interests: [product.name] });
		expect(hrefs(page.querySelector("main"))).toContain("/products");
		const form = page.querySelector("form#enquiry");
		expect(form?.querySelector("#f-city")?.getAttribute("value")).toBe(place.city);
		expect(form?.querySelector("#f-postcode")?.getAttribute("value")).toBe(place.postcode);
		expect(form?.querySelector("[checked]")?.getAttribute("value")).toBe(product.name);
	},
);

test("SBP-02 a page names the suburb in its text, and a place without homes is not promised a measure", () => {
	for (const { product, suburb } of sample) {
		const answer = readPage(`/locations/${suburb.slug}/${product.slug}`).querySelector("main h2");
		expect(answer?.textContent).toContain(suburb.name);
	}
	const empty = mainText(readPage("/locations/macquarie-pass/awnings"));
	expect(empty).toContain("We have nothing to measure there.");
	expect(empty).not.toContain("Ask about your place in Macquarie Pass");
});

test.each(regions.map((region) => [region.name, region] as const))(
	"RGP-01 RGP-02 RGP-03 RGP-04 RGP-05 RGP-06 RGP-07 RGP-08 %s with each of the fourteen products",
	(_name, region) => {
		for (const product of products) {
			const page = readPage(`/locations/region/${region.slug}/${product.slug}`);
			expect(page.querySelector("h1")?.textContent).toBe(
				`${product.name} in ${nameRegion(region)}`,
			);
			const answer = page.querySelector("main h2")?.textContent ?? "";
			expect(answer).toContain(region.name);
			expect(answer).toContain(product.name);
			const words = mainText(page).replaceAll("’", "'");
			for (const entry of [...product.features, ...product.benefits])
				expect(words).toContain(entry.replaceAll("’", "'"));
			expect(new Set(hrefs(page.querySelector(".products.even"))).size).toBe(3);
			expect(new Set(hrefs(page.querySelector(".towns.four"))).size).toBe(12);
			const all = page
				.querySelectorAll("main .more")
				.find((link) => link.textContent.startsWith("View All"));
			expect(all?.getAttribute("href")).toBe("/locations");
			// Every council that a suburb of the region names.
			const own = suburbs.filter(({ regionSlug }) => regionSlug === region.slug);
			for (const council of own.flatMap((suburb) => suburb.council ?? region.council))
				expect(words).toContain(council);
			const self = `/locations/region/${region.slug}/${product.slug}`;
			expect(hrefs(page.querySelector("main"))).not.toContain(self);
			expect(subjectOf(page.querySelector(".hero .btn"))).toEqual({ interests: [product.name] });
			const form = page.querySelector("form#enquiry");
			expect(form?.getAttribute("action")).toBe("/api/enquiry");
			expect(form?.querySelector("[checked]")?.getAttribute("value")).toBe(product.name);
		}
	},
);
