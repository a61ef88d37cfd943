import {
	getContent,
	getProduct,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";

/** How many of a suburb's traits decide what does not suit it; the later ones are true of fewer of its houses. */
const deciding = 2;

/**
 * Why a product is not for the houses of a suburb, and what is: one of the suburb's first traits says so
 * (`unsuited` in content/traits), and none of its traits names the product among the best.
 */
export function findUnsuited({ traits: names }: Suburb, { slug }: Product) {
	const traits = names.flatMap(
		(name) => getContent().traits.find(({ trait }) => trait === name) ?? [],
	);
	if (traits.some(({ best }) => best.some(({ product }) => product === slug))) return undefined;
	const unsuited = traits.slice(0, deciding).flatMap((trait) => trait.unsuited ?? []);
	const found = unsuited.find(({ product }) => product === slug);
	return found && { text: found.text, reason: found.reason, instead: getProduct(found.instead) };
}
