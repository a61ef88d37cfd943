import { slugify } from "./format.ts";
import type { PostFrontmatter } from "./schemas/post.ts";

/** The pages that always exist, in the order of the sitemap and of /search; the header has its own names. */
export const standingPages = [
	{ path: "/", name: "Home" },
	{ path: "/products", name: "All products" },
	{ path: "/plantation-shutters-guide", name: "Shutters guide" },
	{ path: "/which-product", name: "Which product suits" },
	{ path: "/compare", name: "Compare products" },
	{ path: "/sun", name: "The sun at your window" },
	{ path: "/measure", name: "Measure your window" },
	{ path: "/price-guide", name: "Price guide" },
	{ path: "/locations", name: "Find your suburb" },
	{ path: "/service-areas", name: "Service areas" },
	{ path: "/gallery", name: "Gallery" },
	{ path: "/blog", name: "Blog" },
	{ path: "/about", name: "About" },
	{ path: "/contact", name: "Contact" },
	{ path: "/search", name: "Search" },
	{ path: "/terms-conditions", name: "Terms and conditions" },
	{ path: "/privacy-policy", name: "Privacy policy" },
] as const;

const texts = ["about", "plantation-shutters-guide", "privacy-policy", "terms-conditions"] as const;

/** Names of the files of content/pages, each the text of a standing page. */
export const pageTexts: readonly string[] = texts;

/** Where they stand. */
export type TextPath = `/${(typeof texts)[number]}`;

export type StandingPath = (typeof standingPages)[number]["path"];

/** The standing pages at these paths, in the order given. */
export function pickPages(...paths: StandingPath[]): { path: StandingPath; name: string }[] {
	return paths.flatMap((path) => standingPages.filter((page) => page.path === path));
}

/** Pages that exist but ask search engines not to index them. */
export const hiddenPaths = [
	"/debug",
	"/thank-you",
	"/thank-you/newsletter",
	"/write",
	"/your-windows",
	"/not-found/location",
	"/not-found/region",
];

/** Address of the page on which the list of a post stands to be printed; search engines are asked not to index it. */
export function checklistPath(slug: string): string {
	return `/checklists/${slug}`;
}

/** Parts of /blog/ that are not posts. */
export const reservedSlugs = ["category", "index", "page"];

/** What posts were called whose old addresses are aliases. */
export function listOldSlugs(aliases: readonly { from: string }[]): string[] {
	return aliases.flatMap(({ from }) => /^\/blog\/([^/]+)$/.exec(from)?.[1] ?? []);
}

interface Slugs extends Record<"products" | "regions" | "suburbs", readonly { slug: string }[]> {
	posts: readonly ListedPost[];
}

/** What the addresses of posts and of their lists go by. */
type ListedPost = Pick<PostFrontmatter, "slug" | "category" | "checklist">;

/** The addresses of each kind of page of which there are many, in the order of the sitemap. */
export const pathsOf = {
	product: ({ products }: Slugs) => products.map(({ slug }) => `/products/${slug}`),
	post: ({ posts }: Slugs) => posts.map(({ slug }) => `/blog/${slug}`),
	/** The newest post is shown above the list and does not count. */
	blog: ({ posts }: Slugs) => listPagePaths(posts.length - 1, "/blog"),
	category: ({ posts }: Slugs) =>
		[...groupByCategory(posts)].flatMap(([path, { length }]) => listPagePaths(length, path)),
	location: ({ suburbs }: Slugs) => suburbs.map(({ slug }) => `/locations/${slug}`),
	placeProduct: ({ regions, suburbs, products }: Slugs) =>
		[...regions.map(({ slug }) => `region/${slug}`), ...suburbs.map(({ slug }) => slug)].flatMap(
			(place) => products.map(({ slug }) => `/locations/${place}/${slug}`),
		),
};

/** Every canonical address that belongs in the sitemap. */
export function listPaths(content: Slugs): string[] {
	const many = Object.values(pathsOf).flatMap((list) => list(content));
	return [...new Set([...standingPages.map(({ path }) => path), ...many])];
}

/** Every address that has a page: besides those of the sitemap what is not indexed, and old ones (aliases). */
export function listAllPaths(content: Slugs & { aliases: readonly { from: string }[] }): string[] {
	const printed = content.posts.filter(({ checklist }) => checklist);
	return [
		...listPaths(content),
		...hiddenPaths,
		...printed.map(({ slug }) => checklistPath(slug)),
		...content.aliases.map(({ from }) => from),
	];
}

/** Address of the page that lists the posts of a category. */
export function categoryPath(category: string): string {
	return `/blog/category/${slugify(category)}`;
}

/** The posts of each category, by the address of its list. */
export function groupByCategory<Listed extends Pick<PostFrontmatter, "category">>(
	posts: readonly Listed[],
) {
	return Map.groupBy(posts, ({ category }) => categoryPath(category));
}

/**
 * Ids that texts may link to on pages whose headings stand in code, by the page's path. tests/routes.dist.ts finds each
 * of them in its built page.
 */
export function listAnchors({ regions }: Pick<Slugs, "regions">): Map<string, string[]> {
	return new Map([
		["/contact", ["faq", "enquiry"]],
		["/locations", regions.map(({ slug }) => `region-${slug}`)],
		["/products", ["business"]],
	]);
}

/** Absolute address of a path. */
export function absolute({ origin }: { origin: string }, path: string): string {
	return origin + path;
}

/** One page of a list that is split into pages. */
export interface Paging<Entry> {
	entries: readonly Entry[];
	/** Number of this page, from 1. */
	number: number;
	/** The addresses of all pages of the list. */
	paths: readonly string[];
}

/** Posts on one page of a list: four rows of three. */
export const postsPerPage = 12;

/**
 * One page of a list.
 * @param base address of the list
 * @throws when the list has no such page
 */
export function getPage<Entry>(
	list: readonly Entry[],
	number: number,
	base: string,
): Paging<Entry> {
	const paths = listPagePaths(list.length, base);
	if (!paths[number - 1]) throw new Error(`${base} has pages 1 to ${paths.length}, not ${number}`);
	const start = (number - 1) * postsPerPage;
	return { entries: list.slice(start, start + postsPerPage), number, paths };
}

/** The address of every page of a list with this many entries; the first has the list's own, an empty list too. */
export function listPagePaths(entries: number, base: string): string[] {
	const count = Math.max(1, Math.ceil(entries / postsPerPage));
	return Array.from({ length: count }, (_, index) => (index ? `${base}/page/${index + 1}` : base));
}
