import { groupByCategory, standingPages } from "./addresses.ts";
import type { Content, Post } from "./load.ts";
import { getPage, listPagePaths } from "./pagination.ts";

/** The path of a page, and content files that feed it. A page can have several of these. */
type Feed = [path: string, ...files: string[]];

/** What the prices of a product's page come from. */
const prices = ["content/prices.yaml", "content/facts.yaml"];

/** Returns the content files and entries that feed the page at a path, or none when they are not known. */
export function listPageFiles(content: Content): (path: string) => string[] {
	const feeds = Map.groupBy(listFeeds(content), ([path]) => path);
	return (path) => (feeds.get(path) ?? []).flatMap(([, ...files]) => files);
}

function* listFeeds({ posts, products, regions, suburbs }: Content): Generator<Feed> {
	const suburbFiles = regions.map(({ slug }) => `content/suburbs/${slug}.yaml`);
	for (const page of standingPages)
		if ("files" in page) yield [page.path, ...page.files.map((file) => `content/${file}`)];
	yield ["/products", ...listFiles(products)];
	yield ["/locations", ...suburbFiles];
	yield ["/search", ...listFiles(posts), ...listFiles(products), ...suburbFiles];
	yield* listBlogFeeds(posts);
	for (const { slug, file } of posts) yield [`/blog/${slug}`, file];
	for (const { slug, file } of products) yield [`/products/${slug}`, file, ...prices];
	// A place's page is as new as its own words; what it shares with others would date hundreds at once.
	for (const { slug } of regions)
		for (const product of products)
			yield [
				`/locations/region/${slug}/${product.slug}`,
				`content/regions/${slug}.yaml#${product.slug}`,
			];
	for (const { slug, regionSlug } of suburbs) {
		const own = `content/suburbs/${regionSlug}.yaml#${slug}`;
		yield [`/locations/${slug}`, own];
		for (const product of products) yield [`/locations/${slug}/${product.slug}`, own];
	}
}

/** The pages of the lists of posts. The newest post stands above the list of all, on its first page. */
function* listBlogFeeds(posts: readonly Post[]): Generator<Feed> {
	const [newest, ...others] = posts;
	if (newest) yield ["/blog", newest.file];
	for (const [base, list] of groupByCategory(posts).set("/blog", others))
		for (const [index, path] of listPagePaths(list.length, base).entries())
			yield [path, ...listFiles(getPage(list, index + 1, base).entries)];
}

function listFiles(entries: readonly { file: string }[]): string[] {
	return entries.map(({ file }) => file);
}
