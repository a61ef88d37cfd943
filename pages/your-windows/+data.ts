import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { listPrices } from "../../components/PriceGuide/prices.ts";

export type Data = ReturnType<typeof data>;

/** What a window of the list may be. The page is empty for everybody but its visitor, so search engines leave it out. */
export function data({ content }: PageContextServer) {
	const head: Head = {
		title: "Your windows",
		description:
			"The list of your windows: sizes, sides, products and guide prices, kept in your browser, to print for the fitter, to share, or to send with an enquiry.",
		noindex: true,
	};
	return { head, prices: listPrices(content) };
}
