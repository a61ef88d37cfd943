import { withAliases } from "../../content/aliases.ts";
import { getContent } from "../../content/collections.ts";

export function onBeforePrerenderStart() {
	return withAliases(getContent().products.map(({ slug }) => `/products/${slug}`));
}
