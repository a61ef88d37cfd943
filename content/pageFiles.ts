import type { Content } from "./load.ts";
import { getPage } from "./posts/paging.ts";
import { groupByCategory } from "./routing/routes.ts";
import { standingPages } from "./routing/standingPages.ts";

/** The files below content/ that belong to a standing page. */
const standing = new Map<string, readonly string[]>(
	standingPages.flatMap((page) => ("files" in page ? [[page.path, page.files]] : [])),
);

/** What the prices of a product's page come from. */
const prices = ["content/prices.yaml", "content/facts.yaml"];

/**
 * Returns the content files that feed the page at a path, or none when they are not known. The fact sheet counts for
 * pages about prices, not for the one price on the page of a product in a place: each of its figures would date 2,300.
 */
export function listPageFiles(content: Content): (path: string) => string[] {
	const { posts, products, regions, suburbs } = content;
	const entries = new Map<string, string>();
	for (const { slug, file } of posts) entries.set(`/blog/${slug}`, file);
	for (const { slug, file } of products) entries.set(`/products/${slug}`, file);
	const bySlug = new Map(suburbs.map((suburb) => [suburb.slug, suburb]));
	const [newest, ...others] = posts;
	const lists = groupByCategory(posts).set("/blog", others);
	const ofProduct = (slug = "") => entries.get(`/products/${slug}`) ?? [];

	const ofPlace = (place: string, product?: string): string[] => {
		const suburb = bySlug.get(place);
		if (!suburb) return regions.map(({ slug }) => `content/suburbs/${slug}.yaml`);
		const own = `content/suburbs/${suburb.regionSlug}.yaml`;
		if (!product) return [own];
		const region = `content/regions/${suburb.regionSlug}.yaml`;
		const traits = suburb.traits.map((trait) => `content/traits/${trait}.yaml`);
		return [own, region, ...traits, ofProduct(product)].flat();
	};

	const listPosts = (path: string) => {
		const [base = "", number = "1"] = path.split("/page/");
		const { entries } = getPage(lists.get(base) ?? [], Number(number), base);
		return path === "/blog" && newest ? [newest, ...entries] : entries;
	};

	const listed = (path: string): string[] => {
		const entry = entries.get(path);
		const [, first, second = "", third, fourth] = path.split("/");
		if (entry) return first === "products" ? [entry, ...prices] : [entry];
		if (first === "search") return [...entries.values(), ...ofPlace("")];
		if (first === "products") return products.map(({ file }) => file);
		if (first === "blog") return listPosts(path).map(({ file }) => file);
		if (first !== "locations") return [];
		if (second === "region") return [`content/regions/${third}.yaml`, ofProduct(fourth)].flat();
		return ofPlace(second, third);
	};

	return (path) => [
		...(standing.get(path) ?? []).map((file) => `content/${file}`),
		...listed(path),
	];
}
