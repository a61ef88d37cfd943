import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";

/** The traits of a suburb, those first that are true of most of its houses. */
export function listTraits({ traits }: Content, { traits: names }: Pick<Suburb, "traits">) {
	return names.flatMap((name) => traits.find(({ trait }) => trait === name) ?? []);
}

/** Whether bush is close to houses of a suburb, so that what a fire asks of them is worth a price. */
export function isNearBush({ traits }: Pick<Suburb, "traits">): boolean {
	return traits.includes("bush-edge");
}

/**
 * Products that suit a suburb and why, best first and of each family one: the first choice of each of its traits in
 * their order, then their second and third choices.
 */
export function listBest(content: Content, suburb: Suburb) {
	const choices = listTraits(content, suburb).map(({ best }) => best);
	const best = [0, 1, 2]
		.flatMap((turn) => choices.flatMap((products) => products[turn] ?? []))
		.map(({ product, reason }) => ({ product: getEntry(content.products, product), reason }));
	const families = best.map(({ product }) => product.family);
	return best.filter(({ product }, index) => families.indexOf(product.family) === index);
}

/**
 * Three other products: those that suit the suburb best, if it is the page of a suburb; otherwise up to
 * two of the same family, then the next ones in the list.
 */
export function listOtherProducts(content: Content, product: Product, suburb?: Suburb): Product[] {
	const { products } = content;
	const after = [...products.filter(({ id }) => id > product.id), ...products];
	const sameFamily = after.filter(({ family }) => family === product.family);
	const best = suburb ? listBest(content, suburb).map((choice) => choice.product) : [];
	const others = new Set([...best, ...sameFamily.slice(0, 2), ...after]);
	return [...others].filter(({ id }) => id !== product.id).slice(0, 3);
}

/** How many of a suburb's traits decide what does not suit it; the later ones are true of fewer of its houses. */
const deciding = 2;

/**
 * Why a product is not for the houses of a suburb, and what is: one of the suburb's first traits says so
 * (`unsuited` in content/traits), and none of its traits names the product among the best.
 */
export function findUnsuited(content: Content, suburb: Suburb, { slug }: Product) {
	const traits = listTraits(content, suburb);
	if (traits.some(({ best }) => best.some(({ product }) => product === slug))) return undefined;
	const found = traits
		.slice(0, deciding)
		.flatMap(({ unsuited = [] }) => unsuited)
		.find(({ product }) => product === slug);
	return found && { ...found, instead: getEntry(content.products, found.instead) };
}
