import { subscribedPath, thanksPath } from "../../netlify/thanks.ts";
import { getContent, memoize } from "./collections.ts";
import type { Post } from "./load.ts";
import { listPagePaths } from "./pagination.ts";
import type { Alias } from "./schemas/lists.ts";
import { slugify } from "./schemas/text.ts";

/** A page that always exists, whatever the content. */
interface StandingPage {
	path: string;
	/** Its name in links; the header has its own names (HDR-08). */
	name: string;
	/** Files below content/ that it is made from, besides those used by every page and the texts that it lists. */
	files?: readonly string[];
}

/** The standing pages, in the order of the sitemap. */
export const standingPages = [
	{ path: "/", name: "Home", files: ["home.yaml", "testimonials.yaml", "services.yaml"] },
	{ path: "/products", name: "All products", files: ["services.yaml"] },
	{
		path: "/gallery",
		name: "Gallery",
		files: ["gallery.yaml", "images/images.yaml", "services.yaml"],
	},
	{ path: "/about", name: "About", files: ["pages/about.mdx"] },
	{ path: "/service-areas", name: "Service areas", files: ["services.yaml"] },
	{ path: "/locations", name: "Find your suburb", files: ["services.yaml"] },
	{ path: "/blog", name: "Blog", files: ["services.yaml"] },
	{
		path: "/plantation-shutters-guide",
		name: "Shutters guide",
		files: ["pages/plantation-shutters-guide.mdx", "prices.yaml", "facts.yaml"],
	},
	{ path: "/price-guide", name: "Price guide", files: ["prices.yaml", "facts.yaml"] },
	{
		path: "/which-product",
		name: "Which product suits",
		files: ["chooser.yaml", "facts.yaml"],
	},
	{
		path: "/compare",
		name: "Compare products",
		files: ["comparison.yaml", "prices.yaml", "facts.yaml"],
	},
	{ path: "/sun", name: "The sun at your window", files: ["sun.yaml", "facts.yaml"] },
	{ path: "/contact", name: "Contact", files: ["services.yaml", "faq.yaml", "site.yaml"] },
	{ path: "/search", name: "Search", files: ["faq.yaml", "categories.yaml"] },
	{ path: "/privacy-policy", name: "Privacy policy", files: ["pages/privacy-policy.mdx"] },
	{
		path: "/terms-conditions",
		name: "Terms and conditions",
		files: ["pages/terms-conditions.mdx"],
	},
] as const satisfies StandingPage[];

/** Names of the files of content/pages, each the text of a standing page. */
export const pageTexts: readonly string[] = standingPages.flatMap((page) =>
	page.files.flatMap((file) => /^pages\/(.+)\.mdx$/.exec(file)?.[1] ?? []),
);

export type StandingPath = (typeof standingPages)[number]["path"];

/** The standing pages at these paths, in the order given. */
export function pickPages(...paths: StandingPath[]): { path: StandingPath; name: string }[] {
	return paths.flatMap((path) => standingPages.filter((page) => page.path === path));
}

/** Address at which up to three products stand side by side. */
export function comparePath(...slugs: string[]): string {
	return slugs.length ? `/compare?products=${slugs.slice(0, 3).join()}` : "/compare";
}

/** Pages that exist but ask search engines not to index them. */
export const hiddenPaths = ["/debug", thanksPath, subscribedPath];

/** Parts of /blog/ that are not posts. */
export const reservedSlugs = ["category", "index", "page"];

interface Slugs extends Record<"products" | "regions" | "suburbs", readonly { slug: string }[]> {}

/** What the lists of posts go by. */
type ListedPost = Pick<Post, "slug" | "category">;

/** Every canonical address that belongs in the sitemap. */
export function listPaths({
	products,
	posts,
	regions,
	suburbs,
}: Slugs & { posts: readonly ListedPost[] }): string[] {
	return [
		...standingPages.map(({ path }) => path),
		...products.map(({ slug }) => `/products/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...listBlogPaths(posts).slice(1),
		...listCategoryPaths(posts),
		...regions.flatMap((region) =>
			products.map(({ slug }) => `/locations/region/${region.slug}/${slug}`),
		),
		...suburbs.map(({ slug }) => `/locations/${slug}`),
		...suburbs.flatMap((suburb) => products.map(({ slug }) => `/locations/${suburb.slug}/${slug}`)),
	];
}

/** Address of the page that lists the posts of a category. */
export function categoryPath(category: string): string {
	return `/blog/category/${slugify(category)}`;
}

/** Addresses of the pages of the blog list; the newest post is shown above it and does not count. */
export function listBlogPaths(posts: readonly ListedPost[]): string[] {
	return listPagePaths(posts.length - 1, "/blog");
}

/** The posts of each category, by the address of its list. */
export function groupByCategory<One extends Pick<Post, "category">>(posts: readonly One[]) {
	return Map.groupBy(posts, ({ category }) => categoryPath(category));
}

/** Addresses of the pages of every category that has posts. */
export function listCategoryPaths(posts: readonly ListedPost[]): string[] {
	return [...groupByCategory(posts)].flatMap(([path, own]) => listPagePaths(own.length, path));
}

/**
 * Ids that texts may link to on pages whose headings stand in code, by the page's path. tests/routes.dist.ts finds each
 * of them in its built page.
 */
export function listAnchors({
	regions,
	suburbs,
}: Pick<Slugs, "regions" | "suburbs">): Map<string, string[]> {
	const places = [
		...regions.map(({ slug }) => `region-${slug}`),
		...suburbs.map(({ slug }) => slug),
	];
	return new Map([
		["/contact", ["faq", "enquiry"]],
		["/locations", places],
		["/products", ["business"]],
	]);
}

const byAddress = memoize(({ aliases }) => new Map(aliases.map((alias) => [alias.from, alias])));

/** The alias at an address, or undefined. */
export function findAlias(path: string): Alias | undefined {
	return byAddress().get(path);
}

/** Public address of the site, without a trailing slash: SITE_ORIGIN, otherwise content/site.yaml (Q44). */
export function getOrigin(): string {
	return (process.env.SITE_ORIGIN || getContent().site.origin).replace(/\/$/, "");
}

/** Absolute address of a path. */
export function absolute(path: string): string {
	return getOrigin() + path;
}
