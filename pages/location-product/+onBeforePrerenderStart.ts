import { getContent } from "../../scripts/content/collections.ts";
import { withAliases } from "../../scripts/content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	const { suburbs, products } = getContent();
	return withAliases(
		suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	);
}
