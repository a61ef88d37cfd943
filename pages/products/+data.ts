import { priceFact } from "../../components/Facts/keyFacts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getContent, getProduct } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** All products, each with what it costs. */
export function data() {
	const { products, services } = getContent();
	const head: Head = {
		title: "Shutters, blinds, screens, awnings and roofs",
		description: `All ${products.length} products we measure, sell and fit between Helensburgh and Gerroa and across the Southern Highlands, each with a line on what it is for.`,
		path: "/products",
	};
	const { groups, questions: _, ...copy } = services.products;
	const grouped = new Set(groups.flatMap((group) => group.products));
	const rest = products.flatMap(({ slug }) => (grouped.has(slug) ? [] : [slug]));
	const all = rest.length ? [...groups, { title: "And", text: "", products: rest }] : groups;
	return { head, groups: all.map(listPriced), copy };
}

/** A group with its products and what each costs. */
function listPriced({
	title,
	text,
	products,
}: {
	title: string;
	text: string;
	products: string[];
}) {
	const priced = products.map((slug) => {
		const product = getProduct(slug);
		return { product, price: priceFact(product) };
	});
	return { title, text, priced };
}
