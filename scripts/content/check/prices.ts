import path from "node:path";
import type { FoundContent } from "../load.ts";
import type { Fact } from "../schemas/fact.ts";
import type { Source } from "../source/source.ts";
import type { Names } from "./names.ts";
import type { Known } from "./posts.ts";

/**
 * Finds products in the price guide that do not exist, appear twice or are left out, and facts, there and on the pages
 * of products, that are no price of the product.
 */
export function checkPrices(
	names: Names,
	content: FoundContent,
	sources: ReadonlyMap<unknown, Source>,
	known: Known,
): void {
	checkGuide(names, content, sources, known);
	for (const product of content.products) {
		const source = sources.get(product);
		if (!source) continue;
		// Of two names, which is reported already, either may be the one that the fact sheet knows.
		const slugs = [path.basename(product.file, ".mdx"), product.slug];
		for (const [index, id] of product.priceFacts.entries()) {
			const flaw = findFlaw(content, id, slugs);
			if (flaw) names.add(source, ["priceFacts", index], flaw);
		}
	}
}

function checkGuide(
	names: Names,
	content: FoundContent,
	sources: ReadonlyMap<unknown, Source>,
	known: Known,
): void {
	const { prices } = content;
	const source = sources.get(prices);
	if (!prices || !source) return;
	const at = (...parts: PropertyKey[]) => ["products", ...parts];
	const listed = new Set<string>();
	for (const [index, { product, options = [] }] of prices.products.entries()) {
		names.known(source, at(index, "product"), product, known.products, "a product");
		if (listed.has(product))
			names.add(source, at(index, "product"), `${product} appears twice; keep one`);
		listed.add(product);
		for (const [position, { fact: id }] of options.entries()) {
			const place = at(index, "options", position, "fact");
			names.known(source, place, id, known.facts, "a fact of content/facts.yaml");
			if (options.findIndex((other) => other.fact === id) < position)
				names.add(source, place, `${id} appears twice; keep one`);
			const flaw = findFlaw(content, id, known.products.has(product) ? [product] : undefined);
			if (flaw) names.add(source, place, flaw);
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

/**
 * Why a fact is no price of a product; undefined when it is one, or when there is no such fact.
 * @param slugs of the product; any product will do when they are left out
 */
function findFlaw(
	{ facts = [] }: FoundContent,
	id: string,
	slugs?: readonly string[],
): string | undefined {
	const fact = facts.find((candidate) => candidate.id === id);
	if (!fact) return undefined;
	if (!isPrice(fact)) return `${id} is no price by the piece or the square metre; name one that is`;
	const applying = fact.applies_to;
	if (!slugs || applying.includes("all") || slugs.some((slug) => applying.includes(slug)))
		return undefined;
	const [slug] = slugs;
	return `${id} is no price of ${slug}; name one that is, or add ${slug} to its applies_to in content/facts.yaml`;
}

/** The guide calculates with areas and pieces, not with lengths. */
function isPrice({ min, max, unit }: Fact): boolean {
	const isByPiece = unit.startsWith("AUD per ") && unit !== "AUD per metre";
	return isByPiece && min !== undefined && max !== undefined;
}
