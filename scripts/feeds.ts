import { writeFileSync } from "node:fs";
import path from "node:path";
import { Feed } from "feed";
import { getContent } from "../content/collections.ts";
import { absolute } from "../content/origin.ts";
import { listPaths } from "../content/routes.ts";

/** Writes feed.xml, sitemap.xml and robots.txt. */
export async function writeFeeds(folder: string): Promise<void> {
	const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
	write("feed.xml", makeFeed());
	write("sitemap.xml", makeSitemap());
	write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`);
}

/** RSS 2.0 of every post, newest first. */
export function makeFeed(): string {
	const { site, posts, services } = getContent();
	const feed = new Feed({
		title: `${site.brand} blog`,
		description: services.blog.text,
		id: absolute("/blog"),
		link: absolute("/blog"),
		language: "en-AU",
		copyright: site.brand,
		feedLinks: { rss: absolute("/feed.xml") },
		updated: new Date(`${posts[0]?.date}T00:00:00Z`),
	});
	for (const { title, slug, description, excerpt, date, category } of posts) {
		feed.addItem({
			title,
			id: absolute(`/blog/${slug}`),
			link: absolute(`/blog/${slug}`),
			description: excerpt,
			content: description,
			date: new Date(`${date}T00:00:00Z`),
			category: [{ name: category }],
		});
	}
	return feed.rss2();
}

/** Every canonical address. */
export function makeSitemap(): string {
	const urls = listPaths(getContent()).map((path) => `<url><loc>${absolute(path)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
