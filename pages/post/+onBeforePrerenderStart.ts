import { withAliases } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

export function onBeforePrerenderStart() {
	return withAliases(getContent().posts.map(({ slug }) => `/blog/${slug}`));
}
