import { writeFileSync } from "node:fs";
import path from "node:path";
import { absolute } from "../content/addresses.ts";
import { getContent } from "../content/collections.ts";
import { type Changes, makeDater } from "../content/dates.ts";
import { getText } from "../content/texts.ts";
import { makeFeed, renderText } from "./feed.tsx";
import { makeLlms } from "./llms.ts";
import { makeManifest } from "./manifest.ts";
import { makeSitemaps } from "./sitemap.ts";

/**
 * Writes the files that feed readers, search engines and phones ask for besides the pages of the built site.
 * @param changes from readChanges()
 */
export async function writeFeeds(folder: string, changes: Changes): Promise<void> {
	const content = getContent();
	const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
	const feed = await makeFeed(content, async (post) => renderText(await getText(post)));
	write("feed.xml", nameCreators(feed.rss2()));
	write("atom.xml", feed.atom1());
	const dateOf = makeDater(content, changes);
	for (const { name, text } of makeSitemaps(content, dateOf)) write(name, text);
	write("robots.txt", makeRobots());
	write("site.webmanifest", makeManifest(content));
	write("llms.txt", makeLlms(content));
}

/** RSS wants an e-mail address in `author` (https://www.rssboard.org/rss-specification); a name goes in `dc:creator`. */
function nameCreators(rss: string): string {
	return rss.replaceAll(/<author>([^<@]*)<\/author>/g, "<dc:creator>$1</dc:creator>");
}

/** Allows everything except the addresses that forms post to. */
function makeRobots(): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
}
