import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { listBest, listOtherProducts } from "./productChoice.ts";

const content = getContent();
const { suburbs, products } = content;

test("SBP-04 RGP-04 CST-16 Q55 the other products are exactly three, all different, never the current one, in a suburb or a region", () => {
	for (const suburb of [undefined, ...suburbs])
		for (const product of products) {
			const others = listOtherProducts(content, product, suburb).map(({ slug }) => slug);
			expect(new Set([...others, product.slug]).size).toBe(4);
			expect(others).toHaveLength(3);
		}
});

test("SBP-04 what suits the suburb best comes first", () => {
	const [best] = listBest(content, getSuburb("bowral"));
	expect(best?.product.slug).toBe("heritage-shutters");
	const others = listOtherProducts(content, getProduct("awnings"), getSuburb("bowral"));
	expect(others[0]?.slug).toBe("heritage-shutters");
});

test("LOC-10 every suburb has three products that suit it best, each with a reason", () => {
	for (const suburb of suburbs) {
		const best = listBest(content, suburb).slice(0, 3);
		expect(new Set(best.map(({ product }) => product.slug)).size, suburb.slug).toBe(3);
	}
});
