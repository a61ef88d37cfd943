import { withAliases } from "../../content/aliases.ts";
import { getContent } from "../../content/collections.ts";

export function onBeforePrerenderStart() {
	const { regions, products } = getContent();
	return withAliases(
		regions.flatMap((region) =>
			products.map(({ slug }) => `/locations/region/${region.slug}/${slug}`),
		),
	);
}
