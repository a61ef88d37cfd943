import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { hrefs, readPage, subjectOf } from "./html.ts";

const page = readPage("/");
const sections = page.querySelectorAll("main > section");
const { home, site, testimonials } = getContent();

/** The section under a heading. */
function section(heading: string) {
	return sections.find((one) => one.querySelector("h2")?.textContent === heading) ?? null;
}

const texts = (part: ReturnType<typeof section>, selector: string) =>
	part?.querySelectorAll(selector).map(({ textContent }) => textContent.trim());

test("HOME-01 HOME-02 HOME-03 the hero has title, tagline and two buttons", () => {
	const hero = page.querySelector("h1")?.parentNode ?? null;
	expect(hero?.querySelector("h1")?.textContent).toBe(home.hero.title);
	expect(hero?.textContent).toContain(home.hero.tagline);
	expect(texts(hero, "a")).toEqual(["Get a Free Quote", "View Our Products"]);
	expect(hrefs(hero)).toEqual(["/contact", "/products"]);
});

test("HOME-05 HOME-06 HOME-07 CST-10 six product cards in order, each leading to its page, and a way to all", () => {
	const cards = page.querySelectorAll(".products .card");
	expect(cards.map((card) => [card.querySelector("h3")?.textContent, ...hrefs(card)])).toEqual([
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
	const all = page.querySelectorAll("a").find((a) => /^View All Products/.test(a.textContent));
	expect(all?.getAttribute("href")).toBe("/products");
});

test("HOME-08 HOME-09 HOME-10 CST-12 CST-13 four reasons, four steps and a consultation", () => {
	expect(texts(section("Why Choose Us"), "dt")).toEqual([
		"Quality Products",
		"Expert Installation",
		"Competitive Pricing",
		"Local Business",
	]);
	const process = section("Our Simple Process");
	expect(texts(process, "ol h3")).toEqual([
		"Consultation",
		"Measurement",
		"Manufacturing",
		"Installation",
	]);
	const button = page.querySelectorAll(".btn").find((a) => a.textContent === "Book a Consultation");
	expect(button?.getAttribute("href")).toBe("/contact");
});

test("HOME-11 Home shows every review", () => {
	expect(texts(page, ".quotes blockquote")).toEqual(
		testimonials.map(({ content }) => `“${content}”`),
	);
});

test("HOME-12 HOME-13 HOME-14 areas: a map, suburbs in pairs, and the way to all others and to the form", () => {
	const areas = section("Areas We Service");
	expect(areas?.querySelector(".mapbox img")).not.toBeNull();
	const suburbs = hrefs(areas?.querySelector("ul") ?? null);
	expect(suburbs).toEqual(site.popularSuburbs.map((slug) => `/locations/${slug}`));
	expect(suburbs.length % 2).toBe(0);
	expect(hrefs(areas)).toEqual(expect.arrayContaining(["/contact", "/locations"]));
});

test("HOME-15 HOME-18 HOME-19 HOME-20 the sections come in their order, with the form and the band", () => {
	const headings = texts(page, "main h1, main h2") ?? [];
	const places = [
		"Ways to hold back the sun",
		"Why Choose Us",
		"Our Simple Process",
		"What customers say",
		"Areas We Service",
		"Featured products",
		"Both sides of the escarpment",
		"Tell us which windows bother you",
	].map((heading) => headings.indexOf(heading));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(page.querySelectorAll("main form.form textarea")).toHaveLength(1);
	expect(sections.at(-1)?.classList.contains("cta")).toBe(true);
});

test("HOME-16 HOME-17 CST-11 four featured products with Learn More and Get Quote", () => {
	const cards = page.querySelectorAll(".featured .card");
	const seen = cards.map((card) => [
		subjectOf(card.querySelector("[href^='/contact#']")),
		...card
			.querySelectorAll("a")
			.map((a) => `${a.childNodes[0]?.textContent} ${a.getAttribute("href")?.split("#")[0]}`),
	]);
	expect(seen).toEqual(
		[
			["Louvered Roof Systems", "louvered-roof-systems"],
			["Roller Shutters", "roller-shutters"],
			["Veri Shades", "veri-shades"],
			["Heritage Shutters", "heritage-shutters"],
		].map(([name, slug]) => [
			{ interests: [name] },
			`Learn More /products/${slug}`,
			"Get Quote /contact",
		]),
	);
});

test("no picture of Home stands there twice", () => {
	const pictures = page
		.querySelectorAll("main .pic img")
		.map((img) => img.getAttribute("src")?.split("-").slice(0, -2).join("-"));
	expect(pictures.length).toBeGreaterThanOrEqual(13);
	expect(new Set(pictures).size).toBe(pictures.length);
});

test("HOME-21 FIG-52 one section says over 15 years, elsewhere it is over 30", () => {
	const saying = (words: RegExp) => sections.filter(({ textContent }) => words.test(textContent));
	expect(saying(/over 15 years/i)).toHaveLength(1);
	expect(saying(/over 30 years/i).length).toBeGreaterThan(0);
});
