import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { sectionOf, texts } from "./everyPage.ts";
import { hrefs, readPage, subjectOf } from "./html.ts";

const page = readPage("/");
const sections = page.querySelectorAll("main > section");
const { home, site, testimonials, products } = getContent();
const cardsOf = (heading: string) => sectionOf(page, heading)?.querySelectorAll("article") ?? [];

test("HOME-01 HOME-02 HOME-03 the hero has title, tagline and two buttons", () => {
	const [hero] = sections;
	expect(texts(hero, "h1")).toEqual([home.hero.title]);
	expect(texts(hero, "a")).toEqual(["Get a Free Quote", "View Our Products"]);
	expect(hrefs(hero ?? null)).toEqual(["/contact", "/products"]);
});

test("HOME-05 HOME-06 HOME-07 CST-10 six product cards in order, each leading to its page, and a way to all", () => {
	const cards = cardsOf("Ways to hold back the sun");
	expect(cards.map((card) => [...texts(card, "h3"), ...hrefs(card)])).toEqual([
		["Plantation Shutters", "/products/plantation-shutters"],
		["Roller Blinds", "/products/roller-blinds"],
		["Zip Screens/Awnings", "/products/zip-screens-awnings"],
		["Louvered Roof Systems", "/products/louvered-roof-systems"],
		["Roller Shutters", "/products/roller-shutters"],
		["Veri Shades/Sheer Curtains", "/products/veri-shades", "/products/sheer-curtains"],
	]);
	// They show what the heading says.
	expect(cards.map((card) => card.querySelector("img")?.getAttribute("alt"))).toEqual(
		cards.map(() => ""),
	);
	expect(texts(page, "a[href='/products']")).toContain("View All Products");
});

test.each([
	[
		"Why Choose Us",
		"dt",
		"Quality Products, Expert Installation, Competitive Pricing, Local Business",
	],
	["Our Simple Process", "h3", "Consultation, Measurement, Manufacturing, Installation"],
])("HOME-08 HOME-09 CST-12 CST-13 %s has its four in order", (heading, names, wanted) => {
	expect(texts(sectionOf(page, heading), names).join(", ")).toBe(wanted);
});

test("HOME-11 Home shows every review", () => {
	expect(texts(page, "blockquote")).toEqual(testimonials.map(({ content }) => `“${content}”`));
	expect(page.querySelector("[inert] [aria-label='Next review']"), "before its code").toBeTruthy();
});

test("HOME-12 HOME-13 HOME-14 areas: a map, suburbs in pairs, and the way to all others and to the form", () => {
	const areas = sectionOf(page, "Areas We Service");
	expect(areas?.querySelector("img[src*=map]")).not.toBeNull();
	const suburbs = hrefs(areas?.querySelector("ul") ?? null);
	expect(suburbs).toEqual(site.popularSuburbs.map((slug) => `/locations/${slug}`));
	expect(suburbs.length % 2).toBe(0);
	expect(hrefs(areas)).toEqual(expect.arrayContaining(["/contact", "/locations"]));
});

test("HOME-10 HOME-15 HOME-18 HOME-19 HOME-20 the sections come in their order, a consultation and the form among them, the band last", () => {
	const headings = texts(page, "main h2");
	const wanted = [
		"Ways to hold back the sun",
		"Why Choose Us",
		"Our Simple Process",
		"Reviews",
		"Areas We Service",
		"Featured products",
		"Both sides of the escarpment",
		"Tell us which windows bother you",
	];
	expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
	expect(texts(page, "a[href='/contact']")).toContain("Book a Consultation");
	expect(page.querySelectorAll("main form textarea")).toHaveLength(1);
	expect(hrefs(sectionOf(page, "Why Choose Us"))).toContain("/price-guide");
	expect(hrefs(sections.at(-1) ?? null)).toEqual([`tel:${site.phoneLink}`, "/contact", "/contact"]);
});

test("HOME-16 HOME-17 ENT-02 CST-11 four featured products with Learn More and Get Quote", () => {
	const seen = cardsOf("Featured products").map((card) => {
		const [more, quote] = card.querySelectorAll("a");
		const words = [...texts(card, "h3 + p"), more?.textContent, quote?.textContent];
		return [...hrefs(card).slice(0, 1), ...words, subjectOf(quote)];
	});
	expect(seen).toEqual(
		["louvered-roof-systems", "roller-shutters", "veri-shades", "heritage-shutters"].map((slug) => {
			const { name = "", highlight } = products.find((product) => product.slug === slug) ?? {};
			const about = { interests: [name] };
			const words = [highlight, `Learn More about ${name}`, `Get Quote for ${name}`];
			return [`/products/${slug}`, ...words, about];
		}),
	);
});

test("HOME-21 FIG-52 one section says the years of work here, elsewhere they are those of the business", () => {
	const saying = (years: number) =>
		sections.filter(({ textContent }) => RegExp(`over ${years} years`, "i").test(textContent));
	expect(saying(site.years.local)).toHaveLength(1);
	expect(saying(site.years.business).length).toBeGreaterThan(0);
});
