import { expect, test } from "vitest";
import { nameChoice } from "./choice.ts";
import { listPrices } from "./prices.ts";

/** The names of a product's choices beside those of other products. */
function listNames(slug: string): string[] {
	const [product] = listPrices([slug]).products;
	return product?.choices.map((choice) => nameChoice(product, choice)) ?? [];
}

test.each([
	["zip-screens", ["Zip Screens", "Zip Screens: Wide or motorised zip screen"]],
	["roller-shutters", ["Roller Shutters", "Roller Shutters: Bushfire shutter"]],
	["veri-shades", ["Veri Shades"]],
])("BEY-05 the choices of %s say their product once", (slug, names) => {
	expect(listNames(slug)).toEqual(names);
});
