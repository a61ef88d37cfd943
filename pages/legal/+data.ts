import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/Prose.tsx";
import type { Head } from "../../components/Layout/head.tsx";
import { getContent, getStandingPage } from "../../scripts/content/collections.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The privacy policy or the terms. */
export async function data({ routeParams }: PageContextServer) {
	const page = getStandingPage(routeParams.slug ?? "");
	const head: Head = { title: page.title, description: page.description, path: `/${page.slug}` };
	const { promises } = getContent().services;
	const kept = promises.filter(({ isKept, isTerm }) => isKept && isTerm);
	const promised = page.slug === "terms-conditions" ? kept : [];
	return { head, page, text: await getText(page), promised };
}
