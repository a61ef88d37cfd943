import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { priceFact } from "../../components/PriceGuide/priceFacts.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = ReturnType<typeof data>;

/** All products, each with what it costs. */
export function data({ content }: PageContextServer) {
	const { products, services } = content;
	const head: Head = {
		title: "Shutters, blinds, screens, awnings and roofs",
		description: `All ${products.length} products we measure, sell and fit between Helensburgh and Gerroa and across the Southern Highlands, each with a line on what it is for.`,
	};
	const { groups } = services.products;
	const grouped = new Set(groups.flatMap((group) => group.products));
	const rest = products.flatMap(({ slug }) => (grouped.has(slug) ? [] : [slug]));
	const all = rest.length ? [...groups, { title: "And", text: "", products: rest }] : groups;
	const priced = (slug: string) => {
		const product = getEntry(products, slug);
		return { product, price: priceFact(content, product) };
	};
	return {
		head,
		groups: all.map(({ title, text, products }) => ({ title, text, priced: products.map(priced) })),
		copy: services.products,
	};
}
