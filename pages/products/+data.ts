import type { PageContextServer } from "vike/types";
import { priceFact } from "../../components/Facts/keyFacts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = ReturnType<typeof data>;

/** All products, each with what it costs. */
export function data({ content }: PageContextServer) {
	const { products, services } = content;
	const head: Head = {
		title: "Shutters, blinds, screens, awnings and roofs",
		description: `All ${products.length} products we measure, sell and fit between Helensburgh and Gerroa and across the Southern Highlands, each with a line on what it is for.`,
		path: "/products",
	};
	const { groups, questions: _, ...copy } = services.products;
	const grouped = new Set(groups.flatMap((group) => group.products));
	const rest = products.flatMap(({ slug }) => (grouped.has(slug) ? [] : [slug]));
	const all = rest.length ? [...groups, { title: "And", text: "", products: rest }] : groups;
	return { head, groups: all.map((group) => listPriced(group, content)), copy };
}

/** A group with its products and what each costs. */
function listPriced(
	{ title, text, products: slugs }: { title: string; text: string; products: string[] },
	content: Content,
) {
	const priced = slugs.map((slug) => {
		const product = getEntry(content.products, slug);
		return { product, price: priceFact(content, product) };
	});
	return { title, text, priced };
}
