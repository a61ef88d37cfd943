import { findAlias } from "../content/routing/aliases.ts";
import type { Alias } from "../content/schema/lists.ts";

declare global {
	namespace Vike {
		interface PageContext {
			/** The alias by which the page was asked for. */
			alias?: Alias;
		}
	}
}

/** Lets the page that an alias names answer: Vike takes the route of `urlLogical`. */
export function onBeforeRoute({ urlPathname }: { urlPathname: string }) {
	const alias = findAlias(urlPathname);
	return alias && { pageContext: { urlLogical: alias.to, alias } };
}
