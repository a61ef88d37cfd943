import { getContent, type Product, type Suburb } from "./collections.ts";
import { distanceBetween } from "./distance.ts";
import type { Region } from "./schema/place.ts";

/** Most suburbs that a place page lists (CST-15). */
const most = 12;

const nearest = new Map<string, Suburb[]>();

/** The nearest suburbs of the same region, at most twelve, never the suburb itself. */
export function listNearbySuburbs(suburb: Suburb): Suburb[] {
	const known = nearest.get(suburb.slug);
	if (known) return known;
	const list = getContent()
		.suburbs.filter(({ slug, regionSlug }) => regionSlug === suburb.regionSlug && slug !== suburb.slug)
		.map((other) => ({ other, distance: distanceBetween(suburb, other) }))
		.sort((a, b) => a.distance - b.distance)
		.slice(0, most)
		.map(({ other }) => other);
	nearest.set(suburb.slug, list);
	return list;
}

/** The region's popular suburbs first, then others of it, twelve in all (Q22). */
export function listRegionSuburbs(region: Region): Suburb[] {
	const { suburbs, site } = getContent();
	const all = suburbs.filter(({ regionSlug }) => regionSlug === region.slug);
	const popular = all.filter(({ slug }) => site.popularSuburbs.includes(slug));
	return [...new Set([...popular, ...all])].slice(0, most);
}

/** Three other products: first those of the same family, then the next ones of the list (SBP-04). */
export function listOtherProducts(product: Product): Product[] {
	const others = getContent().products.filter(({ slug }) => slug !== product.slug);
	const after = [...others.filter(({ id }) => id > product.id), ...others];
	const kin = after.filter(({ family }) => family === product.family);
	return [...new Set([...kin.slice(0, 2), ...after])].slice(0, 3);
}

/** One paragraph of a place page, with the trait it speaks of. */
export interface TraitBlock {
	label: string;
	text: string;
}

/** Blocks that a suburb's first traits give for a product; which variant is fixed by suburb and product. */
export function listTraitBlocks(suburb: Suburb, product: Product): TraitBlock[] {
	const { traits } = getContent();
	return suburb.traits.slice(0, 3).flatMap((name) => {
		const trait = traits.find((candidate) => candidate.trait === name);
		const variants = trait?.families[product.family];
		if (!trait || !variants) return [];
		const text = variants[hash(`${suburb.slug} ${product.slug} ${name}`) % variants.length] ?? "";
		return [{ label: trait.label, text: text.replaceAll("{suburb}", suburb.name) }];
	});
}

/** FNV-1a, 32 bit: small and the same on every machine. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	return value >>> 0;
}
