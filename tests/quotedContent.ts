import { type Content, getContent } from "../scripts/content/collections.ts";

/** The content in which some products are sold by written quote, whatever the owner has priced since. */
export function getQuotedContent(): Content {
	const content = getContent();
	const products = content.prices.products.map((entry) =>
		entry.quoted ? { ...entry, price: undefined } : entry,
	);
	return { ...content, prices: { ...content.prices, products } };
}
