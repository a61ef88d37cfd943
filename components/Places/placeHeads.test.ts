import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { pictureIn, pictureOf, summariseProduct, summariseSuburb } from "./placeHeads.ts";
import { listBest } from "./productChoice.ts";

const content = getContent();
const { suburbs, products, images } = content;
const isSea = (name: string) => Boolean(images[name]?.sea);

test("Q43 what a place is like is told in its own sentences, whole", () => {
	expect(summariseSuburb(getSuburb("austinmer"))).toMatch(
		/^Shutters, .* in Austinmer 2515\. Austinmer has a beach, .*\.$/,
	);
	const awnings = (slug: string) => summariseProduct(getSuburb(slug), getProduct("awnings"));
	expect(awnings("austinmer")).toMatch(/^Awnings in Austinmer 2515\. [A-Z].*\.$/);
	expect(awnings("macquarie-pass")).toMatch(/there are no homes there to measure/);
	expect(summariseSuburb(getSuburb("macquarie-pass"))).toMatch(/has no homes for us to measure/);
});

test("pages about the Highlands show a product without the sea where it has such a picture", () => {
	for (const product of products) {
		const inHighlands = pictureIn(content, "southern-highlands", product).image;
		const pictures = [product.image, ...product.images];
		expect([product.slug, isSea(inHighlands)]).toEqual([product.slug, pictures.every(isSea)]);
		expect(pictureIn(content, "kiama", product).image).toBe(product.image);
	}
	const sheers = getProduct("sheer-curtains");
	expect(isSea(sheers.image)).toBe(true);
	expect(pictureIn(content, "southern-highlands", sheers).image).toBe("highlands-drapes");
});

test("a suburb's screen shows no picture twice, and the sea only on the coast", () => {
	const heads = new Set<string>();
	for (const suburb of suburbs) {
		const { slug, regionSlug } = suburb;
		const picture = pictureOf(content, suburb);
		const cards = listBest(content, suburb)
			.slice(0, 3)
			.map(({ product }) => pictureIn(content, regionSlug, product, picture).image);
		expect([slug, new Set([picture, ...cards]).size]).toEqual([slug, 4]);
		if (regionSlug !== "southern-highlands") continue;
		heads.add(picture);
		expect([slug, isSea(picture)]).toEqual([slug, false]);
	}
	expect(heads.size).toBeGreaterThan(5);
});
