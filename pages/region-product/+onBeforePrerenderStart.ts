import { withAliases } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

export function onBeforePrerenderStart() {
	const { regions, products } = getContent();
	return withAliases(
		regions.flatMap((region) =>
			products.map(({ slug }) => `/locations/region/${region.slug}/${slug}`),
		),
	);
}
