import type { PageContextServer } from "vike/types";
import { type Content, getContent } from "../scripts/content/collections.ts";
import type { PageSources } from "../scripts/content/pageSources.ts";
import { readPictures } from "../scripts/content/pictures/encoded.ts";

/** What a page's `data()` is given: the site's content, or some that differs in a few parts. */
export function makePageContext(
	routeParams: Record<string, string> = {},
	changed: Partial<Content> = {},
): PageContextServer {
	const content = { ...getContent(), ...changed };
	const pictures = readPictures(content);
	const nothing = () => undefined;
	const sources: PageSources = { content, pictures, cards: {}, dateOf: nothing, editorOf: nothing };
	return { ...sources, routeParams } as PageContextServer;
}
