import { getContent, type Product, type Suburb } from "../collections.ts";
import { derive } from "../derive.ts";
import { type Block, listBlocks } from "./blocks.ts";
import { splitLead } from "./sentences.ts";

/** Another product than that of the page, with a line about it. */
export interface OtherProduct {
	product: Product;
	line: string;
}

/** Words that show which kind of product a sentence is about. */
const kinds: Record<Product["family"], RegExp> = {
	shutters: /shutter|louvre|blade|panel/i,
	blinds: /blind|slat|roller|glide/i,
	soft: /curtain|sheer|drape|cloth|fabric|vane/i,
	screens: /screen|mesh|awning|blind/i,
	roofs: /roof|louvre|pergola/i,
	"roller-shutters": /shutter|curtain/i,
};

const othersOf = derive(
	({ products }) =>
		new Map(products.map((product) => [product.slug, findOthers(product, products)])),
);

/** Three other products: up to two of the same family, then the next ones in the list (SBP-04). */
export function listOtherProducts(product: Product): Product[] {
	return othersOf().get(product.slug) ?? [];
}

function findOthers(product: Product, products: readonly Product[]): Product[] {
	const others = products.filter(({ slug }) => slug !== product.slug);
	const after = [...others.filter(({ id }) => id > product.id), ...others];
	const kin = after.filter(({ family }) => family === product.family);
	return [...new Set([...kin.slice(0, 2), ...after])].slice(0, 3);
}

/**
 * Three other products for a suburb: one of the same family, and two that change from suburb to suburb so
 * that every product gets a turn. Each has a sentence from its own page for that suburb.
 */
export function listProductsBeside(suburb: Suburb, product: Product): OtherProduct[] {
	const { products } = getContent();
	const [kin] = listOtherProducts(product).filter(({ family }) => family === product.family);
	const rest = products.filter(
		({ slug, family }) => slug !== product.slug && slug !== kin?.slug && family !== product.family,
	);
	const turned = rotate(rest, suburb.id + product.id * 5);
	const others = kin ? [kin, ...turned] : turned;
	const lines = new Set(listBlocks(suburb, product).map(firstSentence));
	return distinctFamilies(others).map((other) => {
		const said = rotate(listBlocks(suburb, other).map(firstSentence), suburb.id);
		const isOwn = (sentence: string) => !lines.has(sentence) && kinds[other.family].test(sentence);
		const line = said.find(isOwn) ?? other.shortDescription;
		return { product: other, line };
	});
}

/** The list rotated by a number of entries. */
function rotate<Entry>(list: Entry[], by: number): Entry[] {
	const start = list.length ? by % list.length : 0;
	return [...list.slice(start), ...list.slice(0, start)];
}

/** The first three products from different families. */
function distinctFamilies(products: Product[]): Product[] {
	const seen = new Set<string>();
	const chosen = products.filter(({ family }) => !seen.has(family) && seen.add(family));
	return chosen.slice(0, 3);
}

function firstSentence({ text }: Block): string {
	return splitLead(text)[0];
}
