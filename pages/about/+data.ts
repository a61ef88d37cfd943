import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** Who we are. */
export async function data({ content }: PageContextServer) {
	const page = getEntry(content.pages, "about");
	const head: Head = {
		title: page.title,
		description: page.description,
		image: "about-tools",
	};
	return { head, page, text: await getText(page) };
}
