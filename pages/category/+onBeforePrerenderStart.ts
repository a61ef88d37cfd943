import { getContent } from "../../content/collections.ts";
import { categoryPath } from "../../content/routes.ts";

export function onBeforePrerenderStart() {
	return [...new Set(getContent().posts.map(({ category }) => categoryPath(category)))];
}
