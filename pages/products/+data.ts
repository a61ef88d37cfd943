import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";

export type Data = ReturnType<typeof data>;

/** All products. */
export function data() {
	const { products, services } = getContent();
	const head: Head = {
		title: "Shutters, blinds, screens, awnings and roofs",
		description:
			"All fourteen products we measure, sell and fit between Helensburgh and Gerroa and across the Southern Highlands, each with a line on what it is for.",
		path: "/products",
	};
	return { head, products, copy: services.products };
}
