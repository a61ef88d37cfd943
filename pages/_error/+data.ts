import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { linkProducts } from "../../components/LinkList/LinkList.tsx";
import { pickPages } from "../../scripts/content/addresses.ts";

/** Head of the general not-found page (NF-01), and the products to start from. */
export function data({ content }: PageContextServer) {
	const head: Head = {
		title: "404 Page Not Found",
		exactTitle: true,
		description:
			"There is no page at this address. The menu leads to shutters, blinds, screens and roofs.",
		noindex: true,
	};
	return {
		head,
		title: head.title,
		text: "Did you forget to add the page to the router?",
		label: "Posts, products, places and questions",
		links: [...pickPages("/which-product"), ...linkProducts(content.products)],
	};
}
