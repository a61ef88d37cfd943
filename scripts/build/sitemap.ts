import { sharingFile } from "../../components/Picture/pictures.ts";
import { absolute, type StandingPath } from "../content/addresses.ts";
import type { Content } from "../content/collections.ts";
import type { PageSources } from "../content/pageSources.ts";

/**
 * Every address that search engines may list, with the day of its last change if it is known, and its pictures
 * (https://www.sitemaps.org).
 */
export function makeSitemap(
	{ content, pictures, dateOf }: PageSources,
	paths: readonly string[],
): string {
	const { site } = content;
	const shown = listPictures(content);
	const entries = paths.map((path) => {
		const images = (shown.get(path) ?? [])
			.map((name) => absolute(site, sharingFile(pictures, name).url))
			.map((url) => `<image:image><image:loc>${url}</image:loc></image:image>`)
			.join("");
		const day = dateOf(path);
		const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
		return `<url><loc>${absolute(site, path)}</loc>${lastmod}${images}</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>\n${entries.join("\n")}\n</urlset>\n`;
}

const schemas =
	'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Names of the pictures that belong to each page; place pages only repeat those of their product. */
function listPictures({ posts, products, gallery }: Content): Map<string, string[]> {
	return new Map([
		["/", ["home-hero"]],
		["/gallery" satisfies StandingPath, [...new Set(gallery.map(({ image }) => image))]],
		...products.map(({ slug, images }): [string, string[]] => [`/products/${slug}`, images]),
		...posts.map(({ slug, image }): [string, string[]] => [`/blog/${slug}`, [image]]),
	]);
}
