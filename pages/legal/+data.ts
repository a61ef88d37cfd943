import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/Prose.tsx";
import type { Head } from "../../components/Layout/head.tsx";
import { getStandingPage } from "../../scripts/content/collections.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The privacy policy or the terms. */
export async function data({ routeParams }: PageContextServer) {
	const page = getStandingPage(routeParams.slug ?? "");
	const head: Head = { title: page.title, description: page.description, path: `/${page.slug}` };
	return { head, page, text: await getText(page) };
}
