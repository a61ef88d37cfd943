import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { fieldNames } from "../components/ContactForm/enquiry.ts";
import { listNextSteps } from "../components/ContactSection/OtherWays.tsx";
import { standingPages } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { getEntry } from "../scripts/content/entries.ts";
import { dropLinks, formatDay, linkInText, slugify } from "../scripts/content/format.ts";
import { sectionOf, texts } from "./everyPage.ts";
import { dataOf } from "./heads.ts";
import { collapseSpaces, hrefs, mainText, readPage } from "./html.ts";
import { nameOf } from "./pageFaults.ts";
import { readTable } from "./readTable.ts";
import { listScriptFiles } from "./scripts.ts";

const content = getContent();
const { faq, pages, products, services, site } = content;
const text = (path: string) => mainText(readPage(path)).replaceAll("’", "'");
const listLinks = (part: HTMLElement | null) =>
	(part?.querySelectorAll("a") ?? []).map(
		(a) => `${collapseSpaces(a.textContent)} ${a.getAttribute("href")}`,
	);

test("BEY-02 the script stands behind all that it wakes, so that a page that comes late is woken to its end", () => {
	for (const path of ["/", "/contact", "/locations"]) {
		const body = readPage(path).querySelector("body");
		expect(body?.lastElementChild?.tagName).toBe("SCRIPT");
		expect(body?.lastElementChild?.getAttribute("src")).toMatch(/\.js$/);
	}
});

test("BEY-12 a page's script and what it imports come in one round trip", () => {
	for (const [path, count] of [
		["/", 2],
		["/search", 3],
		["/locations", 2],
		["/sun", 3],
	] as const) {
		const page = readPage(path);
		const entry = page.querySelector("body > script[src]")?.getAttribute("src") ?? "";
		const preloaded = page.querySelectorAll("link[rel=modulepreload]");
		const named = [entry, ...preloaded.map((link) => link.getAttribute("href"))];
		expect(named.toSorted()).toEqual(listScriptFiles([entry]).toSorted());
		expect(named).toHaveLength(count);
	}
});

const sayings = readTable(`
ABT-01         /about  years of experience behind this business
ABT-02         /about  Cambodian Children's Fund
ABT-02         /about  percentage of the profit
GDE-02         /plantation-shutters-guide  least recess depth for an inside fit is 70 mm
GDE-03         /plantation-shutters-guide  Some frames will go into 65 mm
GDE-04         /plantation-shutters-guide  too shallow calls for an outside mount, also called a face mount
GDE-05 FIG-50  /plantation-shutters-guide  A face fit is possible with the L frame only
BLG-06         /thank-you/newsletter  Thank you
BEY-01         /thank-you  Something to add?
BEY-01         /thank-you  [Work out a guide price](/price-guide)
BLG-06         /thank-you/newsletter  [Read the blog](/blog)
BLG-06         /thank-you/newsletter  [View our products](/products)
BEY-05         /compare  Guide prices include GST and are no offer. Not sure which to compare? [Five questions](/which-product) choose three
BEY-05         /products  [Compare three](/compare)
BEY-05         /products  [What they cost](/price-guide)
BEY-20         /price-guide  [Your windows, in one list](/your-windows)
BEY-19         /price-guide  [How to measure a window](/measure)
BEY-20         /your-windows  put that into the message of [an enquiry](/contact)
CON-05         /contact  [Find your suburb](/locations)
SVC-06         /service-areas  [Contact Us](/contact)
SVC-06         /service-areas  [Browse Locations](/locations)
LEG-01         /privacy-policy  the policy of April 21, 2025
LEG-01         /terms-conditions  the terms of April 21, 2025
LEG-02         /terms-conditions  Quotes are valid for 30 days
LEG-03         /terms-conditions  Prices include GST
LEG-04         /terms-conditions  A 50% deposit confirms an order
LEG-05         /terms-conditions  balance is due when the installation is complete
LEG-06         /terms-conditions  Within 48 hours of placing the order, you can cancel free
LEG-07         /terms-conditions  After 48 hours and before manufacturing starts, a 10% administration fee
LEG-08 FIG-51  /terms-conditions  Once manufacturing has started, the charge is 50% of the total order value
`);

