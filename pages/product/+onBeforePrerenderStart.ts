import { getContent } from "../../scripts/content/collections.ts";
import { withAliases } from "../../scripts/content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	return withAliases(getContent().products.map(({ slug }) => `/products/${slug}`));
}
