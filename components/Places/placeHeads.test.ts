import { describe, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import {
	namePlace,
	nameRegion,
	pictureIn,
	pictureOf,
	summariseProduct,
	summariseRegion,
	summariseSuburb,
} from "./placeHeads.ts";
import { listBest } from "./productChoice.ts";

const content = getContent();
const { suburbs, products, regions } = content;
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));

describe("descriptions", () => {
	const all = [
		...pages.map(({ suburb, product }) => summariseProduct(suburb, product)),
		...suburbs.map(summariseSuburb),
		...regions.flatMap((region) =>
			products.map((product) => summariseRegion(content, region, product)),
		),
	];

	test("Q43 no two are alike", () => {
		expect(new Set(all).size).toBe(all.length);
	});

	test("Q43 what a place is like is told in its own sentences, whole", () => {
		const text = summariseSuburb(getSuburb("austinmer"));
		expect(text).toMatch(/^Shutters, .* in Austinmer 2515\. Austinmer has a beach, .*\.$/);
		for (const line of all) expect(line.length).toBeLessThanOrEqual(160);
	});

	test("a place without homes does not promise a measure there", () => {
		const text = summariseProduct(getSuburb("macquarie-pass"), getProduct("awnings"));
		expect(text).not.toMatch(/in-home measure/);
	});
});

test("SBP-01 RGP-01 a town that gives its region the name is named once, and a region as people say it", () => {
	expect(namePlace(getSuburb("kiama"))).toBe("Kiama");
	expect(namePlace(getSuburb("thirroul"))).toBe("Thirroul, Wollongong");
	expect(regions.map((region) => nameRegion(content, region))).toEqual([
		"the Wollongong region",
		"the Shellharbour region",
		"the Kiama region",
		"the Southern Highlands",
	]);
});

test("pages about the Highlands show a product without the sea where it has such a picture", () => {
	const { images } = getContent();
	for (const product of products) {
		const { image } = pictureIn(content, "southern-highlands", product);
		const hasInland = product.images.some((name) => !images[name]?.sea);
		expect(Boolean(images[image]?.sea), product.slug).toBe(
			!hasInland && Boolean(images[product.image]?.sea),
		);
		expect(pictureIn(content, "kiama", product).image).toBe(product.image);
	}
	expect(pictureIn(content, "southern-highlands", getProduct("sheer-curtains")).image).toBe(
		"highlands-drapes",
	);
});

test("a suburb's screen shows no picture twice, and the sea only on the coast", () => {
	const { images } = getContent();
	const heads = new Set<string>();
	for (const suburb of suburbs) {
		const { regionSlug } = suburb;
		const picture = pictureOf(content, suburb);
		const cards = listBest(content, suburb)
			.slice(0, 3)
			.map(({ product }) => pictureIn(content, regionSlug, product, picture).image);
		expect(new Set([picture, ...cards]).size, suburb.slug).toBe(cards.length + 1);
		if (regionSlug !== "southern-highlands") continue;
		heads.add(picture);
		expect(images[picture]?.sea, suburb.slug).toBeUndefined();
	}
	expect(heads.size).toBeGreaterThan(5);
});
