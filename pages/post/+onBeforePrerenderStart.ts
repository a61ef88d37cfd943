import { withAliases } from "../../content/aliases.ts";
import { getContent } from "../../content/collections.ts";

export function onBeforePrerenderStart() {
	return withAliases(getContent().posts.map(({ slug }) => `/blog/${slug}`));
}
