import { getContent } from "../../content/collections.ts";
import { listCategoryPaths } from "../../content/routing/routes.ts";

export function onBeforePrerenderStart() {
	return listCategoryPaths(getContent().posts);
}
