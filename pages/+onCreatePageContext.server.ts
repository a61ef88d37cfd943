import type { PageContextServer } from "vike/types";
import { getContent } from "../scripts/content/collections.ts";
import { type PageSources, readSources } from "../scripts/content/pageSources.ts";

declare global {
	namespace Vike {
		interface PageContextServer extends PageSources {}
	}
}

/** Hands the content to `data()` and to the page; nothing below reads a file of it. */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
	Object.assign(pageContext, await readSources(getContent()));
}
