import { expect, test } from "vitest";
import { listAddress } from "../components/Windows/listAddress.ts";
import { getContent } from "../scripts/content/collections.ts";
import { dropLinks, slugify } from "../scripts/content/format.ts";
import { getProduct } from "./entries.ts";
import { findFile, hrefs, mainText, readPage, subjectOf } from "./html.ts";

const { gallery, products, prices } = getContent();
const text = (path: string) => mainText(readPage(path)).replaceAll("’", "'");

test("PRD-01 PRD-02 PRD-03 a card for each of the 14, with picture, name, text and Learn More", () => {
	const cards = readPage("/products").querySelectorAll(".card");
	const seen = cards.map((card) => ({
		name: card.querySelector("h3")?.textContent,
		text: card.querySelector("p")?.textContent,
		pictures: card.querySelectorAll("img").length,
		link: card.querySelector("a")?.getAttribute("href"),
		label: card.querySelector("a")?.childNodes[0]?.textContent,
	}));
	const bySlug = (one: { link?: string }, other: { link?: string }) =>
		String(one.link).localeCompare(String(other.link));
	expect(seen.toSorted(bySlug)).toEqual(
		products
			.toSorted((one, other) => one.slug.localeCompare(other.slug))
			.map(({ name, slug, shortDescription }) => ({
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
		.map((line) => line.textContent.replaceAll("\u00a0", " "));
	expect(lines).toHaveLength(products.length);
	const range = String.raw`\$[\d,]+ to \$[\d,]+`;
	const roof = `About ${range}, or about ${range}`;
	const price = new RegExp(
		`^(Guide price per [^:]+: (${range}|From the basswood range, ${range}|${roof}|${range}; bushfire shutter ${range})|Price: By written quote; .+)$`,
	);
	for (const line of lines) expect(line).toMatch(price);
	expect(lines[0]).toBe("Guide price per m²: $300 to $900");
});

test("BEY-05 the price guide is linked in the Products panel, the phone menu and the reasons of Home", () => {
	const page = readPage("/");
	for (const part of [".mega figcaption", "#menu .acts", ".reasons"])
		expect(hrefs(page.querySelector(part)), part).toContain("/price-guide");
});

test("BEY-05 the price guide names each product once, as a link, also those by written quote, and no two choices look alike", () => {
	const page = readPage("/price-guide");
	const heads = page.querySelectorAll("main table th[scope=rowgroup]");
	expect(heads.map(({ textContent }) => textContent)).toEqual(
		prices.products.map(({ product }) => getProduct(product).name),
	);
	expect(heads.flatMap(hrefs)).toHaveLength(products.length);
	const rows = page.querySelectorAll("main table tr").map(({ textContent }) => textContent);
	expect(rows.filter((row) => row.includes("By written quote; "))).toHaveLength(5);
	const choices = page.querySelectorAll("#p-choice option").map((one) => one.textContent);
	expect(new Set(choices).size).toBe(choices.length);
	expect(choices).toContain("Zip Screens/Awnings: Zip screen");
	expect(hrefs(readPage("/products/zip-screens").querySelector(".facts"))).toContain(
		"#price-guide",
	);
});

test.each(products.map((product) => [product.slug, product] as const))(
	"PDT-01 PDT-02 PDT-03 PDT-04 PDT-05 PDT-06 PDT-07 %s shows all of its record",
	(slug, product) => {
		const page = readPage(`/products/${slug}`);
		const words = text(`/products/${slug}`);
		expect(page.querySelector(".hero h1")?.textContent).toBe(product.name);
		const limits = product.notFor.flatMap(({ when, instead }) => [when, dropLinks(instead)]);
		const { description, features, benefits } = product;
		for (const entry of [description, ...features, ...benefits, ...limits]) {
			expect(words).toContain(entry.replaceAll("’", "'").replace(/\s+/g, " "));
		}
		const buttons = page
			.querySelectorAll(".hero .btn")
			.map((link) => [link.textContent, subjectOf(link) ?? link.getAttribute("href")]);
		const category = gallery.find((item) => item.product === slug)?.category;
		const filter = category ? `?category=${slugify(category)}` : "";
		expect(buttons).toEqual([
			["Request a Quote", { interests: [product.name] }],
			["View Gallery", `/gallery${filter}`],
		]);
		expect(
			page
				.querySelectorAll("[aria-labelledby=o-h] a")
				.map((link) => [link.textContent.trim(), link.getAttribute("href")]),
		).toContainEqual(["Add to your windows", listAddress("add", { windows: [{ choice: slug }] })]);
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
		products.flatMap(({ slug }) => {
			const page = readPage(`/products/${slug}`);
			return page.querySelectorAll(".prose, [aria-labelledby=not-h]").flatMap(hrefs);
		}),
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
