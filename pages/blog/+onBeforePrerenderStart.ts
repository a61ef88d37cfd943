import { getContent } from "../../scripts/content/collections.ts";
import { withAliases } from "../../scripts/content/routing/aliases.ts";
import { listBlogPaths } from "../../scripts/content/routing/routes.ts";

export function onBeforePrerenderStart() {
	return withAliases(listBlogPaths(getContent().posts));
}
