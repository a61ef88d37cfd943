import { type Content, takeContent } from "../content/collections.ts";
import { findAlias } from "../content/routing/aliases.ts";
import type { Alias } from "../content/schema/lists.ts";

declare global {
	namespace Vike {
		interface PageContext {
			/** The alias by which the page was asked for. */
			alias?: Alias;
			/** All content, from a build that has read it (scripts/build/pages.ts). */
			content?: Content;
		}
	}
}

/** What routing is given of a page. */
interface Asked {
	urlPathname: string;
	content?: Content;
}

/** Lets the page that an alias names answer: Vike takes the route of `urlLogical`. */
export function onBeforeRoute({ urlPathname, content }: Asked) {
	if (content) takeContent(content);
	const alias = findAlias(urlPathname);
	return alias && { pageContext: { urlLogical: alias.to, alias } };
}
