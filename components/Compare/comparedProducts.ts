import type { Content, Product } from "../../scripts/content/collections.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";
import { listKeyFacts } from "../Facts/keyFacts.ts";
import { framePicture } from "../Picture/pictures.ts";
import { findPrice } from "../PriceGuide/priceFacts.ts";

/** All products, and the lines of their comparison, each with its words in the order of the products. */
export function listCompared(content: Content, pictures: Pictures) {
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
	const { per, value } = findPrice(content, product);
	return per ? `${value} per ${per}` : value;
}

function describeLife(content: Content, product: Product): string {
	const life = listKeyFacts(content, product).find(({ term }) => term.startsWith("Working life"));
	return life ? `Typically ${life.value}` : "No figure; the quote states the warranty.";
}
