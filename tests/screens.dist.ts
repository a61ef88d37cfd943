import { describe, expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { findFile, hrefs, mainText, readPage } from "./html.ts";

const { products, gallery, testimonials, site } = getContent();
const text = (path: string) => mainText(readPage(path)).replaceAll("’", "'");

describe("products", () => {
	test("PRD-01 PRD-02 PRD-03 a card for each of the 14, with picture, name, text and Learn More", () => {
		const cards = readPage("/products").querySelectorAll(".card");
		const seen = cards.map((card) => ({
			name: card.querySelector("h3")?.textContent,
			text: card.querySelector("p")?.textContent,
			pictures: card.querySelectorAll("img").length,
			link: card.querySelector("a")?.getAttribute("href"),
			label: card.querySelector("a")?.childNodes[0]?.textContent,
		}));
		expect(seen).toEqual(
			products.map(({ name, slug, shortDescription }) => ({
				name,
				text: shortDescription,
				pictures: 1,
				link: `/products/${slug}`,
				label: "Learn More",
			})),
		);
		for (const { slug } of products) expect(findFile(`/products/${slug}`)).toBeDefined();
	});

	test("BEY-05 each card has both ends of the guide price, or says that a quote is written", () => {
		const lines = readPage("/products")
			.querySelectorAll(".card .price")
			.map((line) => line.textContent);
		expect(lines).toHaveLength(14);
		for (const line of lines)
			expect(line).toMatch(
				/^(Guide price per [^:]+: \$[\d,]+ to \$[\d,]+|Price: By written quote)$/,
			);
		expect(lines[0]).toBe("Guide price per m²: $300 to $900");
	});

	test("BEY-05 the price guide is linked in the Products panel, the phone menu and the reasons of Home", () => {
		const page = readPage("/");
		for (const part of [".mega figcaption", "#menu .acts", ".reasons"])
			expect(hrefs(page.querySelector(part)), part).toContain("/price-guide");
	});

	test.each(products.map((product) => [product.slug, product] as const))(
		"PDT-01 PDT-02 PDT-03 PDT-04 PDT-05 PDT-06 PDT-07 %s shows all of its record",
		(slug, product) => {
			const page = readPage(`/products/${slug}`);
			const words = text(`/products/${slug}`);
			expect(page.querySelector(".hero h1")?.textContent).toBe(product.name);
			for (const entry of [product.description, ...product.features, ...product.benefits]) {
				expect(words).toContain(entry.replaceAll("’", "'").replace(/\s+/g, " "));
			}
			const buttons = page
				.querySelectorAll(".hero .btn")
				.map((link) => [link.textContent, link.getAttribute("href")]);
			expect(buttons).toEqual([
				["Request a Quote", "/contact"],
				["View Gallery", "/gallery"],
			]);
			const steps = page.querySelectorAll(".steps h3").map((step) => step.textContent);
			expect(steps).toEqual(["Consultation", "Measurement", "Manufacturing", "Installation"]);
		},
	);

	test("PDT-08 only zip-screens-awnings has a section on awnings features and benefits", () => {
		const having = products.filter(({ slug }) =>
			readPage(`/products/${slug}`)
				.querySelectorAll("h2")
				.some((heading) => heading.textContent === "Awnings: features and benefits"),
		);
		expect(having.map(({ slug }) => slug)).toEqual(["zip-screens-awnings"]);
	});

	test("PDT-10 texts link to the five products", () => {
		const links = new Set(
			products.flatMap(({ slug }) => hrefs(readPage(`/products/${slug}`).querySelector(".prose"))),
		);
		for (const slug of [
			"zip-screens",
			"bioclimatic-pergolas",
			"roller-shutters",
			"vertical-blinds",
			"plantation-shutters",
		]) {
			expect(links).toContain(`/products/${slug}`);
		}
	});
});

describe("gallery", () => {
	test("GAL-01 GAL-06 CST-09 eleven items, each with picture, category and alt text to read", () => {
		const figures = readPage("/gallery").querySelectorAll(".gal figure");
		expect(figures).toHaveLength(11);
		figures.forEach((figure, index) => {
			const item = gallery[index];
			expect(figure.querySelector("img")?.getAttribute("alt")).toBe(item?.alt);
			expect(figure.querySelector("figcaption")?.textContent).toContain(
				`${item?.category}${item?.alt}`,
			);
		});
	});

	test("GAL-02 GAL-07 ten filters and a way to the contact page", () => {
		const page = readPage("/gallery");
		const labels = page.querySelectorAll(".filters label").map((label) => label.textContent);
		expect(labels[0]).toBe("All");
		expect(labels.slice(1).toSorted()).toEqual([
			"Awnings",
			"Bioclimatic Pergolas",
			"External Blinds",
			"Glass Systems",
			"Plantation Shutters",
			"Roller Blinds",
			"Venetian Blinds",
			"Vertical Blinds",
			"Zip Screens",
		]);
		expect(hrefs(page.querySelector(".gallery"))).toContain("/contact");
	});
});

describe("about, service areas and contact", () => {
	test("ABT-01 ABT-02 ABT-03 About tells the years and the charity without a percentage, and ends in the band", () => {
		const words = text("/about");
		expect(words).toMatch(/over 30 years/i);
		expect(words).toMatch(/Cambodian Children's Fund/);
		expect(words).toMatch(/percentage of the profit/i);
		expect(words).not.toMatch(/\d ?(%|per cent)/);
		expect(readPage("/about").querySelector(".cta")).not.toBeNull();
	});

	test("SVC-01 SVC-02 SVC-03 SVC-04 SVC-05 SVC-06 SVC-07 map, two lists of regions, four cards with four products", () => {
		const page = readPage("/service-areas");
		expect(page.querySelectorAll("img[src*=map], svg.map").length).toBe(1);
		const lists = page.querySelectorAll(".region-lists ul").map(hrefs);
		const region = (slug: string) => `/locations/region/${slug}/plantation-shutters`;
		expect(lists).toEqual([
			[region("wollongong"), region("shellharbour")],
			[region("kiama"), region("southern-highlands")],
		]);
		const cards = page.querySelectorAll(".region-cards article");
		expect(cards).toHaveLength(4);
		for (const card of cards) {
			expect((card.querySelector("p")?.textContent ?? "").split(" ").length).toBeGreaterThan(40);
			const slugs = hrefs(card).map((href) => href.split("/").at(-1));
			expect(slugs).toEqual(["plantation-shutters", "roller-blinds", "venetian-blinds", "awnings"]);
		}
		expect(text("/service-areas")).toMatch(/free in-home consultation/i);
		const buttons = page
			.querySelectorAll("main .btn")
			.map((a) => `${a.textContent} ${a.getAttribute("href")}`);
		expect(buttons).toContain("Contact Us /contact");
		expect(buttons).toContain("Browse Locations /locations");
	});

	test("CON-02 CON-03 CON-04 CST-02 the form's fields, every product and Other, a message box of four rows", () => {
		const form = readPage("/contact").querySelector("form.form");
		const names = form?.querySelectorAll("[name]").map((field) => field.getAttribute("name"));
		for (const name of [
			"name",
			"email",
			"phone",
			"streetAddress",
			"city",
			"state",
			"postcode",
			"interests",
			"message",
		]) {
			expect(names).toContain(name);
		}
		const choices = form
			?.querySelectorAll("[name=interests]")
			.map((box) => box.getAttribute("value"));
		expect(choices).toEqual([...products.map(({ name }) => name), "Other"].map((name) => name));
		expect(form?.querySelector("textarea")?.getAttribute("rows")).toBe("4");
	});

	test("CON-05 CON-06 the map image, the phone and the e-mail", () => {
		const page = readPage("/contact");
		expect(page.querySelector("main img[src*=map]")).not.toBeNull();
		expect(hrefs(page.querySelector("main"))).toContain(`mailto:${site.email}`);
		expect(hrefs(page.querySelector("main"))).toContain(`tel:${site.phoneLink}`);
	});

	test("CON-07 CON-08 CON-09 FIG-49 six questions on the six subjects, one with 55%", () => {
		const questions = readPage("/contact").querySelectorAll(".faq details");
		expect(questions).toHaveLength(6);
		const titles = questions.map(
			(question) => question.querySelector("summary")?.textContent ?? "",
		);
		for (const subject of [
			/clean/i,
			/curtain/i,
			/material/i,
			/work/i,
			/insulat|heat/i,
			/blinds/i,
		]) {
			expect(
				titles.some((title) => subject.test(title)),
				String(subject),
			).toBe(true);
		}
		expect(questions.some((question) => /up to 55%/.test(question.textContent))).toBe(true);
	});
});

describe("guide and legal", () => {
	test("GDE-01 GDE-02 GDE-03 GDE-04 GDE-05 FIG-50 the guide is long and says what the recess decides", () => {
		const words = text("/plantation-shutters-guide");
		expect(words.split(" ").length).toBeGreaterThan(2000);
		expect(words).toContain("70 mm");
		expect(words).toContain("65 mm");
		expect(words).toMatch(/(outside|face)[^.]*(mount|fit)/i);
		expect(words).toMatch(/L frame[^.]*only|only[^.]*L frame/i);
	});

	test("LEG-01 to LEG-08 FIG-51 the terms and the day of both texts", () => {
		const terms = text("/terms-conditions");
		for (const path of ["/privacy-policy", "/terms-conditions"])
			expect(text(path)).toContain("April 21, 2025");
		expect(terms).toMatch(/quotes?[^.]*30 days/i);
		expect(terms).toMatch(/GST/);
		expect(terms).toMatch(/50% deposit/i);
		expect(terms).toMatch(/balance[^.]*installation is complete/i);
		expect(terms).toMatch(/48 hours/);
		expect(terms).toMatch(/10%[^.]*administration fee|administration fee[^.]*10%/i);
		expect(terms).toMatch(/50% of the total order value/i);
	});

	test("DBG-01 DBG-02 four placeholder images, unlinked and hidden from search engines", () => {
		const page = readPage("/debug");
		expect(page.querySelectorAll("main img")).toHaveLength(4);
		expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
		expect(hrefs(readPage("/"))).not.toContain("/debug");
	});

	test("CTA-01 CTA-02 CTA-03 the band has a phone link and its two buttons", () => {
		const band = readPage("/").querySelector(".cta");
		expect(hrefs(band)[0]).toMatch(/^tel:\+/);
		const buttons = band
			?.querySelectorAll(".btn")
			.map((a) => `${a.textContent} ${a.getAttribute("href")}`);
		expect(buttons).toEqual(["Get a Free Quote /contact", "Contact Us /contact"]);
	});

	test("HOME-11 Home shows every review", () => {
		const quotes = readPage("/")
			.querySelectorAll(".quotes blockquote")
			.map((quote) => quote.textContent);
		expect(quotes).toEqual(testimonials.map(({ content }) => `“${content}”`));
	});
});
