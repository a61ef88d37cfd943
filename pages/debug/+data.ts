import type { Head } from "../../components/Layout/head.ts";

/** Head of the image test page (Q19). */
export function data() {
	const head: Head = {
		title: "Image test",
		description: "Four pictures to see that pictures load.",
		path: "/debug",
		noindex: true,
	};
	return { head };
}
