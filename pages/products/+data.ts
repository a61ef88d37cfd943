import { priceFact } from "../../components/Facts/keyFacts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getContent } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** All products, each with what it costs. */
export function data() {
	const { products, services } = getContent();
	const head: Head = {
		title: "Shutters, blinds, screens, awnings and roofs",
		description: `All ${products.length} products we measure, sell and fit between Helensburgh and Gerroa and across the Southern Highlands, each with a line on what it is for.`,
		path: "/products",
	};
	const priced = products.map((product) => ({ product, price: priceFact(product) }));
	return { head, priced, copy: services.products };
}
