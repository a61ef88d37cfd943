import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The privacy policy or the terms. */
export async function data({ content, routeParams }: PageContextServer) {
	const page = getEntry(content.pages, routeParams.slug);
	const head: Head = { title: page.title, description: page.description };
	const { promises } = content.services;
	const kept = promises.filter(({ isKept, isTerm }) => isKept && isTerm);
	const promised = page.slug === "terms-conditions" ? kept : [];
	return { head, page, text: await getText(page), promised };
}
