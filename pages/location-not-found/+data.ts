import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { getEntry } from "../../scripts/content/entries.ts";

/** Head and kind of the not-found screens below /locations, and places to start from. */
export function data({ content, routeParams }: PageContextServer) {
	const what = routeParams.what ?? "location";
	const head: Head = {
		title: "Page Not Found",
		exactTitle: true,
		description: `There is no page for this ${what} and product. Every suburb we measure and fit in is listed under locations.`,
		noindex: true,
	};
	const popular = content.site.popularSuburbs.map((slug) => getEntry(content.suburbs, slug));
	return {
		head,
		title: head.title,
		label: "Suburb, postcode or product",
		text: `The ${what} or product you're looking for doesn't exist.`,
		links: [
			...popular.map(({ name, slug }) => ({ name, path: `/locations/${slug}` })),
			{ name: "All locations", path: "/locations" },
			{ name: "All products", path: "/products" },
		],
	};
}
