import type { Content, Product } from "../../scripts/content/collections.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";
import { listKeyFacts, priceFact } from "../Facts/keyFacts.ts";
import type { FramedPicture } from "../Picture/PictureFrame.tsx";
import { framePicture } from "../Picture/pictures.ts";

/** A product at the head of its column. */
export interface ComparedProduct {
	name: string;
	slug: string;
	picture: FramedPicture;
}

/** A line of the comparison: what it is about, and what is said of each product, in the order of the products. */
export interface ComparedLine {
	name: string;
	words: string[];
}

/** All products with everything that is said of them beside others. */
export function listCompared(
	content: Content,
	pictures: Pictures,
): { products: ComparedProduct[]; lines: ComparedLine[] } {
	const { products, comparison } = content;
	const aspects = Object.entries(comparison.aspects) as [keyof typeof comparison.aspects, string][];
	const inWords = aspects.map(([aspect, name]) => ({
		name,
		words: products.map(({ slug }) => comparison.products[slug]?.[aspect] ?? ""),
	}));
	const figures = [
		{ name: "Price", words: products.map((product) => describePrice(content, product)) },
		{ name: "Working life", words: products.map((product) => describeLife(content, product)) },
	];
	return {
		products: products.map(({ name, slug, image }) => ({
			name,
			slug,
			picture: framePicture(pictures, image, ""),
		})),
		lines: [...inWords.slice(0, -1), ...figures, ...inWords.slice(-1)],
	};
}

function describePrice(content: Content, product: Product): string {
	const { term, value } = priceFact(content, product);
	const per = /per .+/.exec(term)?.[0];
	return per ? `${value} ${per}` : value;
}

function describeLife(content: Content, product: Product): string {
	const life = listKeyFacts(content, product).find(({ term }) => term.startsWith("Working life"));
	return life ? `Typically ${life.value}` : "No figure; the quote states the warranty.";
}
