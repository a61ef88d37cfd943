import {
	getContent,
	getProduct,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";

/**
 * Products that suit a suburb and why, best first and of each family one: the first choice of each of its traits in
 * their order, then their second and third choices.
 */
export function listBest(suburb: Suburb) {
	const { traits } = getContent();
	const choices = suburb.traits.map(
		(name) => traits.find(({ trait }) => trait === name)?.best ?? [],
	);
	const turns = [0, 1, 2].flatMap((turn) => choices.flatMap((best) => best[turn] ?? []));
	const best = turns.map(({ product, reason }) => ({ product: getProduct(product), reason }));
	const families = best.map(({ product }) => product.family);
	return best.filter((_, index) => families.indexOf(families[index] ?? "shutters") === index);
}

/**
 * Three other products (SBP-04, RGP-04): those that suit the suburb best, if it is one's page; otherwise up to two of
 * the same family, then the next ones in the list.
 */
export function listOtherProducts(product: Product, suburb?: Suburb): Product[] {
	const others = getContent().products.filter(({ slug }) => slug !== product.slug);
	const after = [...others.filter(({ id }) => id > product.id), ...others];
	const kin = after.filter(({ family }) => family === product.family);
	const best = suburb ? listBest(suburb).map((one) => one.product) : [];
	const wanted = best.filter(({ slug }) => slug !== product.slug);
	return [...new Set([...wanted, ...kin.slice(0, 2), ...after])].slice(0, 3);
}
