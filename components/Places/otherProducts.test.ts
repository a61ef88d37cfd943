import { describe, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { listOtherProducts, listProductsBeside } from "./otherProducts.ts";

const { suburbs, products } = getContent();
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));

describe("other products", () => {
	test("SBP-04 CST-16 Q55 exactly three, all different, never the current one", () => {
		for (const { suburb, product } of pages) {
			const others = listProductsBeside(suburb, product).map(({ slug }) => slug);
			expect(new Set([...others, product.slug]).size).toBe(4);
			expect(others).toHaveLength(3);
		}
	});

	test("SBP-04 they are of three families, and one is of the product's own if it has another", () => {
		for (const { suburb, product } of pages) {
			const families = listProductsBeside(suburb, product).map(({ family }) => family);
			expect(new Set(families).size).toBe(3);
			const hasKin = products.some(
				({ id, family }) => id !== product.id && family === product.family,
			);
			expect(families.includes(product.family)).toBe(hasKin);
		}
	});

	test("SBP-02 at most six suburbs show the same three beside a product", () => {
		for (const product of products) {
			const threes = suburbs.map((suburb) => listProductsBeside(suburb, product));
			const slugs = threes.map((three) => three.map(({ slug }) => slug).sort());
			const counts = Object.values(Object.groupBy(slugs, (three) => three.join()));
			expect(Math.max(...counts.map((alike = []) => alike.length)), product.slug).toBeLessThan(7);
		}
	});

	test("RGP-04 three others for every product of a region", () => {
		for (const product of products) {
			const others = listOtherProducts(product).map(({ slug }) => slug);
			expect(new Set([...others, product.slug]).size).toBe(4);
		}
	});

	test("SBP-04 every product has its turn beside the others", () => {
		const shown = new Set(
			pages.flatMap(({ suburb, product }) =>
				listProductsBeside(suburb, product).map(({ slug }) => slug),
			),
		);
		expect(shown.size).toBe(products.length);
	});
});
