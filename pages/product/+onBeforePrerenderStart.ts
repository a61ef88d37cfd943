import { getContent } from "../../content/collections.ts";
import { withAliases } from "../../content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	return withAliases(getContent().products.map(({ slug }) => `/products/${slug}`));
}
