import type { Content } from "./load.ts";
import { getPage } from "./posts/paging.ts";
import { categoryPath } from "./routing/routes.ts";

/** Files below content/ of the standing pages. */
const standing: Record<string, string[]> = {
	"/": ["home.yaml", "testimonials.yaml", "services.yaml"],
	"/gallery": ["gallery.yaml", "images/images.yaml"],
	"/about": ["pages/about.mdx"],
	"/service-areas": ["services.yaml"],
	"/plantation-shutters-guide": ["pages/plantation-shutters-guide.mdx"],
	"/contact": ["services.yaml", "faq.yaml", "site.yaml"],
	"/privacy-policy": ["pages/privacy-policy.mdx"],
	"/terms-conditions": ["pages/terms-conditions.mdx"],
	"/price-guide": ["prices.yaml", "facts.yaml"],
};

/** Gives the content files that feed the page of a path; none where that is not known. */
export function listSources(content: Content): (path: string) => string[] {
	const { posts, products, regions, suburbs } = content;
	const entries = new Map<string, string>();
	for (const { slug, file } of posts) entries.set(`/blog/${slug}`, file);
	for (const { slug, file } of products) entries.set(`/products/${slug}`, file);
	const bySlug = new Map(suburbs.map((suburb) => [suburb.slug, suburb]));
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

	return (path) => {
		const entry = entries.get(path);
		if (entry) return [entry];
		if (standing[path]) return standing[path].map((file) => `content/${file}`);
		const [, first, second = "", third, fourth] = path.split("/");
		if (first === "products") return products.map(({ file }) => file);
		if (first === "blog") return listPosts(path, content).map(({ file }) => file);
		if (first !== "locations") return [];
		if (second === "region") return [`content/regions/${third}.yaml`, ofProduct(fourth)].flat();
		return ofPlace(second, third);
	};
}

/** The posts on a page of the blog list or of a category. */
function listPosts(path: string, { posts }: Content) {
	const [base = "", number = "1"] = path.split("/page/");
	const [newest, ...others] = posts;
	const list =
		base === "/blog" ? others : posts.filter(({ category }) => categoryPath(category) === base);
	const { entries } = getPage(list, Number(number), base);
	return base === "/blog" && number === "1" && newest ? [newest, ...entries] : entries;
}
