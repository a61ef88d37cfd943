import { expect, test } from "vitest";
import { hasPrice } from "../components/PriceGuide/prices.ts";
import { getContent } from "../scripts/content/collections.ts";
import { hrefs, readPage } from "./html.ts";

const content = getContent();
const { gallery, products } = content;

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

test("GAL-06 every picture leads to what it shows, with a guide price where there is one", () => {
	const captions = readPage("/gallery").querySelectorAll(".gal figcaption");
	expect(captions).toHaveLength(gallery.length);
	for (const caption of captions) {
		const [href] = hrefs(caption);
		const product = products.find(({ slug }) => href === `/products/${slug}`);
		expect(/Guide price/.test(caption.textContent)).toBe(
			Boolean(product && hasPrice(content, product.slug)),
		);
	}
	expect(hrefs(captions[0] ?? null)).toEqual(["/products/plantation-shutters"]);
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
