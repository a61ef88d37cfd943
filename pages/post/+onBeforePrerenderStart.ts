import { getContent } from "../../content/collections.ts";
import { withAliases } from "../../content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	return withAliases(getContent().posts.map(({ slug }) => `/blog/${slug}`));
}
