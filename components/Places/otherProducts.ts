import { getContent, type Product, type Suburb } from "../../scripts/content/collections.ts";

/** Three other products for a region: up to two of the same family, then the next ones in the list (SBP-04). */
export function listOtherProducts(product: Product): Product[] {
	const others = getContent().products.filter(({ slug }) => slug !== product.slug);
	const after = [...others.filter(({ id }) => id > product.id), ...others];
	const kin = after.filter(({ family }) => family === product.family);
	return [...new Set([...kin.slice(0, 2), ...after])].slice(0, 3);
}

/**
 * Three other products for a suburb, of three families: one of the same family if there is one, and others that
 * change from suburb to suburb so that every product gets a turn. The last changes only once the one before it
 * has been through all, so few suburbs show the same three.
 */
export function listProductsBeside(suburb: Suburb, product: Product): Product[] {
	const isKin = ({ family }: Product) => family === product.family;
	const others = getContent().products.filter(({ slug }) => slug !== product.slug);
	const kin = others.filter(isKin);
	const chosen = kin.filter((_kin, index) => index === suburb.id % kin.length);
	let left = others.filter((other) => !isKin(other));
	let number = suburb.id + product.id * 6;
	while (chosen.length < 3) {
		const next = left[number % left.length];
		if (!next) break;
		chosen.push(next);
		number = Math.floor(number / left.length);
		left = left.filter(({ family }) => family !== next.family);
	}
	return chosen;
}
