import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteContext } from "../components/Layout/siteContext.ts";
import { type Content, getContent } from "../scripts/content/collections.ts";
import { readPictures } from "../scripts/content/pictures/encoded.ts";

/** Part of a page as HTML, with the facts of the business that a page has, or some that differ in a few parts. */
export function renderWithSite(part: ReactNode, changed: Partial<Content> = {}): string {
	const content = { ...getContent(), ...changed };
	return renderToStaticMarkup(
		<SiteContext value={{ ...content, pictures: readPictures(content) }}>{part}</SiteContext>,
	);
}
