import { withAliases } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

export function onBeforePrerenderStart() {
	const { suburbs, products } = getContent();
	return withAliases(
		suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	);
}
