import { render } from "vike/abort";
import { listAllPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { memoize } from "../scripts/content/entries.ts";
import type { Alias } from "../scripts/content/schemas/lists.ts";

declare global {
	namespace Vike {
		interface PageContext {
			/** The alias under which the page was requested. */
			alias?: Alias;
		}
	}
}

/** Routes an alias to the page that it names: Vike takes the route of `urlLogical`. An address without a page is not found. */
export function onBeforeRoute({ urlPathname }: { urlPathname: string }) {
	const content = getContent();
	const alias = content.aliases.find(({ from }) => from === urlPathname);
	if (alias) return { pageContext: { urlLogical: alias.to, alias } };
	if (!getAddresses(content).has(urlPathname)) throw render(404);
}

const getAddresses = memoize((content) => new Set(listAllPaths(content)));
