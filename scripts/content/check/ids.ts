import type { Article } from "../check.ts";
import { getPath } from "../contentFiles.ts";
import type { Fault } from "../faults.ts";
import type { FoundContent } from "../load.ts";

/** Ids that the pages of texts have beside those of the headings; a heading in plain words may take one. */
const everywhere = ["main", "menu"];
const ofPosts = ["in-this-text", "post-answer"];
const ofGuide = ["in-this-text", "recess-check", "price-guide"];
const ofPricedProducts = ["price-guide"];

/** Finds headings whose id their page has already: the links to it lead to the first of the two. */
export function findIdFaults(articles: readonly Article[], content: FoundContent): Fault[] {
	const priced = new Set(
		content.prices?.products.flatMap(({ product, options }) =>
			options ? `/products/${product}` : [],
		),
	);
	return articles.flatMap(({ source: { file }, body }) => {
		const taken = new Set([...everywhere, ...listOwnIds(getPath(file), priced)]);
		return body.anchors.flatMap(({ id, line, column }) => {
			if (!taken.has(id)) {
				taken.add(id);
				return [];
			}
			const message = `the page has the id ${id} already; name the heading otherwise, or give it another id`;
			return [{ file, line, column, message }];
		});
	});
}

function listOwnIds(path: string, priced: ReadonlySet<string>): readonly string[] {
	if (path.startsWith("/blog/")) return ofPosts;
	if (path === "/plantation-shutters-guide") return ofGuide;
	return priced.has(path) ? ofPricedProducts : [];
}
