import { listCategoryPaths } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

export function onBeforePrerenderStart() {
	return listCategoryPaths(getContent().posts);
}
