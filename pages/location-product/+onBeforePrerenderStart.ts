import { getContent } from "../../content/collections.ts";
import { withAliases } from "../../content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	const { suburbs, products } = getContent();
	return withAliases(
		suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	);
}
