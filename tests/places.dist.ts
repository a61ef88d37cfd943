import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measurePlaces } from "../scripts/check-places.ts";
import { getContent } from "../scripts/content/collections.ts";
import { findFile, hrefs, mainText, readPage, subjectOf } from "./html.ts";

const { suburbs, products, regions } = getContent();
/** One page for every product, each in a different suburb, and every page of one suburb. */
const sample = [
	...products.map((product, index) => ({ product, suburb: suburbs[index * 11 + 3] })),
	...products.map((product) => ({
		product,
		suburb: suburbs.find(({ slug }) => slug === "robertson"),
	})),
].flatMap(({ product, suburb }) => (suburb ? [{ product, suburb }] : []));

const pages = measurePlaces();

test("SBP-02 every safety text that a place and a product need stands on its page whole", () => {
	expect(pages).toHaveLength(suburbs.length * products.length);
	expect(pages.filter(({ missing }) => missing.length > 0)).toEqual([]);
	expect(pages.some(({ required }) => required.length > 2)).toBe(true);
});

test("SBP-02 every page of a settled place has words of its own and words for product and place", () => {
	const settled = new Set(suburbs.filter(({ homes }) => !homes).map(({ slug }) => slug));
	const poor = pages.filter(
		({ page, own, written }) =>
			settled.has(page.split("/")[2] ?? "") && (own < 40 || written < 150),
	);
	expect(poor).toEqual([]);
});

test("SBP-01 the heading reads {product} in {suburb}, {region}, on every page", () => {
	for (const suburb of suburbs) {
		for (const product of products) {
			const file = findFile(`/locations/${suburb.slug}/${product.slug}`);
			const html = file ? readFileSync(file, "utf8") : "";
			const heading = `${product.name} in ${suburb.name}, ${suburb.region}`;
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
		const copy = readPage(`/locations/${suburb.slug}/${product.slug}`).querySelector(
			".seven-four .stack",
		);
		expect(copy?.textContent).toContain(suburb.name);
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
			expect(page.querySelector("h1")?.textContent).toBe(`${product.name} in ${region.name}`);
			const copy = page.querySelector(".seven-four .stack")?.textContent ?? "";
			expect(copy).toContain(region.name);
			expect(copy).toContain(product.name);
			const words = mainText(page).replaceAll("’", "'");
			for (const entry of [...product.features, ...product.benefits])
				expect(words).toContain(entry.replaceAll("’", "'"));
			expect(new Set(hrefs(page.querySelector(".products.even"))).size).toBe(3);
			expect(new Set(hrefs(page.querySelector(".towns.four"))).size).toBe(12);
			const all = page
				.querySelectorAll("main .more")
				.find((link) => link.textContent.startsWith("View All"));
			expect(all?.getAttribute("href")).toBe("/locations");
			const self = `/locations/region/${region.slug}/${product.slug}`;
			expect(hrefs(page.querySelector("main"))).not.toContain(self);
			expect(subjectOf(page.querySelector(".hero .btn"))).toEqual({ interests: [product.name] });
			const form = page.querySelector("form#enquiry");
			expect(form?.getAttribute("action")).toBe("/api/enquiry");
			expect(form?.querySelector("[checked]")?.getAttribute("value")).toBe(product.name);
		}
	},
);
