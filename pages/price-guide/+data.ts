import type { Head } from "../../components/Layout/head.tsx";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { getContent } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** Every product with its guide prices, or the reason why it has none. */
export function data() {
	const { title, description, lead } = getContent().prices;
	const head: Head = { title: "Price guide", description, path: "/price-guide" };
	return { head, title, lead, prices: listPrices() };
}
