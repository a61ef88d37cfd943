// The content as delivered, with the counts and names of docs/product.md. These tests hold until the owner adds their
// own content: when a real review, a new suburb or a new product makes a test fail, delete that test.
import { expect, test } from "vitest";
import { listPaths } from "./addresses.ts";
import { getContent } from "./collections.ts";

const content = getContent();
const { products, testimonials, regions, suburbs, gallery, site } = content;
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, step) => from + step);

test("ENT-01 ENT-03 ENT-04 products: ids 1-4 and 6-15, names as listed", () => {
	expect(products.map(({ id, name }) => `${id} ${name}`)).toEqual([
		"1 Plantation Shutters",
		"2 Roller Blinds",
		"3 Venetian Blinds",
		"4 Zip Screens/Awnings",
		"6 Bioclimatic Pergolas",
		"7 Vertical Blinds",
		"8 Panel Glides",
		"9 Louvered Roof Systems",
		"10 Roller Shutters",
		"11 Veri Shades",
		"12 Sheer Curtains",
		"13 Heritage Shutters",
		"14 Awnings",
		"15 Zip Screens",
	]);
});

test("ENT-02 the four featured products, and no others, have a highlight", () => {
	expect(products.filter(({ highlight }) => highlight).map(({ slug }) => slug)).toEqual([
		"louvered-roof-systems",
		"roller-shutters",
		"veri-shades",
		"heritage-shutters",
	]);
});

test("ENT-05 nine testimonials, all rated 5, all marked as samples (Q41)", () => {
	expect(testimonials.map(({ id, rating, image, sample }) => [id, rating, image, sample])).toEqual(
		range(1, 9).map((id) => [id, 5, "reviews-logo", true]),
	);
});

test("ENT-06 RT-21 the four regions", () => {
	expect(regions.map(({ id, name, slug }) => [id, name, slug])).toEqual([
		[1, "Wollongong", "wollongong"],
		[2, "Shellharbour", "shellharbour"],
		[3, "Kiama", "kiama"],
		[4, "Southern Highlands", "southern-highlands"],
	]);
});

test("ENT-07 ENT-08 suburb ids lie in the block of their region", () => {
	const blocks = {
		Wollongong: [1, 67],
		Shellharbour: [68, 89],
		Kiama: [90, 110],
		"Southern Highlands": [111, 162],
	};
	for (const [region, [from = 0, to = 0]] of Object.entries(blocks)) {
		const ids = suburbs.filter((suburb) => suburb.region === region).map(({ id }) => id);
		expect(ids.toSorted((a, b) => a - b)).toEqual(range(from, to));
	}
});

test("ENT-11 LOC-09 CST-14 the ten popular suburbs stand for the service areas of Home", () => {
	expect(site.popularSuburbs).toEqual([
		"wollongong",
		"bulli",
		"thirroul",
		"figtree",
		"shellharbour",
		"albion-park",
		"kiama",
		"gerringong",
		"bowral",
		"mittagong",
	]);
});

test("ENT-21 eleven gallery pictures in nine categories", () => {
	expect(gallery.map(({ id }) => id)).toEqual(range(1, 11));
	expect(new Set(gallery.map(({ category }) => category)).size).toBe(9);
});

test("ENT-22 of the contact details only phone and two social values are filled", () => {
	expect(site.contact.address).toBe("");
	expect(Object.values(site.contact.businessHours)).toEqual(["", "", ""]);
	expect(Object.values(site.contact.socialMedia).filter(Boolean)).toHaveLength(2);
	expect(site.phone).not.toBe("");
});

test("CST-05 CST-06 CST-07 14 products, 56 region pages, 162 suburbs in grids of 67, 22, 21 and 52, and their 2,268 product pages", () => {
	const count = (form: RegExp) => listPaths(content).filter((path) => form.test(path)).length;
	expect(count(/^\/products\/[^/]+$/)).toBe(14);
	expect(count(/^\/locations\/region\/[^/]+\/[^/]+$/)).toBe(56);
	expect(count(/^\/locations\/[^/]+$/)).toBe(162);
	expect(count(/^\/locations\/(?!region\/)[^/]+\/[^/]+$/)).toBe(2268);
	const grids = regions.map(({ slug }) => suburbs.filter((entry) => entry.regionSlug === slug));
	expect(grids.map(({ length }) => length)).toEqual([67, 22, 21, 52]);
});

test("each of the 14 products shows three rooms or gardens that no other shows, and no region’s picture", () => {
	/** Near enough to fill the picture: no place is to be seen. */
	const details = [
		"fabric-detail",
		"salt-proof-fixings",
		"shutter-cut-open",
		"workshop-bench",
		"fitting-frame",
	];
	const shown = products.map(({ slug, image, images }) => ({
		slug,
		pictures: new Set([image, ...images]),
	}));
	expect(shown).toHaveLength(14);
	for (const { slug, pictures } of shown) {
		const others = shown.flatMap((other) => (other.slug === slug ? [] : [...other.pictures]));
		const shared = new Set([...others, ...details]);
		const unshared = [...pictures].filter((name) => !shared.has(name));
		expect(unshared.length, slug).toBeGreaterThanOrEqual(3);
	}
	const ofRegions = new Set(regions.map(({ image }) => image));
	expect(ofRegions.size).toBe(4);
	expect(shown.filter(({ pictures }) => [...pictures].some((name) => ofRegions.has(name)))).toEqual(
		[],
	);
});
