import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";

describe("Home", () => {
	test("HOME-01 HOME-02 HOME-03 the hero has title, tagline and two buttons", async () => {
		const page = await openPage("/");
		const hero = page.locator(".hero");
		expect(await hero.locator("h1").innerText()).not.toBe("");
		expect(await hero.locator(".lead").innerText()).not.toBe("");
		expect(await hero.getByRole("link", { name: "Get a Free Quote" }).getAttribute("href")).toBe(
			"/contact",
		);
		expect(await hero.getByRole("link", { name: "View Our Products" }).getAttribute("href")).toBe(
			"/products",
		);
	});

	test.each([
		["/", 600],
		["/products/awnings", 400],
		["/service-areas", 400],
		["/contact", 400],
	])(
		"HOME-04 PDT-09 SVC-08 CON-01 CST-04 the hero of %s is %i px tall on a wide screen",
		async (path, height) => {
			const page = await openPage(path, { width: 1600 });
			expect(Math.round((await page.locator(".hero").boundingBox())?.height ?? 0)).toBe(height);
		},
	);

	test("HOME-05 HOME-06 CST-10 six product cards in order, each leading to its page", async () => {
		const page = await openPage("/");
		const cards = await page
			.locator(".products .card")
			.evaluateAll((all) =>
				all.map((card) => [
					card.querySelector("h3")?.textContent,
					...[...card.querySelectorAll("a")].map((a) => a.getAttribute("href")),
				]),
			);
		expect(cards).toEqual([
			["Plantation Shutters", "/products/plantation-shutters"],
			["Roller Blinds", "/products/roller-blinds"],
			["Zip Screens/Awnings", "/products/zip-screens-awnings"],
			["Louvered Roof Systems", "/products/louvered-roof-systems"],
			["Roller Shutters", "/products/roller-shutters"],
			["Veri Shades/Sheer Curtains", "/products/veri-shades", "/products/sheer-curtains"],
		]);
	});

	test("HOME-07 HOME-08 HOME-09 HOME-10 CST-12 CST-13 reasons and steps", async () => {
		const page = await openPage("/");
		expect(await page.getByRole("link", { name: "View All Products" }).getAttribute("href")).toBe(
			"/products",
		);
		const why = page.locator("section", {
			has: page.getByRole("heading", { name: "Why Choose Us" }),
		});
		expect(await why.locator("dt").allInnerTexts()).toEqual([
			"Quality Products",
			"Expert Installation",
			"Competitive Pricing",
			"Local Business",
		]);
		const process = page.locator("section", {
			has: page.getByRole("heading", { name: "Our Simple Process" }),
		});
		expect(await process.locator("h3").allInnerTexts()).toEqual([
			"Consultation",
			"Measurement",
			"Manufacturing",
			"Installation",
		]);
		const numbers = await process
			.locator("h3")
			.evaluateAll((all) => all.map((h3) => getComputedStyle(h3, "::before").content));
		expect(numbers.every((content) => content.includes("counter"))).toBe(true);
		expect(await page.getByRole("link", { name: "Book a Consultation" }).getAttribute("href")).toBe(
			"/contact",
		);
	});

	test("HOME-12 HOME-13 HOME-14 areas: a map that loads, two columns of suburbs and the way to all others and to the form", async () => {
		const page = await openPage("/");
		const areas = page.locator("section", {
			has: page.getByRole("heading", { name: "Areas We Service" }),
		});
		const map = areas.locator("img");
		await map.scrollIntoViewIfNeeded();
		await expect
			.poll(() => map.evaluate((img) => (img as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0);
		const lefts = await areas
			.locator("ul a")
			.evaluateAll((all) => all.map((a) => Math.round(a.getBoundingClientRect().left)));
		expect(new Set(lefts).size).toBe(2);
		expect(lefts.length % 2).toBe(0);
		expect(await areas.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe(
			"/contact",
		);
		expect(await areas.getByRole("link", { name: "Find your suburb" }).getAttribute("href")).toBe(
			"/locations",
		);
	});

	test("HOME-11 HOME-15 HOME-18 HOME-19 HOME-20 the sections come in their order", async () => {
		const page = await openPage("/");
		const headings = await page.locator("main h1, main h2").allInnerTexts();
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
		expect(await page.locator("main form.form textarea").count()).toBe(1);
		expect(await page.locator("main > section").last().getAttribute("class")).toContain("cta");
	});

	test("HOME-16 HOME-17 CST-11 four featured products with Learn More and Get Quote", async () => {
		const page = await openPage("/");
		const cards = await page
			.locator(".featured .card")
			.evaluateAll((all) =>
				all.map((card) => [
					card.querySelector("h3")?.textContent,
					...[...card.querySelectorAll("a")].map(
						(a) => `${a.firstChild?.textContent} ${a.getAttribute("href")}`,
					),
				]),
			);
		expect(cards).toEqual(
			[
				["Louvered Roof Systems", "louvered-roof-systems"],
				["Roller Shutters", "roller-shutters"],
				["Veri Shades", "veri-shades"],
				["Heritage Shutters", "heritage-shutters"],
			].map(([name, slug]) => [name, `Learn More /products/${slug}`, "Get Quote /contact"]),
		);
	});

	test("HOME-05 HOME-16 HOME-18 no picture of Home stands there twice", async () => {
		const page = await openPage("/");
		const pictures = await page
			.locator("main .pic img")
			.evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).pathname));
		expect(pictures.length).toBeGreaterThanOrEqual(13);
		expect(new Set(pictures).size).toBe(pictures.length);
	});

	test("HOME-21 FIG-52 one section says over 15 years, elsewhere it is over 30", async () => {
		const page = await openPage("/");
		const sections = await page.locator("main > section").allInnerTexts();
		expect(sections.filter((text) => /over 15 years/i.test(text))).toHaveLength(1);
		expect(sections.filter((text) => /over 30 years/i.test(text)).length).toBeGreaterThan(0);
	});
});
