import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";

export type Data = ReturnType<typeof data>;

/** Head and kind of the not-found screens below /locations (NF-02, NF-03). */
export function data({ routeParams, urlPathname }: PageContextServer) {
	const what = routeParams.what ?? "location";
	const head: Head = {
		title: "Page Not Found",
		exactTitle: true,
		description: `There is no page for this ${what} and product. Every suburb we measure and fit in is listed under locations.`,
		path: urlPathname,
		noindex: true,
	};
	return { head, text: `The ${what} or product you're looking for doesn't exist.` };
}
