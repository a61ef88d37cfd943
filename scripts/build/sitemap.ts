import { sharingFile } from "../../components/Picture/pictures.ts";
import { absolute, listPaths } from "../content/addresses.ts";
import type { Content } from "../content/collections.ts";

/** Most addresses in one sitemap file (sitemaps.org). */
const limit = 50_000;
const schemas =
	'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** A file of the built site. */
interface File {
	name: string;
	text: string;
}

/**
 * Every canonical address with the day of its last change and its pictures. One file, sitemap.xml; above the
 * limit that is an index, and the addresses are in sitemap-1.xml and so on.
 */
export function makeSitemaps(
	content: Content,
	dateOf: (path: string) => string,
	most = limit,
): File[] {
	const pictures = listPictures(content);
	const entries = listPaths(content).map((path) => {
		const images = (pictures.get(path) ?? []).map(imageTag).join("");
		return `<url><loc>${escapeXml(absolute(path))}</loc><lastmod>${dateOf(path)}</lastmod>${images}</url>`;
	});
	if (entries.length <= most) return [{ name: "sitemap.xml", text: wrap("urlset", entries) }];
	const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
		name: `sitemap-${index + 1}.xml`,
		text: wrap("urlset", entries.slice(index * most, (index + 1) * most)),
	}));
	const index = parts.map(
		({ name }) => `<sitemap><loc>${escapeXml(absolute(`/${name}`))}</loc></sitemap>`,
	);
	return [{ name: "sitemap.xml", text: wrap("sitemapindex", index) }, ...parts];
}

/** Names of the pictures that belong to each page; place pages only repeat those of their product. */
function listPictures({ posts, products, gallery }: Content): Map<string, string[]> {
	return new Map([
		["/", ["home-hero"]],
		["/gallery", [...new Set(gallery.map(({ image }) => image))]],
		...products.map(({ slug, images }): [string, string[]] => [`/products/${slug}`, images]),
		...posts.map(({ slug, image }): [string, string[]] => [`/blog/${slug}`, [image]]),
	]);
}

function imageTag(name: string): string {
	const address = absolute(sharingFile(name).url);
	return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
}

function wrap(tag: "urlset" | "sitemapindex", entries: string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} ${schemas}>\n${entries.join("\n")}\n</${tag}>\n`;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
