import type { Head } from "../../components/Layout/head.tsx";

/** Head of the image test page. */
export function data() {
	const head: Head = {
		title: "Image test",
		description:
			"A page for the owner: four placeholder pictures that show whether images load on this device.",
		noindex: true,
	};
	return { head };
}
