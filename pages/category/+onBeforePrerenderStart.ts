import { getContent } from "../../scripts/content/collections.ts";
import { listCategoryPaths } from "../../scripts/content/routing/routes.ts";

export function onBeforePrerenderStart() {
	return listCategoryPaths(getContent().posts);
}
