import type { FoundContent } from "../load.ts";
import type { Source } from "../source.ts";
import type { Names } from "./names.ts";
import type { Known } from "./posts.ts";

/** Finds products and facts in the price guide that do not exist, appear twice, are left out or have no range. */
export function checkPrices(
	names: Names,
	{ prices, facts }: FoundContent,
	sources: ReadonlyMap<unknown, Source>,
	known: Known,
): void {
	const source = sources.get(prices);
	if (!prices || !source) return;
	const at = (...path: PropertyKey[]) => ["products", ...path];
	const listed = new Set<string>();
	for (const [index, { product, options = [] }] of prices.products.entries()) {
		names.known(source, at(index, "product"), product, known.products, "a product");
		if (listed.has(product))
			names.add(source, at(index, "product"), `${product} appears twice; keep one`);
		listed.add(product);
		for (const [position, { fact: id }] of options.entries()) {
			const path = at(index, "options", position, "fact");
			names.known(source, path, id, known.facts, "a fact of content/facts.yaml");
			if (options.findIndex((other) => other.fact === id) < position)
				names.add(source, path, `${id} appears twice; keep one`);
			const fact = facts?.find((candidate) => candidate.id === id);
			if (fact && !(fact.min !== undefined && fact.max !== undefined && isByPiece(fact.unit))) {
				names.add(
					source,
					path,
					`${id} is no price by the piece or the square metre; name one that is`,
				);
			}
		}
	}
	for (const product of known.catalogue) {
		if (!listed.has(product)) {
			names.add(
				source,
				["products"],
				`add ${product}: its options, or why no price is printed`,
				"key",
			);
		}
	}
}

/** The guide calculates with areas and pieces, not with lengths. */
function isByPiece(unit: string): boolean {
	return unit.startsWith("AUD per ") && unit !== "AUD per metre";
}
