import { describe, expect, test } from "vitest";
import { getContent } from "../collections.ts";
import { listBlocks } from "./blocks.ts";
import { listOtherProducts, listProductsBeside } from "./others.ts";
import { splitLead } from "./sentences.ts";

const { suburbs, products } = getContent();
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));

describe("other products", () => {
	test("SBP-04 CST-16 Q55 exactly three, all different, never the current one", () => {
		for (const { suburb, product } of pages) {
			const others = listProductsBeside(suburb, product).map(({ product: { slug } }) => slug);
			expect(new Set([...others, product.slug]).size).toBe(4);
			expect(others).toHaveLength(3);
		}
	});

	test("SBP-04 each line is a sentence of that product's own page there, or its short description", () => {
		for (const { suburb, product } of pages) {
			for (const { product: other, line } of listProductsBeside(suburb, product)) {
				const said = listBlocks(suburb, other).map(({ text }) => splitLead(text)[0]);
				expect([...said, other.shortDescription]).toContain(line);
			}
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
				listProductsBeside(suburb, product).map(({ product: { slug } }) => slug),
			),
		);
		expect(shown.size).toBe(products.length);
	});
});
