import { getText } from "../../components/Article/Prose.tsx";
import type { Head } from "../../components/Layout/head.tsx";
import { getStandingPage } from "../../scripts/content/collections.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** Who we are. */
export async function data() {
	const page = getStandingPage("about");
	const head: Head = {
		title: page.title,
		description: page.description,
		path: "/about",
		image: "about-tools",
	};
	return { head, page, text: await getText(page) };
}
