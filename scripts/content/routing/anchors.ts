import type { FoundContent } from "../load.ts";

/**
 * Ids that texts may link to on pages whose headings stand in code, by the page's path. tests/routes.dist.ts finds each
 * of them in its built page.
 */
export function listAnchors({
	regions,
	suburbs,
}: Pick<FoundContent, "regions" | "suburbs">): Map<string, string[]> {
	const places = [
		...regions.map(({ slug }) => `region-${slug}`),
		...suburbs.map(({ slug }) => slug),
	];
	return new Map([
		["/contact", ["faq", "enquiry"]],
		["/locations", places],
	]);
}
