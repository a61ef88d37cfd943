import { getContent } from "../../content/collections.ts";
import { withAliases } from "../../content/routing/aliases.ts";
import { listBlogPaths } from "../../content/routing/routes.ts";

export function onBeforePrerenderStart() {
	return withAliases(listBlogPaths(getContent().posts));
}
