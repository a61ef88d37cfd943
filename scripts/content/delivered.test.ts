// The content as delivered, with the counts and names of docs/product.md. These tests hold until the owner adds their
// own content: when a real review, a new suburb or a new product makes a test fail, delete that test.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { distanceBetween } from "./geography.ts";

const content = getContent();
const { products, testimonials, regions, suburbs, site, posts, categories } = content;
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, step) => from + step);

test("ENT-01 ENT-03 ENT-04 the products have ids 1-4 and 6-15 and the names that are listed", () => {
	expect(products.map(({ id, name }) => `${id} ${name}`).join(", ")).toBe(
		"1 Plantation Shutters, 2 Roller Blinds, 3 Venetian Blinds, 4 Zip Screens/Awnings, " +
			"6 Bioclimatic Pergolas, 7 Vertical Blinds, 8 Panel Glides, 9 Louvered Roof Systems, " +
			"10 Roller Shutters, 11 Veri Shades, 12 Sheer Curtains, 13 Heritage Shutters, 14 Awnings, " +
			"15 Zip Screens",
	);
});

test("ENT-05 there are nine testimonials, all rated 5 and marked as samples (Q41)", () => {
	expect(testimonials.map(({ id, rating, image, sample }) => [id, rating, image, sample])).toEqual(
		range(1, 9).map((id) => [id, 5, "reviews-logo", true]),
	);
});

test("ENT-06 RT-21 there are these four regions", () => {
	expect(regions.map(({ id, name, slug }) => `${id} ${name} ${slug}`).join(", ")).toBe(
		"1 Wollongong wollongong, 2 Shellharbour shellharbour, 3 Kiama kiama, 4 Southern Highlands southern-highlands",
	);
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

test("BEY-07 every suburb has another of its region within eleven kilometres, as no mistyped position has", () => {
	const apart = suburbs.filter((suburb) =>
		suburbs.every(
			(other) =>
				other === suburb ||
				other.regionSlug !== suburb.regionSlug ||
				distanceBetween(other, suburb) > 11,
		),
	);
	expect(apart.map(({ slug }) => slug)).toEqual([]);
});

test("BEY-18 the closed days stand in their order, so that no year is mistyped unseen", () =>
	expect(site.closedDays).toEqual(site.closedDays.toSorted()));

test("ENT-22 of the contact details only phone and two social values are filled", () => {
	expect(site.contact.address).toBe("");
	expect(Object.values(site.contact.businessHours)).toEqual(["", "", ""]);
	expect(Object.values(site.contact.socialMedia).filter(Boolean)).toHaveLength(2);
	expect(site.phone).not.toBe("");
});

test("FIG-52 the business is over 30 years old, and over 15 years here", () =>
	expect(site.years).toEqual({ business: 30, local: 15 }));

test("each of the 14 products shows three rooms or gardens that no other shows, and no region’s picture", () => {
	const shown = products.map(({ image, images }) => new Set([image, ...images]));
	const uses = Map.groupBy(
		shown.flatMap((names) => [...names]),
		(name) => name,
	);
	/** Near enough to fill the picture: no place is to be seen. */
	const detail =
		/^(?:fabric-detail|salt-proof-fixings|shutter-cut-open|workshop-bench|fitting-frame)$/;
	const counts = shown.map(
		(names) =>
			[...names].filter((name) => uses.get(name)?.length === 1 && !detail.test(name)).length,
	);
	expect(counts).toHaveLength(14);
	expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
	const ofRegions = regions.map(({ image }) => image);
	expect(new Set(ofRegions).size).toBe(4);
	expect(ofRegions.filter((name) => uses.has(name))).toEqual([]);
});

/** The names of ENT-17, exactly as spelled there (Q26). */
const [, names = ""] =
	/^- ENT-17 .*? is used: (.*) \(Q26\)/m.exec(readFileSync("docs/product.md", "utf8")) ?? [];
const listed = names.split(", ");

const first = posts.filter(({ id }) => id);

test("ENT-12 ENT-13 the posts have ids 1-89 without gaps", () => {
	expect(first.map(({ id = 0 }) => id).toSorted((a, b) => a - b)).toEqual(range(1, 89));
});

test("ENT-17 each of the 63 listed categories is used, and each other one too", () => {
	const used = new Set(posts.map(({ category }) => category));
	expect(new Set(listed).size).toBe(63);
	expect(listed.filter((category) => !used.has(category))).toEqual([]);
	expect(categories.filter((category) => !used.has(category))).toEqual([]);
});

test("no picture heads more than two of the first 89 posts, or two within twelve of the list", () => {
	const heads = first.map(({ image }) => image);
	expect(heads).toHaveLength(89);
	const uses = Map.groupBy(heads.entries(), ([, image]) => image);
	expect([...uses].filter(([, places]) => places.length > 2)).toEqual([]);
	const places = [...uses.values()].filter((heads) => heads.length > 1);
	expect(places.length).toBeGreaterThan(20);
	for (const [[first, image] = [0, ""], [other = 0] = []] of places)
		expect(other - first, image).toBeGreaterThanOrEqual(12);
});
