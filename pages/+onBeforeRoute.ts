import { type Content, takeContent } from "../content/collections.ts";
import { findAlias } from "../content/routing/aliases.ts";
import type { Alias } from "../content/schema/lists.ts";

declare global {
	namespace Vike {
		interface PageContext {
			/** The alias under which the page was requested. */
			alias?: Alias;
			/** All content, from a build that has read it (scripts/build/pages.ts). */
			content?: Content;
		}
	}
}

/** The part of Vike's page context that routing reads. */
interface Asked {
	urlPathname: string;
	content?: Content;
}

/** Routes an alias to the page that it names: Vike takes the route of `urlLogical`. */
export function onBeforeRoute({ urlPathname, content }: Asked) {
	if (content) takeContent(content);
	const alias = findAlias(urlPathname);
	return alias && { pageContext: { urlLogical: alias.to, alias } };
}
