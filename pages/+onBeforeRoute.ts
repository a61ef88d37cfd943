import { getContent } from "../scripts/content/collections.ts";
import type { Alias } from "../scripts/content/schemas/lists.ts";

declare global {
	namespace Vike {
		interface PageContext {
			/** The alias under which the page was requested. */
			alias?: Alias;
		}
	}
}

/** Routes an alias to the page that it names: Vike takes the route of `urlLogical`. */
export function onBeforeRoute({ urlPathname }: { urlPathname: string }) {
	const alias = getContent().aliases.find(({ from }) => from === urlPathname);
	return alias && { pageContext: { urlLogical: alias.to, alias } };
}
