import { withAliases } from "../../content/aliases.ts";
import { getContent } from "../../content/collections.ts";

export function onBeforePrerenderStart() {
	const { suburbs, products } = getContent();
	return withAliases(
		suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	);
}
