import { expect, test } from "vitest";
import { priceFact } from "../components/PriceGuide/priceFacts.ts";
import { hasPrice } from "../components/PriceGuide/prices.ts";
import { getContent } from "../scripts/content/collections.ts";
import { texts } from "./everyPage.ts";
import { collapseSpaces, hrefs, readPage } from "./html.ts";
import { nameOf } from "./pageFaults.ts";

const content = getContent();
const page = readPage("/gallery");

test("GAL-01 GAL-06 ENT-21 CST-09 eleven items, each with its picture described, its category, the way to what it shows, and the guide price where there is one", () => {
	const seen = page.querySelectorAll("main figure").map((figure) => {
		const img = figure.querySelector("img");
		const caption = figure.querySelector("figcaption");
		const [price] = /Guide price.*/.exec(collapseSpaces(caption?.textContent ?? "")) ?? [];
		return [
			...[nameOf(img), img?.getAttribute("alt"), ...texts(caption, "b")],
			...hrefs(caption).filter((href) => /^\/(?:products|blog)\//.test(href)),
			price,
		];
	});
	expect(seen).toEqual(
		content.gallery.map(({ image, alt, category, product: slug, post }) => {
			const product = content.products.find((known) => known.slug === slug);
			const { term = "", value = "" } = product ? priceFact(content, product) : {};
			const isPriced = product && hasPrice(content, product.slug);
			return [
				...[image, alt, category],
				product ? `/products/${slug}` : `/blog/${post}`,
				isPriced ? `${term}: ${value}, GST included. About ${product.name}` : undefined,
			];
		}),
	);
});

test("GAL-02 GAL-07 ten filters and a way to the contact page", () => {
	const [all, ...labels] = texts(page, "fieldset label");
	expect(all).toBe("All");
	expect(labels.toSorted().join(", ")).toBe(
		"Awnings, Bioclimatic Pergolas, External Blinds, Glass Systems, Plantation Shutters, " +
			"Roller Blinds, Venetian Blinds, Vertical Blinds, Zip Screens",
	);
	expect(hrefs(page.querySelector("main"))).toContain("/contact");
});
