import path from "node:path";
import type { FoundContent } from "./load.ts";
import type { Source } from "./source.ts";

/** Files whose entry did not pass its schema, or has a different name from its file. */
export function listUnread(
	sources: readonly Source[],
	content: FoundContent,
	root: string,
): Source[] {
	const entries = [...content.posts, ...content.products, ...content.pages]
		.filter(bearsItsName)
		.map(({ file }) => file);
	const regions = content.regions.map(({ slug }) => path.posix.join(root, `regions/${slug}.yaml`));
	const suburbs = content.suburbs.map(({ regionSlug }) =>
		path.posix.join(root, `suburbs/${regionSlug}.yaml`),
	);
	const read = new Set([...entries, ...regions, ...suburbs]);
	return sources.filter(
		({ file }) => /\.mdx$|\/(?:regions|suburbs)\//.test(file) && !read.has(file),
	);
}

/** The address at which a file of content/blog, products or pages is shown. */
export function getPath(file: string): string {
	const slug = path.basename(file, ".mdx");
	if (file.includes("/blog/")) return `/blog/${slug}`;
	return file.includes("/products/") ? `/products/${slug}` : `/${slug}`;
}

/** Whether the slug of a post, product or page is its file name; if not, it was saved under another name. */
export function bearsItsName({ file, slug }: { file: string; slug: string }): boolean {
	return path.basename(file, ".mdx") === slug;
}

/** The values of a key in all posts, including faulty ones; contains `undefined` when a post has none. */
export function listPostValues(sources: readonly Source[], key: string): Set<unknown> {
	const posts = sources.filter(({ file }) => file.includes("/blog/"));
	return new Set(
		posts.map(({ data }) => (data as Record<string, unknown> | null | undefined)?.[key]),
	);
}
