import type { Head } from "../../components/Layout/head.ts";

/** Head of the general not-found page (NF-01). */
export function data() {
	const head: Head = {
		title: "404 Page Not Found",
		exactTitle: true,
		description:
			"There is no page at this address. The menu leads to shutters, blinds, screens and roofs.",
		path: "/404",
		noindex: true,
	};
	return { head };
}
