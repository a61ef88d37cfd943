import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { listPrices } from "../../components/PriceGuide/prices.ts";

export type Data = ReturnType<typeof data>;

/** Every product with its guide prices, or the reason why it has none. */
export function data({ content }: PageContextServer) {
	const { title, description, lead } = content.prices;
	const head: Head = { title: "Price guide", description };
	return { head, title, lead, prices: listPrices(content) };
}