test.each(sayings)("%s %s says: %s", (_id, path = "", words = "") => {
	expect(text(path)).toContain(dropLinks(words));
	const links = Array.from(words.matchAll(linkInText), ([, name, to]) => `${name} ${to}`);
	expect(listLinks(readPage(path).querySelector("main"))).toEqual(expect.arrayContaining(links));
});

test("LEG-01 the legal pages say when they were changed", () => {
	const dated = pages.filter(({ updated }) => updated);
	expect(dated.map(({ slug }) => slug).toSorted()).toEqual(["privacy-policy", "terms-conditions"]);
	for (const { slug, updated = "" } of dated)
		expect(text(`/${slug}`)).toContain(`Last updated: ${formatDay(updated)}`);
});

/** The words alone, without marks, addresses and what a drawing is called. */
const wordsOf = (written: string) =>
	written
		.replace(/!\[.*?\]\(\S+ |(?<=\])\(\S*\)|<[^>]*>|’|'/g, "")
		.match(/[\p{L}\p{N}]+/gu)
		?.join(" ");

test("ABT-02 GDE-01 GDE-02 PST-03 standing texts, posts and those of products are whole; the share for the charity has no figure, and the guide, which leads to its sums, is long", () => {
	for (const { file, body } of [...pages, ...content.posts, ...products]) {
		const path = file.replace(/^content(?:\/pages)?|\.mdx$/g, "");
		const shown = wordsOf(text(path)) ?? "";
		const parts = body
			.split(/\n(?:> )?(?:\d+\. )?|(?<=^\|.*)\|/m)
			.map((part) => wordsOf(part) ?? "");
		expect([path, ...parts.filter((part) => !shown.includes(part))]).toEqual([path]);
	}
	expect(text("/about")).not.toMatch(/\d ?(?:%|per cent)/);
	expect(text("/plantation-shutters-guide").split(" ").length).toBeGreaterThan(2000);
	const links = listLinks(readPage("/plantation-shutters-guide").querySelector("main"));
	// Of each sum the opening's button, but for the blades, and a line of the list of contents.
	expect(links.filter((link) => /^(?:Work out|Check|Turn)/.test(link)).sort()).toEqual([
		...Array(2).fill("Check your recess #recess-check"),
		"Turn the blades #turn-the-blades",
		"Work out a guide price #price-guide",
		"Work out a price #price-guide",
	]);
});

test("SVC-01 SVC-02 SVC-03 SVC-04 SVC-05 SVC-07 map, two lists of regions, four cards with four products", () => {
	const page = readPage("/service-areas");
	expect(page.querySelectorAll("main img[src='/map.svg']").length).toBe(1);
	const lists = sectionOf(page, "Our regions")?.querySelectorAll("ul").map(hrefs);
	const region = (slug: string) => `/locations/region/${slug}/plantation-shutters`;
	expect(lists).toEqual([
		[region("wollongong"), region("shellharbour")],
		[region("kiama"), region("southern-highlands")],
	]);
	const cards = page.querySelectorAll("main article");
	const told = services.regions.map(({ slug, text }) => {
		const { name, image } = getEntry(content.regions, slug);
		return [image, name, collapseSpaces(text)];
	});
	const shown = cards.map((card) => [nameOf(card.querySelector("img")), ...texts(card, "h2, p")]);
	expect(shown).toEqual(told);
	for (const card of cards) {
		const [region = ""] = texts(card, "h2");
		const base = `in the ${region} region /locations/region/${card.getAttribute("data-region")}`;
		const four = ["Plantation Shutters", "Roller Blinds", "Venetian Blinds", "Awnings"];
		expect(listLinks(card)).toEqual(four.map((name) => `${name} ${base}/${slugify(name)}`));
	}
});

test("CON-02 CON-03 CON-04 CST-01 CST-02 the form's fields, every product and Other, a message box of four rows; the browser itself fills in what it knows, and checks the e-mail address and the phone number where no script comes", () => {
	const form = readPage("/contact").querySelector("form#enquiry");
	const names = form?.querySelectorAll("[name]").map((field) => field.getAttribute("name"));
	expect(names).toEqual(expect.arrayContaining(fieldNames));
	const choices = form
		?.querySelectorAll("[name=interests]")
		.map((box) => box.getAttribute("value"));
	expect(choices?.toSorted()).toEqual([...products.map(({ name }) => name), "Other"].toSorted());
	expect(form?.querySelector("textarea")?.getAttribute("rows")).toBe("4");
	expect(form?.hasAttribute("novalidate")).toBe(false);
	const labels = form?.querySelectorAll("label[for^=f-]").map(({ text }) => text.trim());
	const required = ["Name", "Phone", "Email", "Street address"];
	expect(labels?.filter((label) => !label.endsWith("(optional)"))).toEqual(required);
	expect(form?.querySelectorAll("[required]")).toHaveLength(required.length);
	expect(form?.querySelector("[name=email]")?.getAttribute("type")).toBe("email");
	expect(form?.querySelector("[name=postcode]")?.getAttribute("inputmode")).toBe("numeric");
	const autofill = form
		?.querySelectorAll("[autocomplete]")
		.map((field) => `${field.getAttribute("name")} ${field.getAttribute("autocomplete")}`);
	expect(autofill).toEqual([
		"name name",
		"phone tel",
		"email email",
		"streetAddress address-line1",
		"city address-level2",
		"state address-level1",
		"postcode postal-code",
		"website off",
	]);
	const phone = form?.querySelector("[name=phone]");
	expect([phone?.getAttribute("type"), phone?.getAttribute("minlength")]).toEqual(["tel", "8"]);
});

test("CON-05 CON-06 HOME-19 the map image, the phone and the e-mail; on Contact what happens next", () => {
	for (const path of ["/contact", "/"]) {
		const main = readPage(path).querySelector("main");
		expect(main?.querySelector("img[src*=map]")).not.toBeNull();
		const ways = [`mailto:${site.email}`, `tel:${site.phoneLink}`];
		expect(hrefs(main), path).toEqual(expect.arrayContaining(ways));
	}
	expect(text("/contact")).toContain("What happens next");
	const form = readPage("/contact").querySelector("[data-island=ContactForm]");
	const { next } = JSON.parse(form?.getAttribute("data-props") ?? "");
	expect(next).toEqual(listNextSteps(content));
	expect(text("/thank-you/newsletter")).not.toMatch(/What happens next|Something to add/);
});

test("a page opens with the title and the words of its file", () => {
	const { blog, contact, gallery, hero, locations, products: list } = services;
	const { chooser, comparison, measure, prices, sun } = content;
	const openings = {
		...Object.fromEntries(pages.map((page) => [page.slug, page])),
		...{ blog, contact, gallery, locations, products: list, "service-areas": hero },
		...{ "which-product": chooser, compare: comparison, measure, "price-guide": prices, sun },
	};
	for (const [path, { title, ...words }] of Object.entries(openings)) {
		const lead = "lead" in words ? words.lead : words.text;
		const opening = texts(readPage(`/${path}`), "main h1, main h1 ~ .lead");
		expect(opening).toEqual([title, lead].map(collapseSpaces));
	}
});

/** Every text in a part of the content that is more than a name. */
const listTexts = (part: unknown): string[] => {
	if (typeof part === "string") return part.includes(" ") ? [part] : [];
	return Object.values(part ?? {}).flatMap(listTexts);
};
const { questions: _, ...productList } = services.products;
const { priceNote: __, ...blog } = services.blog;

test.each([
	["/", { ...content.home, band: content.home.band.title }],
	["/which-product", content.chooser],
	["/compare", content.comparison],
	["/sun", content.sun],
	["/measure", content.measure],
	["/price-guide", content.prices],
	["/products", productList],
	["/blog", blog],
	["/service-areas", [services.hero, services.regions, services.consultation]],
])("%s says all that its file does, in its text, its head or its tools", (path, part) => {
	const page = readPage(path);
	const described = "meta[name=description], [data-props], svg[aria-label]";
	const others = page
		.querySelectorAll(described)
		.flatMap(({ attributes }) => Object.values(attributes));
	const said = collapseSpaces([page.textContent, ...others].join(" "));
	const pieces = listTexts(part).flatMap((text) => dropLinks(text).split(/\{\w+\}/));
	expect(pieces.length).toBeGreaterThan(7);
	expect(pieces.filter((piece) => !said.includes(collapseSpaces(piece)))).toEqual([]);
});

test("a standing page that opens with a picture has one that no other opens with", () => {
	const pictures = standingPages.map(({ path }) =>
		nameOf(readPage(path).querySelector("main section:has(h1) img")),
	);
	const own = pictures.filter(Boolean);
	expect(own.length).toBeGreaterThan(5);
	expect(new Set(own).size).toBe(own.length);
});

test("CON-07 CON-08 CON-09 CON-10 FIG-49 six questions on the six subjects, one with 55%, each of which opens by itself", () => {
	const questions = readPage("/contact").querySelectorAll("#faq details");
	expect(questions).toHaveLength(6);
	// Of questions with one name a browser closes the one when another is opened.
	expect(questions.filter((question) => question.hasAttribute("name"))).toEqual([]);
	const titles = questions.map((question) => question.querySelector("summary")?.textContent);
	const told = dataOf({ head: readPage("/contact") }).flatMap(({ mainEntity = [] }) => mainEntity);
	const answers = faq.map(({ answer }) => ({ "@type": "Answer", text: dropLinks(answer) }));
	expect(questions.flatMap((question) => texts(question, "p").join(" "))).toEqual(
		answers.map(({ text }) => collapseSpaces(text)),
	);
	expect(told).toEqual(
		titles.map((name, index) => ({ "@type": "Question", name, acceptedAnswer: answers[index] })),
	);
	for (const subject of [/clean/i, /curtain/i, /material/i, /work/i, /insulat|heat/i, /blinds/i])
		expect(titles.join("\n")).toMatch(subject);
	expect(questions.some((question) => /up to 55%/.test(question.textContent))).toBe(true);
});

test("DBG-01 /debug shows four placeholder images", () => {
	expect(readPage("/debug").querySelectorAll("main img")).toHaveLength(4);
});

test("CTA-01 CTA-02 CTA-03 the band of Home and of About has a phone link and its two buttons", () => {
	for (const path of ["/", "/about"]) {
		const band = readPage(path).querySelector("[aria-labelledby=cta-h]");
		const [call, ...others] = listLinks(band);
		const { title, text } = content.home.band;
		expect(texts(band, "h2, p")).toEqual(path === "/" ? [title] : [title, text]);
		expect(call).toContain(`tel:${site.phoneLink}`);
		expect(others).toEqual(["Get a Free Quote /contact", "Contact Us /contact"]);
	}
});

test("NF-01 NF-02 NF-03 a page that does not exist says so, and offers search, a way home and places to start from", () => {
	const of = (kind: string) => `The ${kind} or product you're looking for doesn't exist.`;
	const router = "Did you forget to add the page to the router?";
	const all = products.map(({ slug }) => `/products/${slug}`);
	const lists = ["/locations/kiama", "/locations", "/products"];
	const [place, posts] = ["Suburb, postcode or product", "Posts, products, places and questions"];
	for (const [path, title, words, label, ...ends] of [
		["/404", "404 Page Not Found", router, posts, "/which-product", ...all],
		["/not-found/location", "Page Not Found", of("location"), place, ...lists],
		["/not-found/region", "Page Not Found", of("region"), place, ...lists],
	] as const) {
		const main = readPage(path).querySelector("main");
		expect(main?.querySelector("h1")?.textContent).toBe(title);
		expect(text(path)).toContain("That page is not here.");
		expect(text(path)).toContain(words);
		expect(hrefs(main)).toEqual(expect.arrayContaining([...ends, "/"]));
		expect(main?.querySelector("form[action='/search'] [name=q]")).not.toBeNull();
		expect(texts(main, "form[action='/search'] label")).toEqual([label]);
	}
});
