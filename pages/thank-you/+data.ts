import type { Head } from "../../components/Layout/head.ts";

/** Head of the page that a form without script ends on. */
export function data() {
	const head: Head = {
		title: "Thank you",
		description: "Your message has reached us.",
		path: "/thank-you",
		noindex: true,
	};
	return { head };
}
